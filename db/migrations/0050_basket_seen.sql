-- What a unit cost when the shopper last saw it: a changed price is said in words before it is paid.
alter table basket_line add seen_gross bigint check (seen_gross >= 0);
