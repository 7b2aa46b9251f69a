-- Promotions that take a percentage off goods for everybody, without a code and without asking for more: what is paid is the price, so it is told,
-- sorted, logged and charged as one. src/features/pricing/actions/settle-campaigns.ts keeps the prices.

create table price_campaign (
  promotion_id integer primary key references promotion on delete cascade,
  priority integer not null,
  combines boolean not null,
  -- off a price, one after the other: {10,5}
  percents text[] not null check (cardinality(percents) > 0),
  valid_from timestamptz,
  valid_until timestamptz,
  -- goods that meet all of these: [{"kind": "category", "ids": [7]}]
  goods jsonb not null check (jsonb_typeof(goods) = 'array'),
  -- products that it is not for
  leaves_out integer[] not null default '{}'
);

alter table price drop constraint price_kind_check;
alter table price add constraint price_kind_check check (kind in ('regular', 'promotion', 'campaign'));
-- Of a campaign's price: what it takes off, which goes for other quantities as well, and whether other promotions may take more.
alter table price add percents text[], add combines boolean not null default true,
  add constraint price_percents_check check ((kind = 'campaign') = (percents is not null));
create index on price (size_id) where kind = 'campaign';

create function is_for_campaign(product product, goods jsonb, leaves_out integer[]) returns boolean language sql stable as $$
  select product.id <> all(leaves_out) and not exists (
    select from jsonb_array_elements(goods) condition where not case condition ->> 'kind'
      when 'products' then condition -> 'ids' @> to_jsonb(product.id)
      when 'producer' then product.producer_id is not null and condition -> 'ids' @> to_jsonb(product.producer_id)
      else exists (
        select from product_category link join category on category.id = link.category_id
        where link.product_id = product.id
          and category.path && array(select jsonb_array_elements_text(condition -> 'ids')::integer)
      )
    end
  )
$$;

-- Products that campaigns begin or end to be for are looked at anew, like those that have changed themselves.
do $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format(
      'create trigger %I after %s on price_campaign referencing %s table as touched for each statement execute function note_product_changes(%L)',
      'note_products_on_' || event, event, case event when 'delete' then 'old' else 'new' end,
      'select product.id from touched join product on is_for_campaign(product, touched.goods, touched.leaves_out)'
    );
  end loop;
end $$;

insert into price_campaign (promotion_id, priority, combines, percents, valid_from, valid_until, goods, leaves_out)
select id, priority, combines,
  array(select benefit ->> 'percent' from jsonb_array_elements(benefits) with ordinality listed (benefit, place) where benefit ->> 'kind' = 'percent' order by place),
  (select max((condition ->> 'from')::timestamptz) from jsonb_array_elements(conditions) condition where condition ->> 'kind' = 'period'),
  (select min((condition ->> 'to')::timestamptz) from jsonb_array_elements(conditions) condition where condition ->> 'kind' = 'period'),
  (select coalesce(jsonb_agg(condition), '[]') from jsonb_array_elements(conditions) condition where condition ->> 'kind' <> 'period'),
  -- gift cards, however the merchant has written them down, but those that it names
  array(
    select card[1]::integer from setting cross join regexp_matches(value #>> '{}', '\d+', 'g') card
    where key = 'promotions.giftCards' and not exists (
      select from jsonb_array_elements(conditions) condition where condition ->> 'kind' = 'products' and condition -> 'ids' @> to_jsonb(card[1]::integer)
    )
  )
from promotion
where ended_at is null and not needs_code
  and exists (select from jsonb_array_elements(benefits) benefit where benefit ->> 'kind' = 'percent')
  and not exists (
    select from jsonb_array_elements(conditions) condition
    where condition ->> 'kind' not in ('period', 'category', 'producer', 'products')
  );
