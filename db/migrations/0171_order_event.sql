-- Who changed an order, why, from what to what: columns instead of pieces of detail. Only ever added to.

alter table order_event
  add actor text check (actor in ('client', 'guest', 'staff', 'job', 'partner')),
  add reason text not null default '',
  add from_status text,
  add to_status text;

update order_event set
  actor = 'staff',
  from_status = order_status_of_0_2(detail ->> 'from'),
  to_status = order_status_of_0_2(detail ->> 'to')
where kind = 'status-changed';

-- the build of 0.2.0 writes statuses into detail, by its names
create function read_event_of_0_2() returns trigger language plpgsql as $$
begin
  new.from_status := order_status_of_0_2(new.detail ->> 'from');
  new.to_status := order_status_of_0_2(new.detail ->> 'to');
  new.actor := 'staff';
  return new;
end
$$;
create trigger read_event_of_0_2 before insert on order_event
  for each row when (new.kind = 'status-changed' and new.to_status is null) execute function read_event_of_0_2();

create trigger order_event_is_append_only before update or delete or truncate on order_event
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change();
