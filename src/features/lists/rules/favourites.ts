import type { Decimal } from '#shared/decimal.ts'
import type { Message, Text, TextValues } from '#shared/text.ts'
import { favouriteAnswerTexts, favouriteTexts } from '../texts/favourites.ts'

/** The most favourites of one visitor, and of one request. */
export const maxFavourites = 300

/** A product that somebody likes, in one of its sizes or in whichever (null). */
export interface Favourite {
  productId: number
  sizeId: number | null
}

export interface SavedFavourite extends Favourite {
  /** Withdrawn or hidden meanwhile: it waits unseen, and makes room when there is none. */
  gone: boolean
}

/** One line of a request. Null stands for what could not be read. */
export interface FavouriteItem {
  /** As it was asked for: what an answer repeats. */
  product: string
  size: string
  productId: number | null
  /** False: it shall go. */
  wanted: boolean | null
}

/** A line of a request as /basketchange.php reads it: quantity 0 takes out, any other adds, what is no quantity is refused. */
export function toFavourite({ product, size, productId, quantity }: FavouriteLine): FavouriteItem {
  return { product, size, productId, wanted: quantity === null ? null : quantity > 0n }
}

interface FavouriteLine extends Omit<FavouriteItem, 'wanted'> {
  quantity: Decimal | null
}

/** A product as far as favourites must know it. */
export interface FavouriteProduct {
  id: number
  withdrawn: boolean
  sizes: { id: number; type: string }[]
}

export type FavouriteRefusal = 'unknown_product' | 'unknown_size' | 'withdrawn' | 'wrong_quantity' | 'too_many_lines'

/** What became of one line of a request, in words. */
export interface FavouriteOutcome {
  product: string
  size: string
  status: 'success' | 'error'
  code: 'added' | 'removed' | FavouriteRefusal
  message: Message
}

/**
 * What favourites become by a request, and what is answered to each of its lines; asking twice for the same changes nothing more.
 * A size takes the place of the product in whichever size; a product without a size goes with all of them.
 */
export function applyFavouriteChanges(
  held: SavedFavourite[],
  items: FavouriteItem[],
  products: Map<number, FavouriteProduct>,
): { favourites: SavedFavourite[]; outcomes: FavouriteOutcome[] } {
  let favourites = held
  const outcomes = items.map((item) => {
    const meant = resolveFavourite(item, products)
    if ('code' in meant) return { ...asRequested(item), status: 'error' as const, ...meant }
    const changed = item.wanted ? withFavourite(favourites, meant) : withoutFavourite(favourites, meant)
    if (changed === null) return { ...asRequested(item), status: 'error' as const, ...tooMany() }
    favourites = changed
    const code = item.wanted ? ('added' as const) : ('removed' as const)
    return { ...asRequested(item), status: 'success' as const, code, message: { text: favouriteTexts[code] } }
  })
  return { favourites, outcomes }
}

/** Beside what a client has, what he brought as a visitor, none twice; what finds no room stays out. */
export function combineFavourites(held: SavedFavourite[], brought: SavedFavourite[]): SavedFavourite[] {
  return brought.reduce((all, favourite) => withFavourite(all, favourite) ?? all, held)
}

export function sameFavourite(one: Favourite, other: Favourite): boolean {
  return one.productId === other.productId && one.sizeId === other.sizeId
}

export function tooMany() {
  return refusal('too_many_lines', favouriteAnswerTexts.tooMany, { count: maxFavourites })
}

/** Without a size the only one is meant, or whichever; 'onesize' is 'uniw' (A3.1). What is not sold any more can only go. */
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

/** Null: there is no room. */
function withFavourite(all: SavedFavourite[], added: SavedFavourite): SavedFavourite[] | null {
  const isThere = all.some(
    (one) => sameFavourite(one, added) || (added.sizeId === null && one.productId === added.productId),
  )
  if (isThere) return all
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
