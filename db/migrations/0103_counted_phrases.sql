-- Neither lists nor search hold a picture: whoever puts one in place changes nothing that they must be made anew for.
drop trigger note_products_on_insert on picture;
drop trigger note_products_on_update on picture;
drop trigger note_products_on_delete on picture;

-- What nobody has looked at yet, in the order in which it is looked at.
create index search_phrase_unjudged on search_phrase (day desc, searches desc, phrase) where found is null;

-- Phrases that find products as they stand, with the searches of all days: added up beforehand, since people who type do not wait.
create table popular_phrase (
  phrase text collate "C" primary key,
  searches integer not null check (searches > 0),
  gathered_at timestamptz not null
);
