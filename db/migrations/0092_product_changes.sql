-- Which products have changed since what lists and search hold of them was made. Each transaction writes rows of its own: none
-- waits for another, and whoever refreshes a product never clears away a change that he could not see yet.
create table product_change (
  transaction_id bigint not null default pg_current_xact_id()::text::bigint,
  -- no foreign key: a product that is gone has changed too
  product_id integer not null,
  primary key (transaction_id, product_id)
);

-- Notes the products that a statement has touched, as the query in the trigger's argument finds them from its rows, `touched`.
-- PostgreSQL sends the same word once for each transaction.
create function note_product_changes() returns trigger language plpgsql as $$
declare
  noted bigint;
begin
  execute 'insert into product_change (product_id) select distinct found.id from (' || tg_argv[0] || ') found (id)
    where found.id is not null on conflict do nothing';
  get diagnostics noted = row_count;
  if noted > 0 then
    perform pg_notify('products_changed', '');
  end if;
  return null;
end $$;

do $$
declare
  watched record;
  event text;
begin
  for watched in
    select * from (values
      ('product', 'select id from touched'),
      ('product_size', 'select product_id from touched'),
      ('product_category', 'select product_id from touched'),
      ('product_parameter', 'select product_id from touched'),
      ('bundle_part', 'select bundle_id from touched'),
      ('picture', 'select product_id from touched'),
      ('stock', 'select size.product_id from touched join product_size size on size.id = touched.size_id'),
      ('price', 'select size.product_id from touched join product_size size on size.id = touched.size_id'),
      ('producer', 'select product.id from touched join product on product.producer_id = touched.id'),
      ('series', 'select product.id from touched join product on product.series_id = touched.id'),
      ('parameter', 'select link.product_id from touched join parameter_value value on value.parameter_id = touched.id
        join product_parameter link on link.parameter_value_id = value.id'),
      ('parameter_value', 'select link.product_id from touched join product_parameter link on link.parameter_value_id = touched.id'),
      ('category', 'select link.product_id from touched join category on category.path @> array[touched.id]
        join product_category link on link.category_id = category.id')
    ) as listed (name, products)
  loop
    foreach event in array array['insert', 'update', 'delete'] loop
      execute format(
        'create trigger %I after %s on %I referencing %s table as touched for each statement execute function note_product_changes(%L)',
        'note_products_on_' || event, event, watched.name, case event when 'delete' then 'old' else 'new' end, watched.products
      );
    end loop;
  end loop;
end $$;

insert into product_change (product_id) select id from product;
