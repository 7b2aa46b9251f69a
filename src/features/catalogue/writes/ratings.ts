import type { PublicShop } from '#shop'
import type { Rating } from '../rules/rating.ts'

/** Locks a product until the end of the transaction, so that its rating is counted by one at a time; false: there is none. */
export async function lockRating(shop: PublicShop, productId: number): Promise<boolean> {
  const row = await shop.database
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function updateRating(shop: PublicShop, productId: number, { count, sum }: Rating): Promise<void> {
  await shop.database
    .updateTable('product')
    .set({ rating_count: count, rating_sum: sum })
    .where('id', '=', productId)
    .execute()
}
