-- What visitors write to the seller on the contact page, until the mail with it has gone out: then the row is deleted.
create table contact_message (
  id bigint generated always as identity primary key,
  -- '': not given, as are a name and an order's number
  name text not null,
  email text not null check (email <> ''),
  topic text not null,
  order_number text not null,
  message text not null check (message <> ''),
  written_at timestamptz not null
);
