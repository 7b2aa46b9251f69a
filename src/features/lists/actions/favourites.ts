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
  tooMany,
} from '../rules/favourites.ts'
import { deleteFavouriteList, deleteFavourites, insertFavourites, lockFavourites } from '../writes.ts'

/**
 * Adds products to the visitor's favourites or takes them out, each answered for by itself: a refused one does not lose the others.
 * Refused as a whole only when there are too many. A stranger gets a visit by his first favourite, not by asking in vain.
 */
export function changeFavourites(
  shop: Shop,
  { items }: { items: FavouriteItem[] },
): Promise<Result<FavouriteOutcome[], ReturnType<typeof tooMany>>> {
  if (items.length > maxFavourites) return Promise.resolve(refused(tooMany()))
  return transaction(shop, async (shop) => {
    const ids = new Set(items.flatMap(({ productId }) => productId ?? []))
    const products = await getFavouriteProducts(shop, [...ids])
    const alone = change([], items, products)
    const isStranger = favouritesOwner(shop.visitor) === null
    const isIdle = isStranger ? alone.favourites.length === 0 : alone.outcomes.every(({ status }) => status === 'error')
    if (isIdle) return done(alone.outcomes)
    const owner = favouritesOwner(shop.visitor) ?? { column: 'visit_id', id: await beginVisit(shop) }
    const listId = await lockFavourites(shop, owner)
    const before = await favouritesOfList(shop, listId)
    const { favourites, outcomes } = change(before, items, products)
    await storeFavourites(shop, listId, before, favourites)
    return done(outcomes)
  })
}

/**
 * Puts what the visitor liked before he signed in beside what he likes as a client, none twice, as long as there is room (A6.1).
 * Called when he has just signed in.
 */
export async function mergeFavourites(shop: Shop): Promise<void> {
  const { visitId, customerId } = shop.visitor
  if (visitId === null || customerId === null) return
  const asStranger = { ...shop.visitor, customerId: null }
  if ((await favouritesOfVisitor(shop, asStranger)).length === 0) return
  await transaction(shop, async (shop) => {
    const own = await lockFavourites(shop, { column: 'customer_id', id: customerId })
    const brought = await lockFavourites(shop, { column: 'visit_id', id: visitId })
    const held = await favouritesOfList(shop, own)
    await storeFavourites(shop, own, held, merge(held, await favouritesOfList(shop, brought)))
    await deleteFavouriteList(shop, brought)
  })
}

/** Makes the stored favourites of a list those that a rule has decided on. The caller holds the list's lock since before he read them. */
async function storeFavourites(
  shop: Shop,
  listId: number,
  before: StoredFavourite[],
  after: Favourite[],
): Promise<void> {
  const gone = before.filter((favourite) => !after.some((kept) => sameFavourite(kept, favourite)))
  const added = after.filter((favourite) => !before.some((held) => sameFavourite(held, favourite)))
  await deleteFavourites(
    shop,
    gone.map(({ id }) => id),
  )
  await insertFavourites(shop, listId, added)
}
