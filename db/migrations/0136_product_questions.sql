-- What shoppers ask the seller about products, until the mail with it has gone out: then the row is deleted.
create table product_question (
  id bigint generated always as identity primary key,
  -- no foreign key: the question outlives the product
  product_id integer not null,
  product_name text not null,
  email text not null check (email <> ''),
  question text not null check (question <> ''),
  asked_at timestamptz not null
);
