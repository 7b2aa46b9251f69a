import type { PublicShop } from '#shop'
import type { Favourite } from '../rules/favourites.ts'

/**
 * The list of a visit or a client, made if there is none. Its row stays locked until the transaction ends, so that whoever else
 * changes the same favourites waits and their number is bounded.
 */
export async function lockFavourites(
  shop: PublicShop,
  owner: { column: 'customer_id' | 'visit_id'; id: number },
): Promise<number> {
  const { id } = await shop.database
    .insertInto('favourite_list')
    .values({ [owner.column]: owner.id, changed_at: shop.now })
    .onConflict((conflict) => conflict.column(owner.column).doUpdateSet({ changed_at: shop.now }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertFavourites(shop: PublicShop, listId: number, favourites: Favourite[]): Promise<void> {
  if (favourites.length === 0) return
  const rows = favourites.map(({ productId, sizeId }) => ({
    list_id: listId,
    product_id: productId,
    size_id: sizeId,
    added_at: shop.now,
  }))
  await shop.database.insertInto('favourite').values(rows).execute()
}

export async function deleteFavourites(shop: PublicShop, ids: number[]): Promise<void> {
  if (ids.length > 0) await shop.database.deleteFrom('favourite').where('id', 'in', ids).execute()
}

export async function deleteFavouriteList(shop: PublicShop, listId: number): Promise<void> {
  await shop.database.deleteFrom('favourite_list').where('id', '=', listId).execute()
}
