import type { PublicShop } from '#shop'
import type { CurrentPrice } from '../reads.ts'
import { type LowestPrice, lowestBeforeReduction } from '../rules/lowest-price.ts'
import { countedCutSetting } from '../settings.ts'
import { priceHistory } from './price-history.ts'

/**
 * The lowest price of the 30 days before each promotion that runs (A3.7, A5.7), in the shop's currency, by size; sizes that are not reduced are missing.
 * Two queries when something is reduced, none else.
 */
export async function lowestPrices(
  shop: PublicShop,
  prices: Pick<CurrentPrice, 'sizeId' | 'regular'>[],
): Promise<Map<number, LowestPrice>> {
  const reduced = prices.filter(({ regular }) => regular !== null).map(({ sizeId }) => sizeId)
  const history = await priceHistory(shop, reduced)
  const counted = shop.settings.get(countedCutSetting)
  return new Map(
    [...history].flatMap(([sizeId, log]) => {
      const lowest = lowestBeforeReduction(log, shop.now, counted)
      return lowest ? [[sizeId, lowest] as const] : []
    }),
  )
}
