-- Money that the gateway is asked to give back. It is stored before the gateway is asked, under the name by which it knows the refund: a process
-- that dies in between asks for the same one again, and nobody is paid back twice.
create table payment_refund (
  id uuid primary key,
  attempt_id bigint not null references payment_attempt on delete cascade,
  amount bigint not null check (amount > 0),
  state text not null default 'asked' check (state in ('asked', 'accepted', 'rejected')),
  created_at timestamptz not null
);
create index on payment_refund (attempt_id);
