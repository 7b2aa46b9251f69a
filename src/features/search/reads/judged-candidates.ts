import { type RawBuilder, sql } from 'kysely'
import { baseOf } from '#features/pricing/reads/currencies.ts'
import { amountInCurrency } from '#features/pricing/reads/price-list.ts'
import { isBase } from '#shared/currency.ts'
import type { PublicShop } from '#shop'
import { type FilterId, isTurnedPrice, type ListFilters } from '../rules/list-filters.ts'
import type { SortOrder } from '../rules.ts'
import { foundByText, relevance } from './found-by-text.ts'
import type { ListRequest } from './list-request.ts'

/** Of złoty and euro alike. */
const minorOfOne = 100

/** More than any product has. */
const mostPopular = 10_000_000_000

/** What a source holds and fails one filter at most, as SQL: its columns, and the filter's name in `only_failed`. `rank` puts it in order. */
export function judgedCandidates(
  shop: PublicShop,
  { within, filters, sort }: Pick<ListRequest, 'within' | 'filters' | 'sort'>,
): RawBuilder<unknown> {
  const judgements = judgementsOf(filters)
  const failed = judgements.map(({ filter, passes }) => sql`when not coalesce(${passes}, false) then ${filter}::text`)
  const failures = judgements.map(({ passes }) => sql`(not coalesce(${passes}, false))::integer`)
  return sql`
    select candidate.*, ${failed.length > 0 ? sql`case ${sql.join(failed, sql` `)} end` : sql`null::text`} as only_failed
    from (
      select listing.product_id, producer_id, series_id, parameter_values, sizes, in_stock, to_order, express, is_new,
        ${shownAmount(shop)} as amount, priced = 'price' and ${promotion(shop)} as promotion, ${rank(shop, sort, within)} as rank
      from ${listedIn(within)} ${prices(shop)}
    ) candidate
    where ${sql.join([sql`0`, ...failures], sql` + `)} <= 1`
}

/** Rows of `listing` that a source holds, as SQL; each with its `document`, where it is a text. */
export function listedIn(within: ListRequest['within']): RawBuilder<unknown> {
  if ('text' in within) return foundByText(within.text)
  return sql`(select * from listing where categories @> array[${within.category}::integer]) listing`
}

/** What lists are sorted by, the smallest first; by price it is the amount. */
function rank(shop: PublicShop, sort: SortOrder, within: ListRequest['within']): RawBuilder<unknown> {
  if (sort === 'nazwa') return sql`listing.sort_key`
  if (sort === 'nowosci') return sql`-extract(epoch from listing.created_at)`
  if (sort === 'cena' || sort === 'cena-malejaco') return sql`null::integer`
  if ('text' in within) return sql`-${relevance(shop, within.text)}`
  return sql`case when listing.disabled then ${mostPopular}::bigint else 0 end - listing.popularity`
}

/** What a list is ordered by, of `judged`, as SQL. */
export function listOrder(sort: SortOrder, reversed = false): RawBuilder<unknown> {
  if (sort === 'cena' || sort === 'cena-malejaco')
    return (sort === 'cena-malejaco') === reversed
      ? sql`amount nulls last, product_id`
      : sql`amount desc nulls last, product_id`
  return reversed ? sql`rank desc nulls last, product_id` : sql`rank, product_id`
}

/** What is in force at the shop's moment, in PLN and, where that is another, in its currency. */
function prices(shop: PublicShop): RawBuilder<unknown> {
  const of = (name: string, list: number) => sql`left join listing_price ${sql.ref(name)}
    on ${sql.ref(name)}.product_id = listing.product_id and ${sql.ref(name)}.price_list_id = ${list}
    and ${sql.ref(name)}.valid_from <= ${shop.now} and (${sql.ref(name)}.valid_until is null or ${sql.ref(name)}.valid_until > ${shop.now})`
  const base = of('base_price', baseOf(shop).priceListId)
  return isBase(shop.currency) ? base : sql`${base} ${of('own_price', shop.currency.priceListId)}`
}

function promotion(shop: PublicShop): RawBuilder<boolean> {
  return isBase(shop.currency)
    ? sql`coalesce(base_price.promotion, false)`
    : sql`coalesce(own_price.promotion, base_price.promotion, false)`
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

/** Each filter that is set, with what must hold of whatever passes it; null is no. */
function judgementsOf({ price, chosen }: ListFilters): { filter: string; passes: RawBuilder<boolean> }[] {
  return [
    ...(price && !isTurnedPrice(price) ? [{ filter: 'price', passes: costs(price) }] : []),
    ...chosen.map(({ filter, values }) => ({ filter, passes: sql<boolean>`(${holdsOne(filter, values)})` })),
  ]
}

function costs({ from, to }: NonNullable<ListFilters['price']>): RawBuilder<boolean> {
  const highest = to === null ? null : to * minorOfOne
  return sql`(amount >= ${(from ?? 0) * minorOfOne}::bigint and (${highest}::bigint is null or amount <= ${highest}::bigint))`
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
