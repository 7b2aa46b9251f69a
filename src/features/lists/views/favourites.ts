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
  /** Of its size, or of the cheapest, as the shop shows prices; minor units. Null when something else stands in its place. */
  amount: number | null
}

/** The visitor's favourites as they stand now, in the order in which they came; withdrawn and hidden products are left out. */
export async function getFavourites(shop: Shop): Promise<ShownFavourite[]> {
  const held = await favouritesOfVisitor(shop, shop.visitor)
  const ids = [...new Set(held.map(({ productId }) => productId))]
  const cards = new Map((await productCards(shop, ids)).map((card) => [card.id, card]))
  const prices = await getShownPrices(shop, [
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
export async function getFavouriteProductIds(shop: Shop): Promise<number[]> {
  const held = await favouritesOfVisitor(shop, shop.visitor)
  return held.filter(({ gone }) => !gone).map(({ productId }) => productId)
}

export interface FavouriteEntry {
  id: number
  /** The type of the size that was liked; '' for whichever. */
  likedSize: string
  entry: Entry
}

/** The visitor's favourites as rows to choose from, in the order in which they came; withdrawn and hidden products wait unseen. */
export async function getFavouriteEntries(shop: Shop): Promise<FavouriteEntry[]> {
  const held = (await favouritesOfVisitor(shop, shop.visitor)).filter(({ gone }) => !gone)
  const found = await getEntries(
    shop,
    held.map((favourite) => ({ ...favourite, quantity: null })),
  )
  return found.flatMap(({ id, sizeId, entry }) => {
    const likedSize = entry?.sizes.find((size) => size.id === sizeId)?.type ?? ''
    return entry ? [{ id, likedSize, entry }] : []
  })
}

export interface FavouritePreview {
  product: { id: number; name: string }
  /** Whether it is among the visitor's favourites, in whichever size. */
  isFavourite: boolean
  /** What would become of the request; nothing changes. */
  outcome: FavouriteOutcome
}

/** What a request to like a product is about; null when there is no such product on sale. */
export async function findFavouritePreview(shop: Shop, item: FavouriteItem): Promise<FavouritePreview | null> {
  const ids = item.productId === null ? [] : [item.productId]
  const [card] = await productCards(shop, ids)
  if (!card) return null
  const held = await favouritesOfVisitor(shop, shop.visitor)
  const [outcome] = applyFavouriteChanges(held, [item], await getFavouriteProducts(shop, ids)).outcomes
  if (!outcome) return null
  return {
    product: { id: card.id, name: card.name },
    isFavourite: held.some(({ productId }) => productId === card.id),
    outcome,
  }
}
