-- Lists filter by the sizes of goods alone: the values of a gift card are none.
insert into product_change (product_id) select id from product where kind not in ('item', 'bundle') on conflict do nothing;
