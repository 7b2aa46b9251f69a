-- Pages that are prepared before shoppers see them. A version keeps the Markdown that it was made of, and whether it still is
-- a template that nobody has said to have read.

alter table content_version add column markdown text;
alter table content_version add column unread_template boolean not null default false;

create table content_draft (
  slug text primary key,
  title text not null,
  markdown text not null,
  position smallint,
  unread_template boolean not null default false,
  changed_at timestamptz not null default now()
);
