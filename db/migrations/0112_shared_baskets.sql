-- A basket as its owner has shown it to others by a secret address, with nothing in it that he has written.
create table shared_basket (
  id bigint generated always as identity primary key,
  -- SHA-256 of the token in the address
  token_hash bytea not null unique,
  -- who has shared it, so that one visitor cannot make addresses without end
  visit_id bigint references visit on delete set null,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null
);
create index on shared_basket (visit_id);
create index on shared_basket (ends_at);

create table shared_basket_line (
  shared_basket_id bigint not null references shared_basket on delete cascade,
  position smallint not null,
  size_id integer not null references product_size on delete cascade,
  quantity numeric(18, 6) not null check (quantity > 0),
  for_points boolean not null default false,
  subscription_days integer not null default 0 check (subscription_days >= 0),
  bundle_parts jsonb not null default '[]',
  primary key (shared_basket_id, position)
);
