-- When time changes a price next: pages that show prices are kept no longer than that.
create index on price (valid_from);
create index on price (valid_until) where valid_until is not null;
