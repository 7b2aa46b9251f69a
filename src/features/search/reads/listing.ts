import { type RawBuilder, sql } from 'kysely'
import { nextPriceMoment } from '#features/pricing/reads/next-price-moment.ts'
import { dependsOn, validUntil } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { type CountedValue, type Facet, toFacets } from '../rules/facets.ts'
import type { ListFilters } from '../rules/list-filters.ts'
import type { SortOrder } from '../rules.ts'
import { countedValues } from './facet-counts.ts'
import { relevance } from './found-by-text.ts'
import { judgedCandidates } from './judged-candidates.ts'
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

/**
 * One page of a filtered list, how many products there are, and how many each value of each filter would leave. One statement: each
 * candidate is judged once by the filters it fails; who fails none is found, who fails one alone counts for that filter's values.
 */
export async function listing(shop: PublicShop, request: ListingRequest): Promise<Listing> {
  const text = await understood(shop, request.within)
  const { rows } = await sql<Omit<Listing, 'facets'> & { counted: CountedValue[] }>`
    with ${judgedCandidates(shop, request, text)}, counted as (${countedValues(request.filters)})
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
    with ${judgedCandidates(shop, request, text)} select count(*)::integer as count from judged where only_failed is null
  `.execute(shop.database)
  return rows[0]?.count ?? 0
}

function understood(shop: PublicShop, within: ProductListRequest['within']): Promise<UnderstoodText | null> | null {
  return 'text' in within ? understandText(shop, within.text) : null
}

function order(shop: PublicShop, sort: SortOrder, text: UnderstoodText | null): RawBuilder<unknown> {
  if (sort === 'nazwa') return sql`sort_key`
  if (sort === 'cena') return sql`amount nulls last`
  if (text) return sql`${relevance(shop, sql`judged.product_id`, text)} desc`
  return sql`disabled, popularity desc`
}
