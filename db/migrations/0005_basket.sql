-- Baskets live on the server: of a visit, or of a client on all his devices.

create table basket (
  id bigint generated always as identity primary key,
  visit_id bigint unique references visit on delete cascade,
  customer_id integer unique references customer on delete cascade,
  comment text not null default '' check (length(comment) <= 255),
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  check (num_nonnulls(visit_id, customer_id) = 1)
);

create table basket_line (
  id bigint generated always as identity primary key,
  basket_id bigint not null references basket on delete cascade,
  size_id integer not null references product_size on delete cascade,
  quantity numeric(18, 6) not null check (quantity > 0),
  -- engraved text or configuration; a different text is a different line
  additional text not null default '',
  for_points boolean not null default false,
  -- 0: bought once
  subscription_days integer not null default 0 check (subscription_days >= 0),
  bundle_parts jsonb not null default '[]',
  comment text not null default '' check (length(comment) <= 255),
  added_at timestamptz not null default now(),
  unique (basket_id, size_id, additional, for_points, subscription_days, bundle_parts)
);

-- What is still to be said to a visitor after an answer that was only a redirect; cleared by reading.
create table visit_message (
  id bigint generated always as identity primary key,
  visit_id bigint not null references visit on delete cascade,
  type text not null check (type in ('success', 'warning', 'error')),
  code text not null,
  parameters jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index on visit_message (visit_id);
