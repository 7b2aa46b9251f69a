import type { PublicShop } from '#shop'
import type { CurrentPrice } from '../reads.ts'
import type { PriceFacts } from '../rules/price-facts.ts'
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
    prices.map(({ sizeId, combines: _, ...price }) => {
      const { gross, net } = lowest.get(sizeId) ?? {}
      const known = gross === undefined || net === undefined ? null : { gross, net }
      return [sizeId, { ...price, lowest: known, parts: parts.get(sizeId) ?? null }]
    }),
  )
}
