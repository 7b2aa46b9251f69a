import { beginVisit } from '#features/customers/actions/begin-visit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transaction } from '#shop'
import { favouritesOfList, favouritesOwner } from '../reads/held-favourites.ts'
import { likedProducts } from '../reads/liked-products.ts'
import {
  changeFavourites as change,
  type FavouriteItem,
  type FavouriteOutcome,
  mostFavourites,
  tooMany,
} from '../rules/favourites.ts'
import { lockFavourites } from '../writes/favourites.ts'
import { saveFavourites } from './save-favourites.ts'

/**
 * Adds products to the visitor's favourites or takes them out, each answered for by itself: a refused one does not lose the others.
 * Refused as a whole only when there are too many. A stranger gets a visit by his first favourite, not by asking in vain.
 */
export function changeFavourites(
  shop: Shop,
  { items }: { items: FavouriteItem[] },
): Promise<Result<FavouriteOutcome[], ReturnType<typeof tooMany>>> {
  if (items.length > mostFavourites) return Promise.resolve(refused(tooMany()))
  return transaction(shop, async (shop) => {
    const ids = new Set(items.flatMap(({ productId }) => productId ?? []))
    const products = await likedProducts(shop, [...ids])
    const alone = change([], items, products)
    const isStranger = favouritesOwner(shop.visitor) === null
    const isIdle = isStranger ? alone.favourites.length === 0 : alone.outcomes.every(({ status }) => status === 'error')
    if (isIdle) return done(alone.outcomes)
    const owner = favouritesOwner(shop.visitor) ?? { column: 'visit_id', id: await beginVisit(shop) }
    const listId = await lockFavourites(shop, owner)
    const before = await favouritesOfList(shop, listId)
    const { favourites, outcomes } = change(before, items, products)
    await saveFavourites(shop, listId, before, favourites)
    return done(outcomes)
  })
}
