-- An order is a copy: nothing that changes in the shop later changes it.

create sequence order_number start with 10001;

create table orders (
  id bigint generated always as identity primary key,
  number bigint not null unique default nextval('order_number'),
  -- opens the order's page without signing in
  token uuid not null unique,
  -- of the form that placed it: sent twice, it is still one order
  idempotency_key uuid not null unique,
  customer_id integer references customer on delete set null,
  status text not null default 'new' check (status in ('new', 'waiting_for_payment', 'paid', 'packing', 'sent', 'completed', 'cancelled')),
  language text not null default 'pl',
  currency text not null references currency,
  price_type text not null check (price_type in ('gross', 'net')),
  placed_at timestamptz not null,
  email text not null,
  phone text not null,
  comment text not null default '',
  courier_id integer references courier on delete set null,
  delivery_name text not null,
  delivery_prepaid text not null check (delivery_prepaid in ('prepaid', 'dvp')),
  delivery_gross bigint not null check (delivery_gross >= 0),
  delivery_net bigint not null check (delivery_net >= 0),
  delivery_vat_percent numeric(5, 2) not null,
  payment_method text not null,
  goods_gross bigint not null check (goods_gross >= 0),
  goods_net bigint not null check (goods_net >= 0),
  total_gross bigint not null check (total_gross = goods_gross + delivery_gross),
  total_net bigint not null check (total_net = goods_net + delivery_net),
  terms_version integer not null,
  -- the seller as he was on that day
  seller jsonb not null
);
create index on orders (customer_id, placed_at desc) where customer_id is not null;
create index on orders (placed_at desc);

create table order_address (
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind in ('billing', 'delivery', 'invoice')),
  first_name text not null default '',
  last_name text not null default '',
  company text not null default '',
  tax_number text not null default '',
  street text not null,
  street_number text not null,
  postcode text not null,
  city text not null,
  country text not null,
  primary key (order_id, kind)
);

create table order_line (
  order_id bigint not null references orders on delete cascade,
  position smallint not null,
  -- kept for looking up; the copy stands without them
  product_id integer,
  size_id integer,
  name text not null,
  version_name text not null default '',
  size_name text not null default '',
  code text,
  ean text,
  picture text,
  unit text not null,
  precision smallint not null,
  quantity numeric(18, 6) not null check (quantity > 0),
  unit_gross bigint not null check (unit_gross >= 0),
  vat_percent numeric(5, 2) not null,
  gross bigint not null check (gross >= 0),
  net bigint not null check (net >= 0 and net <= gross),
  additional text not null default '',
  comment text not null default '',
  subscription_days integer not null default 0,
  bundle_parts jsonb not null default '[]',
  primary key (order_id, position)
);

create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  at timestamptz not null,
  kind text not null,
  detail jsonb not null default '{}'
);
create index on order_event (order_id, at);

create table payment (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  method text not null,
  status text not null default 'waiting' check (status in ('waiting', 'pending', 'paid', 'failed', 'refunded')),
  amount bigint not null check (amount >= 0),
  currency text not null references currency,
  external_id text,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  unique (method, external_id)
);
create index on payment (order_id);
