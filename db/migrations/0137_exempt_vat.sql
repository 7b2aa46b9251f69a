-- Goods may be exempt from VAT: a rate without percents, which is not the rate of 0 per cent.
alter table vat_rate alter column percent drop not null;
insert into vat_class (id, name) values ('zw', 'zwolniona');
insert into vat_rate (vat_class_id, percent) values ('zw', null);
alter table order_line alter column vat_percent drop not null;
alter table price_log alter column vat_percent drop not null;
