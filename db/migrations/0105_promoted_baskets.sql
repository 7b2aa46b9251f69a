-- What a shopper has chosen for the whole basket, and what of it an order keeps.

alter table basket
  add rebate_code text not null default '',
  add gift_size_id int references product_size on delete set null,
  add wrap_size_id int references product_size on delete set null;

alter table basket_line add wrap_size_id int references product_size on delete set null;

alter table order_line
  -- What promotions took off the whole line, gross minor units: gross = unit_gross * quantity - discount_gross.
  add discount_gross bigint not null default 0 check (discount_gross >= 0),
  add kind text not null default 'goods' check (kind in ('goods', 'gift', 'wrap'));

-- The promotions by which an order was cheaper, in the words of that day; what uses are counted by.
create table order_promotion (
  order_id int not null references orders on delete cascade,
  position smallint not null,
  promotion_id int not null,
  name text not null,
  code text not null default '',
  saved_gross bigint not null default 0 check (saved_gross >= 0),
  points int not null default 0 check (points >= 0),
  primary key (order_id, position)
);
create index on order_promotion (promotion_id);
create index on order_promotion (code) where code <> '';
