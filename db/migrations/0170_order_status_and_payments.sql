-- Despatch and money are two things: order_status says how far the goods are, payment_entry what was paid. orders.status and payment.status
-- stay for the build of 0.2.0, which reads and writes them; the triggers below translate in both directions.

alter table orders add column order_status text
  check (order_status in ('new', 'accepted', 'packed', 'sent', 'delivered', 'cancelled', 'returned'));

create function order_status_of_0_2(status text) returns text language sql immutable as $$
  select case status
    when 'waiting_for_payment' then 'new'
    when 'paid' then 'accepted'
    when 'packing' then 'packed'
    when 'completed' then 'delivered'
    else status
  end
$$;

update orders set order_status = order_status_of_0_2(status);
create index on orders (order_status, number desc);

-- Money that came or went, as it was booked. Only ever added to: a mistake is booked back.
create table payment_entry (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders on delete cascade,
  kind text not null check (kind in ('received', 'refunded')),
  amount bigint not null check (amount > 0),
  currency text not null references currency,
  -- the way of the money: transfer, cash-on-delivery, a gateway
  source text not null,
  actor text not null check (actor in ('client', 'guest', 'staff', 'job', 'partner')),
  -- names the movement at its source: a notification that arrives twice is booked once
  idempotency_key text not null,
  at timestamptz not null,
  unique (source, idempotency_key)
);
create index on payment_entry (order_id, id);

insert into payment_entry (order_id, kind, amount, currency, source, actor, idempotency_key, at)
select order_id, 'received', amount, currency, method, 'staff', 'payment ' || id, changed_at
from payment where status in ('paid', 'refunded') and amount > 0;
insert into payment_entry (order_id, kind, amount, currency, source, actor, idempotency_key, at)
select order_id, 'refunded', amount, currency, method, 'staff', 'payment ' || id || ' refunded', changed_at
from payment where status = 'refunded' and amount > 0;

-- deleting an order deletes its entries: at depth 0 somebody else is at work
create trigger payment_entry_is_append_only before update or delete or truncate on payment_entry
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change();

create function order_balance(of_order bigint) returns bigint language sql stable as $$
  select coalesce(sum(case kind when 'received' then amount else -amount end), 0)::bigint from payment_entry where order_id = of_order
$$;

create function status_for_0_2(of_order orders) returns text language sql stable as $$
  select case of_order.order_status
    when 'packed' then 'packing'
    when 'delivered' then 'completed'
    when 'returned' then 'completed'
    when 'sent' then 'sent'
    when 'cancelled' then 'cancelled'
    else case
      when of_order.order_status = 'accepted' and order_balance(of_order.id) >= of_order.total_gross then 'paid'
      when of_order.delivery_prepaid = 'prepaid' and of_order.total_gross > 0 then 'waiting_for_payment'
      else 'new'
    end
  end
$$;

-- Whoever wrote one of the two statuses, the other follows.
create function translate_order_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.order_status is null then
      new.order_status := order_status_of_0_2(new.status);
    else
      new.status := status_for_0_2(new);
    end if;
  elsif new.order_status is distinct from old.order_status then
    new.status := status_for_0_2(new);
  elsif new.status <> old.status then
    new.order_status := order_status_of_0_2(new.status);
  end if;
  return new;
end
$$;
create trigger translate_order_status before insert or update of status, order_status on orders
  for each row execute function translate_order_status();

-- The build of 0.2.0 marks a payment as paid: what was not booked yet is booked.
create function book_payment_of_0_2() returns trigger language plpgsql as $$
declare
  missing bigint := new.amount - order_balance(new.order_id);
begin
  if missing > 0 then
    insert into payment_entry (order_id, kind, amount, currency, source, actor, idempotency_key, at)
    values (new.order_id, 'received', missing, new.currency, new.method, 'staff', 'payment ' || new.id, new.changed_at)
    on conflict do nothing;
  end if;
  return null;
end
$$;
create trigger book_payment_of_0_2 after update of status on payment
  for each row when (new.status = 'paid' and old.status <> 'paid') execute function book_payment_of_0_2();

-- It reads a payment as awaited until it is marked.
create function mark_payment_for_0_2() returns trigger language plpgsql as $$
begin
  update payment set status = 'paid', changed_at = new.at
  where order_id = new.order_id and status in ('waiting', 'pending') and amount <= order_balance(new.order_id);
  return null;
end
$$;
create trigger mark_payment_for_0_2 after insert on payment_entry for each row execute function mark_payment_for_0_2();
