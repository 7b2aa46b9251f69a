-- What an order costs besides its goods, each with its VAT by rate, as in orders.delivery_vat. The columns delivery_gross, delivery_net and
-- delivery_vat stay for the build of 0.2.0, whose orders have no row here.
create table order_charge (
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind in ('delivery', 'payment', 'insurance')),
  name text not null,
  gross bigint not null check (gross >= 0),
  net bigint not null check (net >= 0 and net <= gross),
  vat jsonb not null check (jsonb_typeof(vat) = 'array'),
  primary key (order_id, kind)
);
insert into order_charge (order_id, kind, name, gross, net, vat)
select id, 'delivery', delivery_name, delivery_gross, delivery_net, delivery_vat from orders;

-- Where a courier shows a parcel: an address with {number} in it; '' where there is none.
alter table courier add tracking_url text not null default '';

-- What leaves at once; an order may leave in parts.
create table shipment (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  courier_name text not null,
  at timestamptz not null
);
create index on shipment (order_id, id);

create table shipment_line (
  shipment_id bigint not null references shipment on delete cascade,
  -- of order_line
  position smallint not null,
  quantity numeric(18, 6) not null check (quantity > 0),
  primary key (shipment_id, position)
);

create table parcel (
  id bigint generated always as identity primary key,
  shipment_id bigint not null references shipment on delete cascade,
  tracking_number text not null,
  -- as it was on that day; '' where the courier has none
  tracking_url text not null default ''
);
create index on parcel (shipment_id, id);
