-- What the merchant has decided about a product himself: no import undoes it. visible, withdrawn, labels; what is not named is the source's.

alter table product add column chosen jsonb not null default '{}';
