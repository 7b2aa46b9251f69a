-- How a product stands among others whatever is searched for: whether it can be had, how popular and how new it was when it was looked at last.
-- Of a word that very many products have, only the best by this number are ranked word by word.
alter table search_document add column standing double precision not null default 0;
update search_document document
set standing = 0.3 * (not disabled)::integer + 0.2 * least(1, ln(1 + greatest(popularity, 0)::float8) / 12)
  + 0.05 / (1 + greatest(0, date_part('epoch', now() - created_at)) / 2592000)
from listing where listing.product_id = document.product_id;
create index search_document_standing on search_document (standing desc, product_id);

-- Names, codes and producers by themselves: what has the words there stands before what only mentions them.
create index search_document_names on search_document using gin (ts_filter(vector, '{a,b}'));

-- As it was, but what very many products have is met among a few of them: nobody need gather all first.
create or replace function finds_products(query tsquery) returns boolean
language sql stable parallel safe set enable_seqscan = off
as $$
  select exists (select from (select vector from search_document order by standing desc, product_id limit 50) best where vector @@ query)
    or exists (select from search_document where vector @@ query)
$$;
