import type { PublicShop } from '#shop'
import type { CurrentPrice } from '../reads.ts'
import type { PriceFacts } from '../rules/price-facts.ts'
import { regularBefore } from '../rules/price-view.ts'
import { bundleParts } from './bundle-parts.ts'
import { lowestPrices } from './lowest-prices.ts'

/**
 * Everything that decides what these sizes cost, by size: what `priceView` needs. At most two queries when something is reduced, and two for
 * bundles.
 */
export async function priceFacts(shop: PublicShop, prices: CurrentPrice[]): Promise<Map<number, PriceFacts>> {
  const sizeIds = prices.map(({ sizeId }) => sizeId)
  const [lowest, parts] = await Promise.all([lowestPrices(shop, prices), bundleParts(shop, sizeIds)])
  return new Map(
    prices.map(({ sizeId, combines: _, least: __, ...price }) => {
      const before = lowest.get(sizeId)
      const told = {
        regular: regularBefore(price, before),
        lowest: before ? { gross: before.gross, net: before.net } : null,
      }
      return [sizeId, { ...price, ...told, parts: parts.get(sizeId) ?? null }]
    }),
  )
}
