-- What the buyer was asked to agree to with an order, and whether they did, with the words shown (art. 7 GDPR, art. 38 of the consumer rights act: the seller proves it).
create table order_consent (
  order_id bigint not null references orders on delete cascade,
  kind text not null,
  given boolean not null,
  required boolean not null,
  words text not null,
  -- of the page that the words name; null where they name none
  version integer,
  primary key (order_id, kind)
);
create trigger order_consent_is_append_only before update or delete or truncate on order_consent
  for each statement when (pg_trigger_depth() = 0) execute function refuse_change();
