-- Clients of the shop. Their accounts (passwords, sign-ins) belong to the accounts library; see the migration of accounts.

create table customer (
  id integer generated always as identity primary key,
  account_id text unique,
  kind text not null default 'private' check (kind in ('private', 'business')),
  email text not null,
  first_name text not null default '',
  last_name text not null default '',
  phone text not null default '',
  company text not null default '',
  tax_number text not null default '',
  price_list_id integer not null default 1 references price_list,
  points integer not null default 0 check (points >= 0),
  created_at timestamptz not null default now()
);
create unique index on customer (lower(email));

create table address (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  kind text not null check (kind in ('billing', 'delivery', 'invoice')),
  first_name text not null default '',
  last_name text not null default '',
  company text not null default '',
  tax_number text not null default '',
  street text not null,
  street_number text not null,
  postcode text not null,
  city text not null,
  country text not null default 'PL' check (country ~ '^[A-Z]{2}$'),
  phone text not null default ''
);
create index on address (customer_id);

alter table visit add customer_id integer references customer on delete set null;
create index on visit (customer_id) where customer_id is not null;
