-- What a shopper has put aside: beside the basket, out of its sums, on the terms on which it was in it.
create table saved_line (
  id bigint generated always as identity primary key,
  basket_id bigint not null references basket on delete cascade,
  size_id integer not null references product_size on delete cascade,
  quantity numeric(18, 6) not null check (quantity > 0),
  additional text not null default '',
  for_points boolean not null default false,
  subscription_days integer not null default 0 check (subscription_days >= 0),
  bundle_parts jsonb not null default '[]',
  configuration jsonb not null default '{}',
  comment text not null default '' check (length(comment) <= 255),
  saved_at timestamptz not null default now(),
  unique (basket_id, size_id, additional, for_points, subscription_days, bundle_parts)
);

-- baskets of clients that nobody has touched for long are cleared
create index on basket (changed_at) where customer_id is not null;
