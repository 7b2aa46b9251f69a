-- What else is told beside a price, and what prices in another currency were.

alter table product_size
  -- how much one unit of the product holds, for its unit price: a bag 0.25 kg
  add column content numeric(18, 6) check (content > 0),
  add column content_unit text check (content_unit in ('kg', 'l', 'm', 'm²', 'szt.')),
  add constraint product_size_content_is_whole check ((content is null) = (content_unit is null));

-- How many PLN one unit of a currency cost, and since when. Only ever added to: what a converted price was is proved from it.
create table currency_rate_log (
  id bigint generated always as identity primary key,
  currency text not null references currency,
  rate numeric(18, 6) not null check (rate > 0),
  since timestamptz not null,
  recorded_at timestamptz not null default now()
);
create index on currency_rate_log (currency, since);
insert into currency_rate_log (currency, rate, since) select code, rate, '2000-01-01' from currency;
create trigger currency_rate_log_is_append_only before update or delete or truncate on currency_rate_log
  for each statement execute function refuse_change();
