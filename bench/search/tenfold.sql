-- Ten times the large catalogue, in SQL: the same 100,000 products nine times more, each copy with ids, codes and rows of its own.
-- What a million costs to read is known so in minutes, where making it through the shop takes hours. Of a bench database only.
set session_replication_role = replica;

create temporary table large as select id from product where source = 'demo-large' and id < 1000000;
create temporary table large_size as select product_size.id from product_size join large on large.id = product_id;
analyze large;
analyze large_size;

do $$
declare
  copied record;
  columns text;
  values text;
begin
  for copied in
    select * from (values
      ('product', 'id in (select id from large)'),
      ('product_size', 'product_id in (select id from large)'),
      ('product_category', 'product_id in (select id from large)'),
      ('product_parameter', 'product_id in (select id from large)'),
      ('picture', 'product_id in (select id from large)'),
      ('stock', 'size_id in (select id from large_size)'),
      ('price', 'size_id in (select id from large_size)'),
      ('price_log', 'size_id in (select id from large_size)'),
      ('listing', 'product_id in (select id from large)'),
      ('listing_price', 'product_id in (select id from large)'),
      ('search_document', 'product_id in (select id from large)')
    ) as listed (name, condition)
  loop
    select string_agg(quote_ident(column_name), ', ' order by ordinal_position),
      string_agg(case
        when column_name in ('id', 'product_id', 'size_id') then format('%I + copy * 1000000', column_name)
        when column_name in ('source_id', 'code') then format('%I || ''-'' || copy', column_name)
        else quote_ident(column_name)
      end, ', ' order by ordinal_position)
    into columns, values
    from information_schema.columns where table_schema = 'public' and table_name = copied.name;
    execute format('insert into %I (%s) overriding system value select %s from %I cross join generate_series(1, 9) copy where %s',
      copied.name, columns, values, copied.name, copied.condition);
    raise notice '%', copied.name;
  end loop;
end $$;
