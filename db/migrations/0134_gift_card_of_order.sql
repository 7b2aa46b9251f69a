-- The code of a gift card with which an order is paid, wholly or in part; '' where there is none.

alter table orders add column gift_card_code text not null default '';
