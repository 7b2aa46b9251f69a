-- Products that a visitor compares, in the order in which he chose them; few, so one row holds them. Gone with the visit.

create table comparison (
  visit_id bigint primary key references visit on delete cascade,
  product_ids integer[] not null default '{}' check (cardinality(product_ids) <= 10),
  changed_at timestamptz not null
);
