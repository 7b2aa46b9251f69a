-- Content pages. Every version is kept: an order names the version of the terms that it was placed under.

create table content_page (
  slug text primary key,
  position smallint not null default 0,
  in_footer boolean not null default true
);

create table content_version (
  slug text not null references content_page on delete cascade,
  version integer not null check (version > 0),
  title text not null,
  html text not null,
  valid_from timestamptz not null default now(),
  primary key (slug, version)
);
