-- How parcels travel and what that costs. Amounts are gross minor units of PLN.

create table courier (
  id integer generated always as identity primary key,
  name text not null,
  icon text not null default '',
  pickup_point boolean not null default false,
  position smallint not null default 0,
  enabled boolean not null default true
);

create table delivery_option (
  id integer generated always as identity primary key,
  courier_id integer not null references courier on delete cascade,
  country text not null default 'PL' check (country ~ '^[A-Z]{2}$'),
  -- dvp: paid to the courier
  prepaid text not null check (prepaid in ('prepaid', 'dvp')),
  cost bigint not null check (cost >= 0),
  -- free from this value of goods
  free_from bigint check (free_from >= 0),
  minimum_value bigint not null default 0 check (minimum_value >= 0),
  maximum_weight integer check (maximum_weight > 0),
  vat_class_id text not null default '23' references vat_class,
  -- working days on the way
  days_from smallint not null default 1 check (days_from >= 0),
  days_to smallint not null default 1 check (days_to >= days_from),
  comment text not null default '',
  unique (courier_id, country, prepaid)
);
