import { type RawBuilder, sql } from 'kysely'
import { nextPriceMoment } from '#features/pricing/reads/next-price-moment.ts'
import { dependsOn, validUntil } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { type CountedValue, type Facet, toFacets } from '../rules/facets.ts'
import { countChosen } from '../rules/list-filters.ts'
import { leastCarriersSetting } from '../settings.ts'
import { countedValues, summary } from './facet-counts.ts'
import { judgedCandidates, listedIn, listOrder } from './judged-candidates.ts'
import type { ListRequest } from './list-request.ts'

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
 * candidate is judged by the filters it fails; who fails none is found, who fails one alone counts for that filter's values.
 */
export async function listing(shop: PublicShop, request: ListRequest): Promise<Listing> {
  const { within, filters, sort, reversed, page, pageSize } = request
  if (isEmpty(within)) return { ids: [], count: 0, unfiltered: 0, facets: [], prices: null }
  const { rows } = await sql<Omit<Listing, 'facets'> & { counted: CountedValue[] }>`
    with judged as materialized (${judgedCandidates(shop, request)}), summary as materialized (${summary()}),
      counted as (${countedValues(filters)})
    select summary.count, ${countChosen(filters) > 0 ? unfiltered(within) : sql`summary.count`} as unfiltered,
      array(
        select product_id from judged where only_failed is null
        order by ${listOrder(sort, reversed)} limit ${pageSize} offset ${(page - 1) * pageSize}
      ) as ids,
      case when lowest is not null then jsonb_build_object('lowest', lowest, 'highest', highest) end as prices,
      coalesce((select jsonb_agg(counted) from counted), '[]') as counted
    from summary
  `.execute(shop.database)
  const row = rows[0]
  if (!row) throw new Error('a statement without an answer')
  dependsOn(
    shop,
    ...('category' in within ? tagsOf('category', [within.category]) : (['products', 'listings'] as const)),
  )
  validUntil(shop, await nextPriceMoment(shop))
  const { counted, ...list } = row
  return { ...list, facets: toFacets(counted, filters, shop.settings.get(leastCarriersSetting)) }
}

function unfiltered(within: ListRequest['within']): RawBuilder<number> {
  return sql`(select count(*)::integer from ${listedIn(within)})`
}

/** How many products the filters leave. One statement. */
export async function countListing(
  shop: PublicShop,
  request: Pick<ListRequest, 'within' | 'filters'>,
): Promise<number> {
  if (isEmpty(request.within)) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${judgedCandidates(shop, { ...request, sort: 'cena' })}) judged
    where only_failed is null
  `.execute(shop.database)
  return rows[0]?.count ?? 0
}

/** A text of which nothing is understood. */
function isEmpty(within: ListRequest['within']): boolean {
  return 'text' in within && within.text.query === null
}
