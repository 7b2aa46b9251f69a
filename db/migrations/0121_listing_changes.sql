-- Which transaction has changed a product's rows in `listing` or `listing_price` last: whoever keeps those in memory asks for what is new to him.
create table listing_change (
  product_id integer primary key,
  changed_by xid8 not null
);
create index listing_change_changed_by on listing_change (changed_by);

create function note_listing_changes() returns trigger language plpgsql as $$
begin
  insert into listing_change (product_id, changed_by)
  select distinct product_id, pg_current_xact_id() from touched order by product_id
  on conflict (product_id) do update set changed_by = excluded.changed_by;
  return null;
end $$;

do $$
declare
  watched text;
  event text;
begin
  foreach watched in array array['listing', 'listing_price'] loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as touched for each statement execute function note_listing_changes()',
        'note_listing_on_' || event, event, watched, case event when 'delete' then 'old' else 'new' end
      );
    end loop;
  end loop;
end $$;
