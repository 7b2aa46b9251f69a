-- Who may sign in. Written by the accounts library alone (src/platform/accounts), which also reads the passwords;
-- what the shop knows of a client stands in customer.

create table account_user (
  id text primary key,
  login text unique check (login = lower(login) and length(login) between 3 and 40),
  email text not null unique check (email = lower(email)),
  email_verified boolean not null default false,
  name text not null,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- A signed-in browser. The cookie is this token and a signature made with the secret, which is not in the database.
create table account_session (
  id text primary key,
  user_id text not null references account_user on delete cascade,
  token text not null unique,
  user_agent text,
  ip_address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on account_session (user_id);
create index on account_session (expires_at);

-- A way to prove who one is: a hashed password, later also other providers.
create table account_credential (
  id text primary key,
  user_id text not null references account_user on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index on account_credential (user_id);

-- Links sent by mail: one use, a short life.
create table account_verification (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on account_verification (identifier);

-- Wrong passwords, counted per account and address; `key` is a SHA-256, so that nobody's address is kept.
create table account_attempt (
  key text primary key,
  tries integer not null check (tries > 0),
  ends_at timestamptz not null
);
create index on account_attempt (ends_at);

alter table customer add foreign key (account_id) references account_user on delete set null;
