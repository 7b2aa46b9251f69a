-- A second factor by an authenticator app (RFC 6238). Written by the accounts alone (src/platform/accounts/second-factor).

create table account_second_factor (
  user_id text primary key references account_user on delete cascade,
  -- changes with each setting up, so that devices remembered for an earlier one are unknown again
  id uuid not null unique,
  -- AES-256-GCM: 12 bytes of nonce, 16 of tag, then the secret
  sealed_secret bytea not null,
  -- null while it is being set up
  confirmed_at timestamptz,
  -- the 30-second step of the last code used: each code works once
  last_step integer not null default 0,
  created_at timestamptz not null
);

create table account_backup_code (
  user_id text not null references account_second_factor on delete cascade,
  -- SHA-256 of 60 random bits and the owner's id
  code_hash bytea not null,
  primary key (user_id, code_hash)
);

-- A browser that has proved one factor and owes the other. No session: it opens nothing but the page that asks for the code.
create table account_pending_sign_in (
  token_hash bytea primary key,
  user_id text not null references account_user on delete cascade,
  how text not null,
  -- of password and factor when it began: it ends when one of them changes
  credentials bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index on account_pending_sign_in (user_id);
create index on account_pending_sign_in (expires_at);
