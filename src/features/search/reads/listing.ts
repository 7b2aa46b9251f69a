import { type RawBuilder, sql } from 'kysely'
import { baseOf } from '#features/pricing/reads/currencies.ts'
import { nextPriceMoment } from '#features/pricing/reads/next-price-moment.ts'
import { amountInCurrency } from '#features/pricing/reads/price-list.ts'
import { dependsOn, validUntil } from '#platform/page-cache/origins.ts'
import { isBase } from '#shared/currency.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { type CountedValue, type Facet, toFacets } from '../rules/facets.ts'
import { type FilterId, isTurnedPrice, type ListFilters } from '../rules/list-filters.ts'
import type { SortOrder } from '../rules.ts'
import { foundByText, relevance } from './found-by-text.ts'
import type { ProductListRequest } from './product-ids.ts'
import { type UnderstoodText, understandText } from './understand-text.ts'

export interface ListingRequest extends ProductListRequest {
  filters: ListFilters
}

export interface Listing {
  /** Of the page asked for. */
  ids: number[]
  /** How many the whole list has. */
  count: number
  /** How many it would have without filters. */
  unfiltered: number
  /** What each filter offers, counted as if it were open. */
  facets: Facet[]
  /** Lowest and highest price in minor units, were the price open; null: nothing has one. */
  prices: { lowest: number; highest: number } | null
}

/** Of złoty and euro alike. */
const minorOfOne = 100

/**
 * One page of a filtered list, how many products there are, and how many each value of each filter would leave. One statement: each
 * candidate is judged once by the filters it fails; who fails none is found, who fails one alone counts for that filter's values.
 */
export async function listing(shop: PublicShop, request: ListingRequest): Promise<Listing> {
  const text = await understood(shop, request.within)
  const { rows } = await sql<Omit<Listing, 'facets'> & { counted: CountedValue[] }>`
    with ${judged(shop, request, text)}, counted as (${countedValues(request.filters)})
    select
      (select count(*)::integer from candidate) as unfiltered,
      (select count(*)::integer from judged where only_failed is null) as count,
      array(
        select product_id from judged where only_failed is null
        order by ${order(shop, request.sort, text)}, product_id limit ${request.pageSize} offset ${(request.page - 1) * request.pageSize}
      ) as ids,
      (select jsonb_build_object('lowest', min(amount), 'highest', max(amount)) from judged
        where (only_failed is null or only_failed = 'price') having min(amount) is not null) as prices,
      coalesce((select jsonb_agg(counted) from counted), '[]') as counted
  `.execute(shop.database)
  const row = rows[0]
  if (!row) throw new Error('a statement without an answer')
  const { within } = request
  dependsOn(
    shop,
    ...('category' in within ? tagsOf('category', [within.category]) : (['products', 'listings'] as const)),
  )
  validUntil(shop, await nextPriceMoment(shop))
  const { counted, ...list } = row
  return { ...list, facets: toFacets(counted, request.filters) }
}

/** How many products the filters leave. One statement, and what understands a text. */
export async function countListing(
  shop: PublicShop,
  request: Pick<ListingRequest, 'within' | 'filters'>,
): Promise<number> {
  const text = await understood(shop, request.within)
  const { rows } = await sql<{ count: number }>`
    with ${judged(shop, request, text)} select count(*)::integer as count from judged where only_failed is null
  `.execute(shop.database)
  return rows[0]?.count ?? 0
}

function understood(shop: PublicShop, within: ProductListRequest['within']): Promise<UnderstoodText | null> | null {
  return 'text' in within ? understandText(shop, within.text) : null
}

/** Two named queries: the candidates, and those of them that fail one filter at most, with its name. */
function judged(
  shop: PublicShop,
  request: Pick<ListingRequest, 'within' | 'filters'>,
  text: UnderstoodText | null,
): RawBuilder<unknown> {
  return sql`candidate as materialized (
      select listing.*, ${shownAmount(shop)} as amount,
        priced = 'price' and coalesce(own_price.promotion, base_price.promotion, false) as promotion
      from listing ${prices(shop)}
      where ${liesIn(request.within, text)}
    ), judged as materialized (
      select candidate.*, failed.filters[1] as only_failed
      from candidate cross join lateral (
        select array_remove(array[null, ${sql.join(judgements(request.filters))}]::text[], null) as filters
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

/** Each value with how many candidates fail no other filter; chosen ones with none, too. */
function countedValues({ chosen }: ListFilters): RawBuilder<unknown> {
  const numbersOf = (fits: (filter: FilterId) => boolean) =>
    chosen.flatMap(({ filter, values }) => (fits(filter) ? values.map(Number) : []))
  const textsOf = (wanted: FilterId) => chosen.flatMap(({ filter, values }) => (filter === wanted ? values : []))
  const flag = (filter: FilterId, value: string, holds: RawBuilder<boolean>) => sql`
    select ${filter}::text, '', 0, ${value}::text, '', count(*)::integer from judged
    where ${openTo(filter)} and ${holds}
    having count(*) > 0 or ${textsOf(filter).includes(value)}`
  return sql`
    select 'producer' as filter, '' as "filterName", 0 as position, producer.id::text as value, producer.name as name, coalesce(held.count, 0) as count
    from (
      select producer_id as id, count(*)::integer as count from judged where ${openTo('producer')} and producer_id is not null group by producer_id
    ) held full join unnest(${numbersOf((filter) => filter === 'producer')}::integer[]) asked (id) using (id) join producer using (id)
    union all
    select 'series', '', 0, series.id::text, series.name, coalesce(held.count, 0)
    from (
      select series_id as id, count(*)::integer as count from judged where ${openTo('series')} and series_id is not null group by series_id
    ) held full join unnest(${numbersOf((filter) => filter === 'series')}::integer[]) asked (id) using (id) join series using (id)
    union all
    select 'parameter_' || parameter.id, parameter.name, parameter.position, value.id::text, value.name, coalesce(sum(held.count), 0)::integer
    from (
      select id, only_failed, count(*) as count from judged cross join unnest(parameter_values) id group by id, only_failed
      union all select asked.id, null, 0 from unnest(${numbersOf((filter) => filter.startsWith('parameter_'))}::integer[]) asked (id)
    ) held
    join parameter_value value on value.id = held.id
    join parameter on parameter.id = value.parameter_id
    where held.only_failed is null or held.only_failed = 'parameter_' || parameter.id
    group by parameter.id, value.id
    union all
    select 'size', '', 0, size, size, sum(count)::integer from (
      select size, count(*) as count from judged cross join unnest(sizes) size where ${openTo('size')} group by size
      union all select asked.size, 0 from unnest(${textsOf('size')}::text[]) asked (size)
    ) held group by size
    union all ${flag('availability', 'stock', sql`in_stock`)}
    union all ${flag('availability', 'order', sql`to_order`)}
    union all ${flag('express', 'y', sql`express`)}
    union all ${flag('promotion', 'y', sql`promotion`)}
    union all ${flag('new', 'y', sql`is_new`)}
  `
}

/** The candidates that this filter alone decides on. */
function openTo(filter: FilterId): RawBuilder<boolean> {
  return sql`(only_failed is null or only_failed = ${filter})`
}

function order(shop: PublicShop, sort: SortOrder, text: UnderstoodText | null): RawBuilder<unknown> {
  if (sort === 'nazwa') return sql`sort_key`
  if (sort === 'cena') return sql`amount nulls last`
  if (text) return sql`${relevance(shop, sql`judged.product_id`, text)} desc`
  return sql`disabled, popularity desc`
}
