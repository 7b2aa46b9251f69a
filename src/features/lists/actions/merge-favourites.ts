import { type Shop, transaction } from '#shop'
import { favouritesOfList, favouritesOfVisitor } from '../reads/held-favourites.ts'
import { mergeFavourites as merge } from '../rules/favourites.ts'
import { deleteFavouriteList, lockFavourites } from '../writes/favourites.ts'
import { saveFavourites } from './save-favourites.ts'

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
    await saveFavourites(shop, own, held, merge(held, await favouritesOfList(shop, brought)))
    await deleteFavouriteList(shop, brought)
  })
}
