import { convert } from '#shared/currency.ts'
import type { PublicShop } from '#shop'
import { lowestBeforeReduction } from '../rules.ts'
import { priceHistory } from './price-history.ts'

/** As much of a price in force as must be known. */
interface Reducible {
  sizeId: number
  /** Null when nothing is reduced. */
  regular: number | null
  converted: boolean
}

/**
 * The lowest price of the 30 days before each reduction that runs, by size: gross minor units of the shop's currency. What is
 * not reduced, or was never offered before, is missing. One query when something is reduced, else none.
 */
export async function lowestPrices(shop: PublicShop, prices: Reducible[]): Promise<Map<number, number>> {
  const reduced = prices.filter(({ regular }) => regular !== null)
  const history = await priceHistory(
    shop,
    reduced.map(({ sizeId }) => sizeId),
  )
  return new Map(
    reduced.flatMap(({ sizeId, converted }) => {
      const lowest = lowestBeforeReduction(history.get(sizeId) ?? [], shop.now)
      return lowest === null ? [] : [[sizeId, converted ? convert(lowest, shop.currency) : lowest]]
    }),
  )
}
