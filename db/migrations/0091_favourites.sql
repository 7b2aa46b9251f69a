-- What people have taken a liking to: of a visit, or of a client on all his devices.

create table favourite_list (
  id bigint generated always as identity primary key,
  visit_id bigint unique references visit on delete cascade,
  customer_id integer unique references customer on delete cascade,
  changed_at timestamptz not null,
  check (num_nonnulls(visit_id, customer_id) = 1)
);

create table favourite (
  id bigint generated always as identity primary key,
  list_id bigint not null references favourite_list on delete cascade,
  product_id integer not null references product on delete cascade,
  -- null: the product, in whichever size
  size_id integer references product_size on delete cascade,
  added_at timestamptz not null,
  unique nulls not distinct (list_id, product_id, size_id)
);
create index on favourite (product_id);
create index on favourite (size_id);
