import { type ProductCardData, productCards } from '#features/catalogue/reads/product-cards.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { shownPrices } from '#features/pricing/reads/shown-prices.ts'
import type { Shop } from '#shop'
import type { Favourite } from '../rules/favourites.ts'
import { favouritesOfVisitor } from './held-favourites.ts'

export interface ShownFavourite extends Favourite {
  card: ProductCardData
  /** Of its size, or of the cheapest, as the shop shows prices; minor units. Null when something else stands in its place. */
  amount: number | null
}

/** The visitor's favourites as they stand now, in the order in which they came; withdrawn and hidden products are left out. */
export async function findFavourites(shop: Shop): Promise<ShownFavourite[]> {
  const held = await favouritesOfVisitor(shop, shop.visitor)
  const ids = [...new Set(held.map(({ productId }) => productId))]
  const cards = new Map((await productCards(shop, ids)).map((card) => [card.id, card]))
  const prices = await shownPrices(shop, [
    ...new Set([
      ...[...cards.values()].flatMap(({ sizeIds }) => sizeIds),
      ...held.flatMap(({ sizeId }) => sizeId ?? []),
    ]),
  ])
  return held.flatMap(({ productId, sizeId }): ShownFavourite[] => {
    const card = cards.get(productId)
    if (!card) return []
    const sizes = sizeId === null ? card.sizeIds : [sizeId]
    const amounts = sizes.flatMap((id) => prices.get(id)?.amount ?? [])
    const priced = priceLabel(card) === 'price' && amounts.length > 0
    return [{ productId, sizeId, card, amount: priced ? Math.min(...amounts) : null }]
  })
}

/** Which products are among the visitor's favourites, once for each line: all that hearts need to know, in one query. */
export async function favouriteProductIds(shop: Shop): Promise<number[]> {
  const held = await favouritesOfVisitor(shop, shop.visitor)
  return held.filter(({ gone }) => !gone).map(({ productId }) => productId)
}
