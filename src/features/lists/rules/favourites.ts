import type { Decimal } from '#shared/decimal.ts'
import type { Message, Text, TextValues } from '#shared/text.ts'
import { favouriteAnswerTexts, favouriteTexts } from '../texts/favourites.ts'

/** The most favourites of one visitor, and the most items of one request. */
export const maxFavourites = 300

/** A favourite product, in one of its sizes or in any (null). */
export interface Favourite {
  productId: number
  sizeId: number | null
}

export interface SavedFavourite extends Favourite {
  /** Withdrawn or hidden: it is not shown, and makes room when the list is full. */
  gone: boolean
}

/** One item of a request. Null is an unreadable value. */
export interface FavouriteItem {
  /** As requested: the response repeats it. */
  product: string
  size: string
  productId: number | null
  /** False: remove it. */
  wanted: boolean | null
}

/** Parses an item of /basketchange.php: quantity 0 removes, any other adds, an invalid quantity is refused. */
export function toFavourite({ product, size, productId, quantity }: FavouriteLine): FavouriteItem {
  return { product, size, productId, wanted: quantity === null ? null : quantity > 0n }
}

interface FavouriteLine extends Omit<FavouriteItem, 'wanted'> {
  quantity: Decimal | null
}

/** The part of a product that favourites need. */
export interface FavouriteProduct {
  id: number
  withdrawn: boolean
  sizes: { id: number; type: string }[]
}

export type FavouriteRefusal = 'unknown_product' | 'unknown_size' | 'withdrawn' | 'wrong_quantity' | 'too_many_lines'

/** The outcome of one item of a request. */
export interface FavouriteOutcome {
  product: string
  size: string
  status: 'success' | 'error'
  code: 'added' | 'removed' | FavouriteRefusal
  message: Message
}

/**
 * Returns the changed favourites and the outcome of each item; repeating a request has no further effect.
 * A size replaces the product without a size; removing a product without a size removes all its sizes.
 */
export function applyFavouriteChanges(
  stored: SavedFavourite[],
  items: FavouriteItem[],
  products: Map<number, FavouriteProduct>,
): { favourites: SavedFavourite[]; outcomes: FavouriteOutcome[] } {
  let favourites = stored
  const outcomes = items.map((item) => {
    const favourite = resolveFavourite(item, products)
    if ('code' in favourite) return { ...asRequested(item), status: 'error' as const, ...favourite }
    const changed = item.wanted ? withFavourite(favourites, favourite) : withoutFavourite(favourites, favourite)
    if (changed === null) return { ...asRequested(item), status: 'error' as const, ...tooManyFavourites() }
    favourites = changed
    const code = item.wanted ? ('added' as const) : ('removed' as const)
    return { ...asRequested(item), status: 'success' as const, code, message: { text: favouriteTexts[code] } }
  })
  return { favourites, outcomes }
}

/** Adds the visit's favourites to those of the client, without duplicates; those that do not fit are left out. */
export function combineFavourites(stored: SavedFavourite[], added: SavedFavourite[]): SavedFavourite[] {
  return added.reduce((all, favourite) => withFavourite(all, favourite) ?? all, stored)
}

export function sameFavourite(one: Favourite, other: Favourite): boolean {
  return one.productId === other.productId && one.sizeId === other.sizeId
}

export function tooManyFavourites() {
  return refusal('too_many_lines', favouriteAnswerTexts.tooMany, { count: maxFavourites })
}

/** Without a size: the only one, or any; 'onesize' is 'uniw' (A3.1). A product that is no longer sold can only be removed. */
function resolveFavourite({ productId, size, wanted }: FavouriteItem, products: Map<number, FavouriteProduct>) {
  const product = productId === null ? undefined : products.get(productId)
  if (!product) return refusal('unknown_product', favouriteAnswerTexts.unknownProduct)
  if (wanted === null) return refusal('wrong_quantity', favouriteAnswerTexts.wrongQuantity)
  if (wanted && product.withdrawn) return refusal('withdrawn', favouriteAnswerTexts.withdrawn)
  const type = size === 'onesize' ? 'uniw' : size
  const only = wanted && product.sizes.length === 1 ? (product.sizes[0]?.id ?? null) : null
  if (type === '') return { productId: product.id, sizeId: only, gone: false }
  const found = product.sizes.find((one) => one.type === type)
  return found
    ? { productId: product.id, sizeId: found.id, gone: false }
    : refusal('unknown_size', favouriteAnswerTexts.unknownSize)
}

/** Null: the list is full. */
function withFavourite(all: SavedFavourite[], added: SavedFavourite): SavedFavourite[] | null {
  const isPresent = all.some(
    (one) => sameFavourite(one, added) || (added.sizeId === null && one.productId === added.productId),
  )
  if (isPresent) return all
  const others = all.filter((one) => !sameFavourite(one, { productId: added.productId, sizeId: null }))
  if (others.length < maxFavourites) return [...others, added]
  const gone = others.findIndex((one) => one.gone)
  return gone === -1 ? null : [...others.toSpliced(gone, 1), added]
}

function withoutFavourite(all: SavedFavourite[], { productId, sizeId }: Favourite): SavedFavourite[] {
  return all.filter(
    (one) => one.productId !== productId || (sizeId !== null && one.sizeId !== null && one.sizeId !== sizeId),
  )
}

function refusal(
  code: FavouriteRefusal,
  text: Text,
  values?: TextValues,
): { code: FavouriteRefusal; message: Message } {
  return { code, message: { text, values } }
}

function asRequested({ product, size }: FavouriteItem) {
  return { product, size }
}
