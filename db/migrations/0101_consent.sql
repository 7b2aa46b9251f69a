-- Who says that a visitor has agreed must be able to prove it (art. 7 RODO). Rows are only added; nothing in them tells who it was.
create table consent_log (
  id bigint generated always as identity primary key,
  -- which the visitor's cookie holds as well: by it, and by it alone, an answer is found
  token uuid not null,
  given_at timestamptz not null,
  round smallint not null,
  allowed text[] not null,
  -- the words that were shown with the question
  words text not null
);
create index on consent_log (token);
