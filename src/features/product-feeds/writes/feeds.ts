import type { PublicShop } from '#shop'
import type { FeedName } from '../rules/feed-names.ts'

/** Turns a feed on, or gives it another secret. */
export async function saveFeed(shop: PublicShop, name: FeedName, token: string): Promise<void> {
  await shop.database
    .insertInto('product_feed')
    .values({ name, token, opened_at: shop.now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ token }))
    .execute()
}

/** Turns it off, with all that it says; whether it was on. */
export async function removeFeed(shop: PublicShop, name: FeedName): Promise<boolean> {
  const { numDeletedRows } = await shop.database
    .deleteFrom('product_feed')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
