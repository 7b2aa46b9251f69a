-- Each time a buyer sets out to pay an order online, as the gateway knows it. What was paid is booked in payment_entry alone: an attempt only
-- says whom to ask about which money.
create table payment_attempt (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  -- names it at the gateway; never sent to anybody else
  session_id text not null unique,
  method text not null,
  amount bigint not null check (amount > 0),
  currency text not null references currency,
  -- replaced: the buyer began again, but the old page may still be paid
  state text not null default 'open' check (state in ('open', 'paid', 'failed', 'replaced')),
  -- of the gateway's page; null until it has answered
  token text,
  -- the gateway's own number, known once the buyer has chosen how to pay
  gateway_order bigint,
  -- why it failed, or what the merchant must look at: 'declined', 'amount'
  problem text not null default '',
  -- when a BLIK code was sent; the code itself is stored nowhere
  code_sent_at timestamptz,
  created_at timestamptz not null,
  -- when the gateway was last asked
  checked_at timestamptz not null
);
-- one at a time: two tabs do not pay twice
create unique index payment_attempt_open on payment_attempt (order_id) where state = 'open';
create index on payment_attempt (order_id, id);
create index on payment_attempt (created_at) where state <> 'paid';
