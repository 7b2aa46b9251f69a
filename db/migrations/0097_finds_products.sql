-- Whether any product is found by a query. Whoever asks whether there is one makes the planner hope that reading the whole table
-- meets it soon; where there is none, it has then been read for nothing.
create function finds_products(query tsquery) returns boolean
language sql stable parallel safe set enable_seqscan = off
as $$ select exists (select from search_document where vector @@ query) $$;
