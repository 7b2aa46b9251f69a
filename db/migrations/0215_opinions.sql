-- What buyers think of products, and of the shop itself.
create table opinion (
  id bigint generated always as identity primary key,
  -- Null: of the shop.
  product_id integer references product on delete cascade,
  -- The order by which it was written, and the position of the line; the purchase stays proven when the order is deleted.
  order_id bigint references orders on delete set null,
  order_position smallint,
  -- What proves the purchase: an order of this shop, or the system from which the opinion was taken over; null: nothing does.
  proof text check (proof in ('order', 'import')),
  customer_id integer references customer on delete set null,
  -- '': not known
  email text not null default '',
  -- As shown beside it.
  author text not null check (author <> ''),
  language text not null default 'pl',
  rating smallint not null check (rating between 1 and 5),
  content text not null check (content <> ''),
  state text not null default 'waiting' check (state in ('waiting', 'published', 'rejected')),
  -- Why it was rejected, in the shop's words.
  reason text not null default '',
  written_at timestamptz not null,
  answer text not null default '',
  answered_at timestamptz,
  helpful integer not null default 0,
  unhelpful integer not null default 0
);
create index opinion_of_product on opinion (product_id, written_at) where state = 'published';
create index opinion_of_email on opinion (lower(email)) where email <> '';
create index opinion_waiting on opinion (id) where state = 'waiting';
-- One of each product of an order, and one of the shop.
create unique index opinion_of_order on opinion (order_id, coalesce(product_id, 0)) where order_id is not null;

-- Who has already said whether an opinion helps; the numbers are in the opinion.
create table opinion_vote (
  opinion_id bigint not null references opinion on delete cascade,
  customer_id integer references customer on delete cascade,
  visit_id bigint references visit on delete cascade,
  check (num_nonnulls(customer_id, visit_id) = 1)
);
create unique index opinion_vote_of_customer on opinion_vote (customer_id, opinion_id) where customer_id is not null;
create unique index opinion_vote_of_visit on opinion_vote (visit_id, opinion_id) where visit_id is not null;
create index opinion_vote_of_opinion on opinion_vote (opinion_id);

-- Of its published opinions: how many there are, and the sum of their ratings.
alter table product add rating_count integer not null default 0, add rating_sum integer not null default 0;
