-- What is searched for, counted without anything of those who searched: neither who, nor when within the day, nor after what.
create table search_phrase (
  day date not null,
  -- in lower case and single spaces; nothing that may be an e-mail address or a telephone number
  phrase text collate "C" not null check (phrase <> ''),
  searches integer not null check (searches > 0),
  -- how many products it finds; null: nobody has looked yet
  found integer check (found >= 0),
  -- every word of it stands as it was typed in some product that it finds
  understood boolean not null default false,
  primary key (day, phrase)
);
