import { nextPriceMoment } from '#features/pricing/reads/next-price-moment.ts'
import { dependsOn, validUntil } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { countValues } from '../rules/columns/count-values.ts'
import { firstPlaces } from '../rules/columns/first-places.ts'
import { placesThatPass, productAt } from '../rules/columns/judge.ts'
import { orderOfPlaces } from '../rules/columns/order-of-places.ts'
import { type Facet, toFacets } from '../rules/facets.ts'
import { leastCarriersSetting } from '../settings.ts'
import { judgeList, listSource } from './judged-list.ts'
import type { ListRequest } from './list-request.ts'
import { namedValues } from './named-values.ts'

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

/** One page of a filtered list, how many products there are, and how many each value of each filter would leave. At most four queries beside what `listSource` reads of changes. */
export async function listing(shop: PublicShop, request: ListRequest): Promise<Listing> {
  const { within, filters, sort, reversed, page, pageSize } = request
  if (isEmpty(within)) return { ids: [], count: 0, unfiltered: 0, facets: [], prices: null }
  const { judged, relevances } = judgeList(shop, await listSource(shop, request), filters)
  const places = placesThatPass(judged)
  const first = firstPlaces(places, page * pageSize, orderOfPlaces(judged, sort, relevances, reversed))
  const ids = Array.from(first.subarray((page - 1) * pageSize), (place) => productAt(judged, place))
  const [counts, count, unfiltered] = [countValues(judged), places.length, judged.rows.length]
  dependsOn(
    shop,
    ...('category' in within ? tagsOf('category', [within.category]) : (['products', 'listings'] as const)),
  )
  validUntil(shop, await nextPriceMoment(shop))
  return {
    ...{ ids, count, unfiltered },
    facets: toFacets(await namedValues(shop, counts, filters), filters, shop.settings.get(leastCarriersSetting)),
    prices: counts.prices,
  }
}

/** How many products the filters leave. As many queries as `listSource` has. */
export async function countListing(
  shop: PublicShop,
  request: Pick<ListRequest, 'within' | 'filters'>,
): Promise<number> {
  if (isEmpty(request.within)) return 0
  const { judged } = judgeList(shop, await listSource(shop, { ...request, sort: 'cena' }), request.filters)
  return placesThatPass(judged).length
}

/** A text of which nothing is understood. */
function isEmpty(within: ListRequest['within']): boolean {
  return 'text' in within && within.text.query === null
}
