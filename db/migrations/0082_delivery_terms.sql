-- What delivery costs by the weight and value of a parcel, by its postcode and by what is in it. Amounts are gross minor units of PLN.

-- What a delivery costs from this weight and value of goods on, in place of its plain cost; the heavier band decides first.
create table delivery_band (
  option_id integer not null references delivery_option on delete cascade,
  -- grams
  weight_from integer not null default 0 check (weight_from >= 0),
  value_from bigint not null default 0 check (value_from >= 0),
  cost bigint not null check (cost >= 0),
  primary key (option_id, weight_from, value_from)
);

-- Postcodes that are dearer, or that nobody drives to: capitals and digits alone, whole or their beginning.
create table delivery_area (
  option_id integer not null references delivery_option on delete cascade,
  postcode_from text not null check (postcode_from ~ '^[A-Z0-9]{1,10}$'),
  postcode_to text not null check (postcode_to ~ '^[A-Z0-9]{1,10}$'),
  served boolean not null default true,
  -- on top of what delivery costs elsewhere in the country
  surcharge bigint not null default 0 check (surcharge >= 0),
  -- free from this value of goods there; null: never
  free_from bigint check (free_from >= 0),
  primary key (option_id, postcode_from, postcode_to),
  check (length(postcode_from) = length(postcode_to) and postcode_from collate "C" <= postcode_to collate "C")
);

-- Goods that decide whether a courier takes a parcel.
create table courier_goods (
  courier_id integer not null references courier on delete cascade,
  product_id integer references product on delete cascade,
  -- with all categories below it
  category_id integer references category on delete cascade,
  -- refused: no parcel with any of these; needed: only parcels with one of these at least
  rule text not null check (rule in ('refused', 'needed')),
  check (num_nonnulls(product_id, category_id) = 1),
  unique nulls not distinct (courier_id, product_id, category_id)
);
create index on courier_goods (product_id) where product_id is not null;
create index on courier_goods (category_id) where category_id is not null;
