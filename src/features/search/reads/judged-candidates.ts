import { type RawBuilder, sql } from 'kysely'
import { baseOf } from '#features/pricing/reads/currencies.ts'
import { amountInCurrency } from '#features/pricing/reads/price-list.ts'
import { isBase } from '#shared/currency.ts'
import type { PublicShop } from '#shop'
import { type FilterId, isTurnedPrice, type ListFilters } from '../rules/list-filters.ts'
import { foundByText } from './found-by-text.ts'
import type { ProductListRequest } from './product-ids.ts'
import type { UnderstoodText } from './understand-text.ts'

/** Of złoty and euro alike. */
const minorOfOne = 100

/** Two named queries as SQL: `candidate`, all that the place or the text holds, and `judged`, those that fail one filter at most, with its name. */
export function judgedCandidates(
  shop: PublicShop,
  { within, filters }: Pick<ProductListRequest, 'within'> & { filters: ListFilters },
  text: UnderstoodText | null,
): RawBuilder<unknown> {
  return sql`candidate as materialized (
      select listing.*, ${shownAmount(shop)} as amount,
        priced = 'price' and coalesce(own_price.promotion, base_price.promotion, false) as promotion
      from listing ${prices(shop)}
      where ${liesIn(within, text)}
    ), judged as materialized (
      select candidate.*, failed.filters[1] as only_failed
      from candidate cross join lateral (
        select array_remove(array[null, ${sql.join(judgements(filters))}]::text[], null) as filters
      ) failed
      where cardinality(failed.filters) <= 1
    )`
}

function liesIn(place: ProductListRequest['within'], text: UnderstoodText | null): RawBuilder<boolean> {
  if (text) return foundByText(sql`listing.product_id`, text)
  return 'category' in place ? sql`listing.categories @> array[${place.category}::integer]` : sql`false`
}

/** What is in force at the shop's moment, in its currency and in PLN. */
function prices(shop: PublicShop): RawBuilder<unknown> {
  const of = (name: string, list: number) => sql`left join listing_price ${sql.ref(name)}
    on ${sql.ref(name)}.product_id = listing.product_id and ${sql.ref(name)}.price_list_id = ${list}
    and ${sql.ref(name)}.valid_from <= ${shop.now} and (${sql.ref(name)}.valid_until is null or ${sql.ref(name)}.valid_until > ${shop.now})`
  return sql`${of('base_price', baseOf(shop).priceListId)} ${of('own_price', shop.currency.priceListId)}`
}

/** What the list shows for a product: nothing to pay, or its price in the shop's currency; null where it is not told or there is none. */
function shownAmount(shop: PublicShop): RawBuilder<number | null> {
  const base = sql<number>`${baseOf(shop).priceListId}::integer`
  const converted = (amount: RawBuilder<number>) =>
    sql`case when ${amount} is not null then ${amountInCurrency(shop, base, amount)} end`
  const lowest = isBase(shop.currency)
    ? sql`base_price.own_amount`
    : sql`case when own_price.product_id is null then ${converted(sql`base_price.own_amount`)}
        else least(own_price.own_amount, ${converted(sql`own_price.rest_amount`)}) end`
  return sql`case listing.priced when 'free' then 0 when 'price' then ${lowest} end`
}

/** For each filter that is set: its name where the candidate fails it, else null. */
function judgements({ price, chosen }: ListFilters): RawBuilder<string | null>[] {
  const fails = (filter: string, holds: RawBuilder<boolean>) =>
    sql<string | null>`case when ${holds} then null else ${filter}::text end`
  return [
    sql<null>`null`,
    ...(price && !isTurnedPrice(price) ? [fails('price', costs(price))] : []),
    ...chosen.map(({ filter, values }) => fails(filter, holdsOne(filter, values))),
  ]
}

function costs({ from, to }: NonNullable<ListFilters['price']>): RawBuilder<boolean> {
  const highest = to === null ? null : to * minorOfOne
  return sql`amount >= ${(from ?? 0) * minorOfOne}::bigint and (${highest}::bigint is null or amount <= ${highest}::bigint)`
}

function holdsOne(filter: FilterId, values: string[]): RawBuilder<boolean> {
  const numbers = values.map(Number)
  switch (filter) {
    case 'producer':
      return sql`producer_id = any(${numbers}::integer[])`
    case 'series':
      return sql`series_id = any(${numbers}::integer[])`
    case 'size':
      return sql`sizes && ${values}::text[]`
    case 'availability':
      return sql`(in_stock and 'stock' = any(${values}::text[])) or (to_order and 'order' = any(${values}::text[]))`
    case 'express':
      return sql`express`
    case 'promotion':
      return sql`promotion`
    case 'new':
      return sql`is_new`
    default:
      return sql`parameter_values && ${numbers}::integer[]`
  }
}
