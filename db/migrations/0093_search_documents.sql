-- What a product is found by: stems made by the shop itself, so that both engines and every server know the same Polish.
create table search_document (
  product_id integer primary key references product on delete cascade,
  -- of the rules that made it: others make it anew
  version smallint not null,
  -- weights: A name and codes, B producer and series, C categories and parameters, D description
  vector tsvector not null
);
create index on search_document using gin (vector);

-- Every word that products are described with, folded, as it stands there: for typing errors and for words that are not finished.
create table search_word (
  word text collate "C" primary key,
  stem text not null,
  -- as people write it
  shown text not null,
  -- stands in a name, a category or a parameter, not only in a description
  named boolean not null
);
create index on search_word (stem);
create extension if not exists pg_trgm;
create index on search_word using gin (word gin_trgm_ops);
