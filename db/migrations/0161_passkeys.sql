-- Passkeys (W3C Web Authentication). Written by the accounts alone (src/platform/accounts/passkeys).

create table account_passkey (
  -- the credential's id in base64url, as the browser sends it
  id text primary key,
  user_id text not null references account_user on delete cascade,
  -- COSE
  public_key bytea not null,
  -- how often it has signed; 0 for passkeys that are copied between devices
  counter bigint not null,
  -- separated by commas: 'internal,hybrid'
  transports text not null,
  -- the client's own, to tell them apart
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index on account_passkey (user_id);
