import type { PublicShop } from '#shop'
import { type CurrentPrice, currentPrices } from '../reads.ts'
import { unitView } from '../rules/price-view.ts'
import { type ShownPrice, shownPrice } from '../rules/shown-price.ts'
import { priceTypeSetting } from '../settings.ts'
import { lowestPrices } from './lowest-prices.ts'

/** Prices to show in a list, for any number of sizes, in three queries at most. */
export async function shownPrices(shop: PublicShop, sizeIds: number[]): Promise<Map<number, ShownPrice>> {
  const prices = [...(await currentPrices(shop, sizeIds)).values()]
  const lowest = await lowestPrices(shop, prices)
  const priceType = shop.settings.get(priceTypeSetting)
  const show = (price: CurrentPrice) => shownPrice(unitView(price, lowest.get(price.sizeId)), priceType)
  return new Map(prices.map((price) => [price.sizeId, show(price)]))
}
