-- The latest day of delivery that was promised when the order was placed; null where none was, or an older build placed it.
alter table orders add promised_day date;
