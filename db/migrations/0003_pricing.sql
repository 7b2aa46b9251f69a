-- Prices. All amounts are gross, in minor units (grosz, cent) of the list's currency, for one unit of the product.

create table price_list (
  id integer generated always as identity primary key,
  name text not null,
  currency text not null references currency
);
insert into price_list (name, currency) values ('detaliczny', 'PLN');

create table price (
  id bigint generated always as identity primary key,
  size_id integer not null references product_size on delete cascade,
  price_list_id integer not null default 1 references price_list,
  -- a promotion in force wins over the regular price
  kind text not null check (kind in ('regular', 'promotion')),
  amount bigint not null check (amount >= 0),
  valid_from timestamptz not null,
  valid_until timestamptz check (valid_until > valid_from)
);
create index on price (size_id, price_list_id, kind, valid_from desc);

-- What was offered, and since when. Only ever added to: the lowest price of 30 days is proved from it.
create table price_log (
  id bigint generated always as identity primary key,
  size_id integer not null,
  price_list_id integer not null,
  kind text not null check (kind in ('regular', 'promotion')),
  -- null: this kind of price ended without another
  gross bigint check (gross >= 0),
  net bigint check (net >= 0),
  vat_percent numeric(5, 2) not null,
  since timestamptz not null,
  -- announced end of a promotion
  until timestamptz,
  recorded_at timestamptz not null default now()
);
create index on price_log (size_id, price_list_id, since);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name;
end $$;
create trigger price_log_is_append_only before update or delete or truncate on price_log for each statement execute function refuse_change();

-- What else belongs to a price: one row for each size and list that has any.
create table price_extra (
  size_id integer not null references product_size on delete cascade,
  price_list_id integer not null default 1 references price_list,
  recommended bigint check (recommended >= 0),
  advance bigint check (advance >= 0),
  primary key (size_id, price_list_id)
);

create table price_tier (
  size_id integer not null references product_size on delete cascade,
  price_list_id integer not null default 1 references price_list,
  from_quantity numeric(18, 6) not null check (from_quantity > 0),
  amount bigint not null check (amount >= 0),
  primary key (size_id, price_list_id, from_quantity)
);

create table subscription_offer (
  product_id integer primary key references product on delete cascade,
  -- exactly one of both: percent off, or an amount off
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  amount bigint check (amount > 0),
  every_days integer[] not null check (cardinality(every_days) > 0),
  check (num_nonnulls(percent, amount) = 1)
);
