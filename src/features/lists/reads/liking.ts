import { productCards } from '#features/catalogue/reads/product-cards.ts'
import type { Shop } from '#shop'
import { changeFavourites, type FavouriteItem, type FavouriteOutcome } from '../rules/favourites.ts'
import { favouritesOfVisitor } from './held-favourites.ts'
import { likedProducts } from './liked-products.ts'

export interface Liking {
  product: { id: number; name: string }
  /** Whether it is among the visitor's favourites, in whichever size. */
  held: boolean
  /** What would become of the request; nothing changes. */
  outcome: FavouriteOutcome
}

/** What a request to like a product is about; null when there is no such product on sale. */
export async function findLiking(shop: Shop, item: FavouriteItem): Promise<Liking | null> {
  const ids = item.productId === null ? [] : [item.productId]
  const [card] = await productCards(shop, ids)
  if (!card) return null
  const held = await favouritesOfVisitor(shop, shop.visitor)
  const [outcome] = changeFavourites(held, [item], await likedProducts(shop, ids)).outcomes
  if (!outcome) return null
  return {
    product: { id: card.id, name: card.name },
    held: held.some(({ productId }) => productId === card.id),
    outcome,
  }
}
