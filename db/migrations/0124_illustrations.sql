-- Pictures within descriptions and pages, by the address at which they stand there: fetched once, however many texts show them.
create table illustration (
  id integer generated always as identity primary key,
  source_url text not null unique check (octet_length(source_url) <= 2000),
  -- name of the file among the shop's pictures: the SHA-256 of its bytes; null until it has been fetched
  file text,
  width integer check (width > 0),
  height integer check (height > 0),
  colour text,
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'failed')),
  attempts smallint not null default 0,
  -- when to try again; null: at once
  next_attempt_at timestamptz,
  error text,
  check (state <> 'ready' or (file is not null and width is not null and height is not null))
);
create index on illustration (next_attempt_at, id) where state = 'waiting';

-- Those of texts that have been stored already, as sanitize-html writes them; the first thirty of each.
insert into illustration (source_url)
select distinct address
from (
  select description as html from product where description like '%<img%'
  union all select description from category where description like '%<img%'
  union all select description_bottom from category where description_bottom like '%<img%'
  union all select html from content_version where html like '%<img%'
) texts
cross join lateral (
  select replace(replace(replace(replace(found.match[1], '&quot;', '"'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&') as address
  from regexp_matches(texts.html, '<img[^>]* src="(https?://[^"]+)"', 'gi') with ordinality as found (match, place)
  where found.place <= 30
) pictures
where octet_length(address) <= 2000
order by address;
