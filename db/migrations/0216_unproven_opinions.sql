-- Without a proven purchase, one opinion of each product by address, and one of the shop.
create unique index opinion_of_stranger on opinion (lower(email), coalesce(product_id, 0)) where proof is null and email <> '';
