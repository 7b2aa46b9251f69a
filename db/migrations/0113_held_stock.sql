-- Goods that are set aside for a basket whose order form is open. They have left `quantity`, as sold ones have.

-- How much of what lies there is held: quantity + held is what the merchant counts on his shelf.
alter table stock add held numeric(18, 6) not null default 0 check (held >= 0);

create table stock_hold (
  id integer generated always as identity primary key,
  -- null: the basket is gone, and what it held waits to be given back
  basket_id integer references basket on delete set null,
  size_id integer not null,
  store_id integer not null,
  quantity numeric(18, 6) not null check (quantity > 0),
  since timestamptz not null,
  until timestamptz not null,
  foreign key (size_id, store_id) references stock on delete cascade,
  unique (basket_id, size_id, store_id)
);
create index on stock_hold (size_id);
create index on stock_hold (until);
