-- Goods that lie in a shop in another town are brought to where parcels are packed: by its own days.
alter table store
  -- working days of its own until what lies there can leave; 0: parcels leave from there
  add column delay_days smallint not null default 0 check (delay_days between 0 and 60),
  -- ISO weekdays on which it hands goods over, 1 Monday … 7 Sunday
  add column weekdays integer[] not null default '{1,2,3,4,5,6,7}' check (weekdays <@ '{1,2,3,4,5,6,7}' and cardinality(weekdays) > 0),
  -- on which it is closed, besides public holidays
  add column closed_days date[] not null default '{}';
