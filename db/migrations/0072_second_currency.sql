-- A currency besides PLN: its own retail prices, where the merchant sets some, and what was copied into baskets and orders.

insert into price_list (name, currency) values ('detaliczny EUR', 'EUR');
alter table currency add price_list_id integer unique references price_list;
update currency set price_list_id = (select min(id) from price_list where price_list.currency = currency.code);

-- the currency in which seen_gross was seen
alter table basket_line add seen_currency text not null default 'PLN' references currency;
-- how many PLN one unit of the order's currency cost on that day: an invoice names VAT in PLN too
alter table orders add currency_rate numeric(18, 6) not null default 1 check (currency_rate > 0);
