-- New products may stand higher among what is found: known here, so that no list reads the product itself.
alter table listing add created_at timestamptz;
update listing set created_at = product.created_at from product where product.id = listing.product_id;
alter table listing alter created_at set not null;
