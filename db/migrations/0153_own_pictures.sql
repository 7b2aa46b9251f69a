-- Pictures that the merchant has added to a product himself: they come first, and no feed takes them away.
alter table picture add own boolean not null default false;
