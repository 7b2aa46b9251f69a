import { beginVisit } from '#features/customers/actions/sessions.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transaction } from '#shop'
import {
  favouritesOfList,
  favouritesOfVisitor,
  favouritesOwner,
  getFavouriteProducts,
  type StoredFavourite,
} from '../queries/saved-products.ts'
import {
  applyFavouriteChanges as change,
  type Favourite,
  type FavouriteItem,
  type FavouriteOutcome,
  maxFavourites,
  combineFavourites as merge,
  sameFavourite,
  tooManyFavourites,
} from '../rules/favourites.ts'
import { deleteFavouriteList, deleteFavourites, insertFavourites, lockFavourites } from '../writes.ts'

/**
 * Adds products to the visitor's favourites or removes them, and returns one result for each: a refused one does not affect the others.
 * Refused as a whole only when there are too many. A visitor without cookies gets a visit with the first favourite, not by an attempt that fails.
 */
export function changeFavourites(
  shop: Shop,
  { items }: { items: FavouriteItem[] },
): Promise<Result<FavouriteOutcome[], ReturnType<typeof tooManyFavourites>>> {
  if (items.length > maxFavourites) return Promise.resolve(refused(tooManyFavourites()))
  return transaction(shop, async (shop) => {
    const ids = new Set(items.flatMap(({ productId }) => productId ?? []))
    const products = await getFavouriteProducts(shop, [...ids])
    const alone = change([], items, products)
    const isStranger = favouritesOwner(shop.visitor) === null
    const isNoChange = isStranger
      ? alone.favourites.length === 0
      : alone.outcomes.every(({ status }) => status === 'error')
    if (isNoChange) return done(alone.outcomes)
    const owner = favouritesOwner(shop.visitor) ?? { column: 'visit_id', id: await beginVisit(shop) }
    const listId = await lockFavourites(shop, owner)
    const before = await favouritesOfList(shop, listId)
    const { favourites, outcomes } = change(before, items, products)
    await storeFavourites(shop, listId, before, favourites)
    return done(outcomes)
  })
}

/**
 * Adds the favourites from before the sign-in to those of the client, without duplicates, as long as there is room (A6.1). Called right after a
 * sign-in.
 */
export async function mergeFavourites(shop: Shop): Promise<void> {
  const { visitId, customerId } = shop.visitor
  if (visitId === null || customerId === null) return
  const asStranger = { ...shop.visitor, customerId: null }
  if ((await favouritesOfVisitor(shop, asStranger)).length === 0) return
  await transaction(shop, async (shop) => {
    const own = await lockFavourites(shop, { column: 'customer_id', id: customerId })
    const fromVisit = await lockFavourites(shop, { column: 'visit_id', id: visitId })
    const stored = await favouritesOfList(shop, own)
    await storeFavourites(shop, own, stored, merge(stored, await favouritesOfList(shop, fromVisit)))
    await deleteFavouriteList(shop, fromVisit)
  })
}

/** Saves the favourites that a rule has decided on. The caller has locked the list since before it read them. */
async function storeFavourites(
  shop: Shop,
  listId: number,
  before: StoredFavourite[],
  after: Favourite[],
): Promise<void> {
  const removed = before.filter((favourite) => !after.some((saved) => sameFavourite(saved, favourite)))
  const added = after.filter((favourite) => !before.some((stored) => sameFavourite(stored, favourite)))
  await deleteFavourites(
    shop,
    removed.map(({ id }) => id),
  )
  await insertFavourites(shop, listId, added)
}
