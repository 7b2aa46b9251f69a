-- Codes that are mailed beside a link to sign in. Written by the accounts alone (src/platform/accounts/mail-codes.ts).

create table account_mail_code (
  id uuid primary key,
  -- SHA-256 of the token in the cookie of the browser that has asked: the code works there alone
  token_hash bytea not null unique,
  -- null: there is no such account, and no mail
  user_id text references account_user on delete cascade,
  -- under which wrong codes are counted, for unknown accounts too
  counted_as text not null,
  -- AES-256-GCM; null until the mail is sent
  sealed_code bytea,
  tries integer not null default 0,
  expires_at timestamptz not null
);
create index on account_mail_code (user_id);
create index on account_mail_code (expires_at);
