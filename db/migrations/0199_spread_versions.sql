-- Lists count the popularity of further versions of one thing in part: theirs is written the next time that products are refreshed.
insert into product_change (product_id) select id from product where version_group_id is not null on conflict do nothing;
