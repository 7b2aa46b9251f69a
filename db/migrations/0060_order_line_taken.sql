-- What a line took out of the stores, [{sizeId, quantity}]: so much goes back when the order is cancelled.
alter table order_line add taken jsonb not null default '[]';
