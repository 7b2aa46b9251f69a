import type { PublicShop } from '#shop'
import { pagesOf } from '../rules/list-options.ts'
import { listingIndex } from './columns-index.ts'
import { type ListingPage, type ListingRequest, listingLimits } from './listing-index.ts'
import { getPricedProducts, type PricedProduct } from './priced-products.ts'

/** How many products are compared by their reductions; a longer list has its most popular first. */
const mostCompared = 240

/** A page of a list with the greatest reductions first, equal ones by popularity: the index knows no lowest price of 30 days. */
export async function pageByReduction(shop: PublicShop, request: Omit<ListingRequest, 'sort'>): Promise<ListingPage> {
  const { page, pageSize } = request
  const all = await listingIndex.page(shop, { ...request, sort: 'popularnosc', page: 1, pageSize: mostCompared })
  if (all.count > mostCompared) return listingIndex.page(shop, { ...request, sort: 'popularnosc' })
  const ids = byReduction(await getPricedProducts(shop, all.ids)).slice((page - 1) * pageSize, page * pageSize)
  return { ...all, ids, ...pagesOf(all.count, pageSize, listingLimits.depth) }
}

function byReduction(products: PricedProduct[]): number[] {
  const percent = ({ price }: PricedProduct) => Number(price?.percent ?? 0)
  return products.toSorted((a, b) => percent(b) - percent(a)).map(({ id }) => id)
}

/** The facts about all reductions of the shop: the greatest in percent, and the moment when the first of them ends; null where they are unknown. */
export async function getReductionFacts(shop: PublicShop): Promise<{ percent: number | null; until: Date | null }> {
  const filters = { price: null, chosen: [] }
  const request = { within: { list: 'promocje' as const }, filters, page: 1, pageSize: mostCompared }
  const { ids, count } = await listingIndex.page(shop, { ...request, sort: 'popularnosc' })
  if (count === 0 || count > mostCompared) return { percent: null, until: null }
  const prices = (await getPricedProducts(shop, ids)).flatMap(({ price }) => price ?? [])
  const ends = prices.flatMap(({ promotionUntil }) => promotionUntil ?? [])
  const percent = Math.max(...prices.map(({ percent }) => Number(percent)))
  return {
    percent: percent >= 1 ? percent : null,
    until: ends.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  }
}
