-- Rules by which the shop sells for less, and the codes that ask for them.

-- The merchant's own word for clients of a kind, as promotions name it: 'hurt', 'stali'.
alter table customer add group_name text not null default '';

create table promotion (
  id integer generated always as identity primary key,
  -- by which the merchant's file knows it again: 'trzecia-herbata'
  key text not null unique check (key <> ''),
  name text not null check (name <> ''),
  -- src/features/promotions/rules/conditions.ts and benefits.ts, but that goods are named by ids alone
  conditions jsonb not null default '[]' check (jsonb_typeof(conditions) = 'array'),
  benefits jsonb not null check (jsonb_typeof(benefits) = 'array'),
  priority integer not null default 0,
  combines boolean not null default true,
  needs_code boolean not null default false,
  created_at timestamptz not null default now(),
  -- taken out of use by the merchant, whatever its conditions say
  ended_at timestamptz
);

create table rebate_code (
  -- in capitals, without space around it
  code text primary key check (code <> '' and code = upper(btrim(code))),
  promotion_id integer not null references promotion on delete cascade,
  -- whose it is: only he may use it
  customer_id integer references customer on delete cascade,
  -- clients are told of it on their page of rebates
  shown boolean not null default false,
  valid_from timestamptz,
  valid_to timestamptz,
  -- in how many orders, cancelled ones left out
  most_uses integer check (most_uses > 0),
  most_uses_per_client integer check (most_uses_per_client > 0),
  check (valid_from < valid_to)
);
create index on rebate_code (promotion_id);
create index on rebate_code (customer_id) where customer_id is not null;
