-- The key of an order's form finds that order again for the browser that has sent it, and for no other; orders of before are
-- found by their clients alone.

alter table orders add column placed_by text not null default '';
alter table orders drop constraint orders_idempotency_key_key;
create unique index on orders (idempotency_key, placed_by);
