-- The words by which somebody agrees to get the newsletter, each wording once: what was agreed to can be shown for as long as anybody may ask.
create table newsletter_consent (
  version integer generated always as identity primary key,
  -- SHA-256 of the words
  digest text not null unique,
  words text not null,
  used_since timestamptz not null
);

-- Who wants the newsletter. Without confirmed_at somebody has only typed the address; with withdrawn_at nothing is sent any more, and
-- the row is left as proof until it is forgotten.
create table newsletter_subscription (
  id integer generated always as identity primary key,
  email text not null check (email <> ''),
  consent_version integer not null references newsletter_consent,
  -- in which the consent was read: 'pl'
  language text not null,
  asked_at timestamptz not null,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  check (withdrawn_at is null or confirmed_at is not null)
);
create unique index on newsletter_subscription (lower(email)) where withdrawn_at is null;

-- Links in mails that concern a subscription; of the token in a link only the SHA-256 is kept.
create table newsletter_link (
  hash bytea primary key,
  subscription_id integer not null references newsletter_subscription on delete cascade,
  -- the words that whoever follows it agrees to; null: it leads out
  confirms integer references newsletter_consent,
  valid_until timestamptz,
  check ((confirms is null) = (valid_until is null))
);
create index on newsletter_link (subscription_id);
