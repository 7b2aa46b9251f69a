-- What keeps a product from being bought, in the merchant's own words; '' when nothing does (A4.5).
alter table product add column disabled_text text not null default '' check (length(disabled_text) <= 500);

-- Who wants to be told when a size can be had again. A row goes when its mail has gone, or when it has waited too long.
create table stock_notification (
  id integer generated always as identity primary key,
  size_id integer not null references product_size on delete cascade,
  email text not null check (email <> ''),
  -- so many shall be there before the mail goes
  quantity numeric(18, 6) not null check (quantity > 0),
  -- in the link by which the mail is stopped; one for all that an address waits for
  token text not null,
  asked_at timestamptz not null,
  -- a process is writing this mail; after that moment another one may
  claimed_until timestamptz
);
create unique index on stock_notification (size_id, lower(email));
create index on stock_notification (token);
create index on stock_notification (asked_at);
