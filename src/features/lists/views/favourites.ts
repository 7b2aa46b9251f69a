import { type ProductCardData, productCards } from '#features/catalogue/queries/product-cards.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { getShownPrices } from '#features/pricing/views.ts'
import type { Shop } from '#shop'
import { favouritesOfVisitor, getFavouriteProducts } from '../queries/saved-products.ts'
import type { Entry } from '../rules/entry.ts'
import {
  applyFavouriteChanges,
  type Favourite,
  type FavouriteItem,
  type FavouriteOutcome,
} from '../rules/favourites.ts'
import { getEntries } from './entries.ts'

export interface ShownFavourite extends Favourite {
  card: ProductCardData
  /** Of its size, or the lowest, as the shop shows prices; minor units. Null when another label is shown instead. */
  amount: number | null
}

/** The visitor's current favourites, in the order in which they were added, without withdrawn and hidden products. */
export async function getFavourites(shop: Shop): Promise<ShownFavourite[]> {
  const favourites = await favouritesOfVisitor(shop, shop.visitor)
  const ids = [...new Set(favourites.map(({ productId }) => productId))]
  const cards = new Map((await productCards(shop, ids)).map((card) => [card.id, card]))
  const prices = await getShownPrices(shop, [
    ...new Set([
      ...[...cards.values()].flatMap(({ sizeIds }) => sizeIds),
      ...favourites.flatMap(({ sizeId }) => sizeId ?? []),
    ]),
  ])
  return favourites.flatMap(({ productId, sizeId }): ShownFavourite[] => {
    const card = cards.get(productId)
    if (!card) return []
    const sizes = sizeId === null ? card.sizeIds : [sizeId]
    const amounts = sizes.flatMap((id) => prices.get(id)?.amount ?? [])
    const priced = priceLabel(card) === 'price' && amounts.length > 0
    return [{ productId, sizeId, card, amount: priced ? Math.min(...amounts) : null }]
  })
}

/** The product ids of the visitor's favourites, once for each line: all the data that hearts need, in one query. */
export async function getFavouriteProductIds(shop: Shop): Promise<number[]> {
  const favourites = await favouritesOfVisitor(shop, shop.visitor)
  return favourites.filter(({ gone }) => !gone).map(({ productId }) => productId)
}

export interface FavouriteEntry {
  id: number
  /** The type of the favourite's size; '' for any. */
  likedSize: string
  entry: Entry
}

/**
 * The visitor's favourites as rows to choose from, in the order in which they were added; withdrawn and hidden products stay stored but are not
 * shown.
 */
export async function getFavouriteEntries(shop: Shop): Promise<FavouriteEntry[]> {
  const favourites = (await favouritesOfVisitor(shop, shop.visitor)).filter(({ gone }) => !gone)
  const found = await getEntries(
    shop,
    favourites.map((favourite) => ({ ...favourite, quantity: null })),
  )
  return found.flatMap(({ id, sizeId, entry }) => {
    const likedSize = entry?.sizes.find((size) => size.id === sizeId)?.type ?? ''
    return entry ? [{ id, likedSize, entry }] : []
  })
}

export interface FavouritePreview {
  product: { id: number; name: string }
  /** Whether it is among the visitor's favourites, in any size. */
  isFavourite: boolean
  /** The outcome that the request would have; nothing changes. */
  outcome: FavouriteOutcome
}

/** The product of a request to like it; null when no such product is on sale. */
export async function findFavouritePreview(shop: Shop, item: FavouriteItem): Promise<FavouritePreview | null> {
  const ids = item.productId === null ? [] : [item.productId]
  const [card] = await productCards(shop, ids)
  if (!card) return null
  const favourites = await favouritesOfVisitor(shop, shop.visitor)
  const [outcome] = applyFavouriteChanges(favourites, [item], await getFavouriteProducts(shop, ids)).outcomes
  if (!outcome) return null
  return {
    product: { id: card.id, name: card.name },
    isFavourite: favourites.some(({ productId }) => productId === card.id),
    outcome,
  }
}
