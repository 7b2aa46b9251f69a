-- Feeds of the shop's products for Ceneo, Google and Meta: which are on, the secret in the address of each, and what it was made from
-- besides products (couriers, the shop's address and name).
create table product_feed (
  name text primary key check (name in ('ceneo', 'google', 'meta')),
  token text not null,
  basis text not null default '',
  opened_at timestamptz not null
);

-- What a feed says of a product, as it is written there; empty where it is refused.
create table product_feed_entry (
  feed text not null references product_feed on delete cascade,
  product_id integer not null,
  body text not null,
  -- why the product, or some of its sizes, are not in the feed: [{"size", "key", "values"}]
  refusals jsonb not null default '[]',
  -- since when it has read so
  changed_at timestamptz not null,
  -- when a price begins or ends; null: nothing does
  valid_until timestamptz,
  primary key (feed, product_id)
);
create index on product_feed_entry (valid_until) where valid_until is not null;

-- Which products have changed since the feeds were made, noted with what lists and search hold of them; nothing while no feed is on.
create table product_feed_change (
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  product_id integer not null,
  primary key (transaction_id, product_id)
);

create function note_feed_changes() returns trigger language plpgsql as $$
begin
  if exists (select from product_feed) then
    insert into product_feed_change (product_id) select distinct product_id from touched on conflict do nothing;
  end if;
  return null;
end $$;

create trigger note_feed_changes after insert on product_change
referencing new table as touched for each statement execute function note_feed_changes();
