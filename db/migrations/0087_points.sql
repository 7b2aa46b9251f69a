-- What points of the loyalty programme came and went, and why; customer.points is their sum. Only ever added to.
create table points_entry (
  id bigint generated always as identity primary key,
  customer_id integer not null,
  points integer not null check (points <> 0),
  reason text not null check (reason in ('granted', 'spent', 'returned', 'received')),
  order_id bigint,
  at timestamptz not null
);
create index on points_entry (customer_id, id);
create unique index on points_entry (order_id, reason) where order_id is not null;
create trigger points_entry_is_append_only before update or delete or truncate on points_entry for each statement execute function refuse_change();
