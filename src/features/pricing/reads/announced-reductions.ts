import type { PublicShop } from '#shop'
import { currentPrices } from '../reads.ts'
import type { Amount } from '../rules/price-facts.ts'
import { unitView } from '../rules/price-view.ts'
import { lowestPrices } from './lowest-prices.ts'

/** What stands beside a reduced price wherever it is shown: the regular price, crossed out, and the lowest of 30 days (A5.7). */
export interface AnnouncedReduction {
  crossed: Amount
  lowest: Amount
}

/** The reductions that are announced of these sizes, by size; the others are missing. Three queries at most. */
export async function announcedReductions(
  shop: PublicShop,
  sizeIds: number[],
): Promise<Map<number, AnnouncedReduction>> {
  const prices = [...(await currentPrices(shop, sizeIds)).values()]
  const found = await lowestPrices(shop, prices)
  return new Map(
    prices.flatMap((price) => {
      const { crossed, lowest } = unitView(price, found.get(price.sizeId))
      return crossed && lowest
        ? [[price.sizeId, { crossed, lowest: { gross: lowest.gross, net: lowest.net } }] as const]
        : []
    }),
  )
}
