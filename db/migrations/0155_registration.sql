-- Clients register by themselves. Accounts of before were opened by the merchant, who knew the e-mail.
update account_user set email_verified = true;

alter table customer add column birth_date date;

-- What a client has agreed to, with the words shown: append-only, the newest row of a kind is in force (art. 7 GDPR: the seller proves it).
create table customer_consent (
  id bigint generated always as identity primary key,
  customer_id integer not null references customer on delete cascade,
  kind text not null,
  given boolean not null,
  words text not null,
  -- of the page that the words name; null where they name none
  version integer,
  at timestamptz not null
);
create index on customer_consent (customer_id, kind, id desc);

-- a guest's orders are found by the e-mail once it is confirmed
create index on orders (lower(email)) where customer_id is null;
