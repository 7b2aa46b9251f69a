-- where a store is, for whoever wants to see the goods there; a store is known by its name
alter table store add column address text not null default '';
alter table store add constraint store_name_key unique (name);

-- what was bought together with a product
create index on order_line (product_id, order_id desc) where product_id is not null;
