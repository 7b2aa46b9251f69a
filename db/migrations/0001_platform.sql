-- What every part of the shop stands on: settings, words, currencies, taxes, visitors.

create table setting (
  key text primary key check (key ~ '^[a-z][A-Za-z0-9.]*$'),
  value jsonb not null,
  changed_at timestamptz not null default now()
);

-- Words that the shop has changed; the Polish defaults stand in texts.ts.
create table text_override (
  language text not null default 'pl',
  key text not null,
  value text not null,
  changed_at timestamptz not null default now(),
  primary key (language, key)
);

create table currency (
  code text primary key check (code ~ '^[A-Z]{3}$'),
  symbol text not null,
  -- '###&nbsp;##0,00': grouping, decimal separator and decimals
  mask text not null,
  symbol_before boolean not null default false,
  symbol_space boolean not null default true,
  -- how many PLN one unit costs
  rate numeric(18, 6) not null check (rate > 0),
  position smallint not null default 0
);
insert into currency (code, symbol, mask, rate, position) values ('PLN', 'zł', '###&nbsp;##0,00', 1, 1), ('EUR', '€', '###&nbsp;##0,00', 4.25, 2);

create table vat_class (
  id text primary key,
  name text not null
);
create table vat_rate (
  vat_class_id text not null references vat_class,
  country text not null default 'PL' check (country ~ '^[A-Z]{2}$'),
  percent numeric(5, 2) not null check (percent >= 0 and percent < 100),
  valid_from date not null default '2011-01-01',
  primary key (vat_class_id, country, valid_from)
);
insert into vat_class (id, name) values ('23', 'podstawowa'), ('8', 'obniżona'), ('5', 'obniżona'), ('0', 'zerowa');
insert into vat_rate (vat_class_id, percent) values ('23', 23), ('8', 8), ('5', 5), ('0', 0);

-- Someone who has put something into a basket or signed in. Nobody gets one by looking.
create table visit (
  id bigint generated always as identity primary key,
  -- SHA-256 of the cookie's token: a stolen copy of this table opens nothing
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on visit (expires_at);
