-- Lists say what leaves at once: they hear when a store or a supplier takes longer, or no time any more.
create trigger note_products_on_update after update on supplier referencing old table as before new table as touched for each statement
  execute function note_product_changes('select product.id from touched join before on before.id = touched.id and before.delay_days is distinct from touched.delay_days
    join product on product.supplier_id = touched.id');
create trigger note_products_on_update after update on store referencing old table as before new table as touched for each statement
  execute function note_product_changes('select size.product_id from touched join before on before.id = touched.id and before.delay_days is distinct from touched.delay_days
    join stock on stock.store_id = touched.id join product_size size on size.id = stock.size_id');
-- what is express is decided anew for every product
insert into product_change (product_id) select id from product on conflict do nothing;
