-- Where the merchant's own systems receive changes of orders (Standard Webhooks), and what was sent there.
create table webhook_endpoint (
  id integer generated always as identity primary key,
  url text not null,
  created_at timestamptz not null,
  -- the receiver answered 410: nothing is sent there any more
  disabled_at timestamptz,
  -- when the merchant was last notified that a message was given up
  notified_at timestamptz
);

-- Encrypted with the shop's secret; two are valid while one replaces the other.
create table webhook_secret (
  id integer generated always as identity primary key,
  endpoint_id integer not null references webhook_endpoint on delete cascade,
  sealed bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz
);
create index webhook_secret_endpoint on webhook_secret (endpoint_id);

-- What happened, in the bytes that are signed and sent: the same for each endpoint and attempt.
create table webhook_message (
  id bigint generated always as identity primary key,
  message_id text not null unique,
  body text not null,
  created_at timestamptz not null
);
create index webhook_message_created on webhook_message (created_at);

create table webhook_delivery (
  id bigint generated always as identity primary key,
  message_id bigint not null references webhook_message on delete cascade,
  endpoint_id integer not null references webhook_endpoint on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  tried_at timestamptz,
  -- of the last attempt: a status of HTTP or why there was none
  result text not null default ''
);
create index webhook_delivery_message on webhook_delivery (message_id);
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, id);
