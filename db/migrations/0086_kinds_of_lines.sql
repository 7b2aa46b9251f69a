-- Of a bundle: the shopper chooses a size of this part's product; size_id stands for it until he has.
alter table bundle_part add choose_size boolean not null default false;

-- What a shopper may have made to his wish: text and choice fields with their price differences, in the order in which they are asked.
create table configurator (
  product_id integer primary key references product on delete cascade,
  fields jsonb not null check (jsonb_typeof(fields) = 'array')
);

-- What was chosen and typed, by field; `additional` says it in words and tells lines apart.
alter table basket_line add configuration jsonb not null default '{}';

-- What the line costs in points of the loyalty programme, and how many it brings.
alter table order_line add points_spent integer not null default 0 check (points_spent >= 0);
alter table order_line add points_received integer not null default 0 check (points_received >= 0);
