import type { Shop } from '#shop'
import type { Entry } from '../rules/entry.ts'
import { findEntries } from './find-entries.ts'
import { favouritesOfVisitor } from './held-favourites.ts'

export interface FavouriteEntry {
  id: number
  /** The type of the size that was liked; '' for whichever. */
  likedSize: string
  entry: Entry
}

/** The visitor's favourites as rows to choose from, in the order in which they came; withdrawn and hidden products wait unseen. */
export async function favouriteEntries(shop: Shop): Promise<FavouriteEntry[]> {
  const held = (await favouritesOfVisitor(shop, shop.visitor)).filter(({ gone }) => !gone)
  const found = await findEntries(
    shop,
    held.map((favourite) => ({ ...favourite, quantity: null })),
  )
  return found.flatMap(({ id, sizeId, entry }) => {
    const likedSize = entry?.sizes.find((size) => size.id === sizeId)?.type ?? ''
    return entry ? [{ id, likedSize, entry }] : []
  })
}
