import { offersOfProducts } from '#features/basket/reads/find-offers.ts'
import { shownPrices } from '#features/pricing/reads/shown-prices.ts'
import type { PublicShop } from '#shop'
import type { Entry, Wish } from '../rules/entry.ts'
import { toEntry } from '../rules/to-entry.ts'

/** Wishes as they stand today, each with the wish that it was; those whose product has left the shop have no entry. */
export async function findEntries<Wished extends Wish>(
  shop: PublicShop,
  wishes: Wished[],
): Promise<(Wished & { entry: Entry | null })[]> {
  if (wishes.length === 0) return []
  const offers = await offersOfProducts(shop, [...new Set(wishes.map(({ productId }) => productId))])
  const prices = await shownPrices(shop, [...offers.keys()])
  const ofProduct = Map.groupBy(offers.values(), ({ product }) => product.id)
  return wishes.map((wish) => ({
    ...wish,
    entry: toEntry(wish, ofProduct.get(wish.productId) ?? [], prices, shop.words),
  }))
}
