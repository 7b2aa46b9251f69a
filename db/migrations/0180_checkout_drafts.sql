-- What a visitor has typed into the order before placing it. Gone with the visit, with the order, and with the client who typed it.
create table checkout_draft (
  visit_id bigint primary key references visit on delete cascade,
  -- null: a guest typed it
  customer_id integer references customer on delete cascade,
  fields jsonb not null,
  changed_at timestamptz not null
);
create index on checkout_draft (customer_id) where customer_id is not null;
