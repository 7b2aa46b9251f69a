-- What a shop tells besides price and description: who answers for a product's safety, warranties, words explained, files.

-- Whoever answers for the safety of products: a manufacturer, or the person in the Union who answers for one outside it.
create table economic_operator (
  id integer generated always as identity primary key,
  name text not null unique check (name <> ''),
  -- the postal address without the country
  address text not null check (address <> ''),
  -- ISO 3166-1 alpha-2
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- the electronic address: of e-mail, or of a page with a form
  contact text not null check (contact <> '')
);

-- What somebody promises beside what the law gives to consumers.
create table warranty (
  id integer generated always as identity primary key,
  name text not null unique check (name <> ''),
  -- who gives it; 'none': there is none, whatever the producer usually gives
  kind text not null default 'producer' check (kind in ('producer', 'seller', 'none')),
  -- null: not limited in time, or told by the text
  months smallint check (months > 0),
  text text not null default ''
);

alter table producer
  add column manufacturer_id integer references economic_operator,
  add column responsible_person_id integer references economic_operator,
  add column safety_warnings text not null default '',
  add column warranty_id integer references warranty;

-- What differs from what is told of the producer; null and '': nothing does.
alter table product
  add column manufacturer_id integer references economic_operator,
  add column responsible_person_id integer references economic_operator,
  add column safety_warnings text not null default '',
  add column warranty_id integer references warranty;

-- Plain text: what the word means, for whoever does not know.
alter table parameter add column description text not null default '';
alter table parameter_value add column description text not null default '';

-- `file` is the SHA-256 of the bytes; `name` what people read, `file_name` what their computers call it.
alter table attachment
  add column file_name text not null default '',
  add column media_type text not null default 'application/octet-stream',
  add unique (product_id, file);
create index on attachment (file);
