-- What clients mean to buy, in lists of their own.

create table shopping_list (
  id integer generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  name text not null check (char_length(name) between 1 and 60),
  -- opens the list to whoever has the link; null: nobody else sees it
  token text unique,
  quantities boolean not null default true,
  sort text not null default 'added' check (sort in ('added', 'name', 'price')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index on shopping_list (customer_id, lower(name));

create table shopping_list_line (
  id bigint generated always as identity primary key,
  list_id integer not null references shopping_list on delete cascade,
  product_id integer not null references product on delete cascade,
  -- null: the product, in whichever size
  size_id integer references product_size on delete cascade,
  quantity numeric(18, 6) not null check (quantity > 0),
  added_at timestamptz not null,
  unique nulls not distinct (list_id, product_id, size_id)
);
create index on shopping_list_line (product_id);
create index on shopping_list_line (size_id);
