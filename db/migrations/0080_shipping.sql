-- How long it takes until goods can leave.

-- Whoever makes or brings what does not lie in the shop's stores.
create table supplier (
  id integer generated always as identity primary key,
  name text not null unique check (name <> ''),
  -- its working days from the order until the goods are in the shop; null: not known
  delay_days smallint check (delay_days between 0 and 60),
  -- ISO weekdays on which it works, 1 Monday … 7 Sunday
  weekdays integer[] not null default '{1,2,3,4,5}' check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) > 0),
  -- on which it is closed, besides public holidays
  closed_days date[] not null default '{}'
);

alter table product
  add column supplier_id integer references supplier,
  -- the shop's working days that each of it takes before it can leave, such as for engraving; null: not told
  add column delay_days smallint check (delay_days between 0 and 60);
create index on product (supplier_id) where supplier_id is not null;
