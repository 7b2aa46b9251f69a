-- What the shopper last saw beside unit prices: what promotions made of his basket, and what wrapping cost. JSON, as
-- src/features/basket/rules/seen-beside.ts writes it; '' while there was nothing that could become less.
alter table basket add seen_beside text not null default '';
