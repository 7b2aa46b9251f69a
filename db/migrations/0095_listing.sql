-- What lists of products filter and sort by, one row for each product that can be seen. Kept from the product's own tables.
create table listing (
  product_id integer primary key references product on delete cascade,
  -- its categories and all above them
  categories integer[] not null,
  producer_id integer,
  series_id integer,
  parameter_values integer[] not null,
  -- types of the sizes that can be bought now; of a product in one size only, none
  sizes text[] not null,
  -- enough of some size lies in a store
  in_stock boolean not null,
  -- made or brought when it is ordered
  to_order boolean not null,
  -- not sold at present
  disabled boolean not null,
  -- in stock, and leaves without waiting for a supplier
  express boolean not null,
  is_new boolean not null,
  -- price: what listing_price says; free: nothing; untold: by phone, or points
  priced text not null check (priced in ('price', 'free', 'untold')),
  popularity integer not null,
  sort_key text not null
);
create index listing_categories on listing using gin (categories);

-- The lowest price of a product over time, in each list in which it has prices: a promotion begins and ends here by the clock alone.
create table listing_price (
  product_id integer not null references product on delete cascade,
  price_list_id integer not null references price_list on delete cascade,
  valid_from timestamptz not null,
  valid_until timestamptz,
  -- minor units: of the sizes with a price of their own in this list
  own_amount bigint,
  -- minor units of the base list: of the sizes that have none in this list
  rest_amount bigint,
  promotion boolean not null,
  primary key (product_id, price_list_id, valid_from)
);

-- What stands in the shop already is written the next time that products are refreshed.
insert into product_change (product_id) select id from product on conflict do nothing;
