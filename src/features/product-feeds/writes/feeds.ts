import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { FeedName } from '../rules/feed-names.ts'

/** Turns a feed on, or gives it another secret. Waits for transactions that change products: they do not see the feed and note nothing for it. */
export async function saveFeed(shop: PublicShop, name: FeedName, token: string): Promise<void> {
  await sql`lock table product_change in share mode`.execute(shop.database)
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
