-- A client's e-mail that is to be another one. Written by the accounts alone (src/platform/accounts/email-change.ts).

create table account_email_change (
  id uuid primary key,
  user_id text not null references account_user on delete cascade,
  new_email text not null check (new_email = lower(new_email)),
  -- SHA-256 of the token in the link; null before the mail is sent, and once it is used
  token_hash bytea unique,
  -- the address until then, which is notified; null while the change is not confirmed
  old_email text,
  expires_at timestamptz not null
);
create index on account_email_change (user_id);
create index on account_email_change (expires_at);
