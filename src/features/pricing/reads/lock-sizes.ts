import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Until the transaction ends nobody else prices these sizes; orders are not held up. Locked in the order of their ids. */
export async function lockSizes(shop: PublicShop, sizeIds: number[]): Promise<void> {
  await sql`select from product_size where id = any(${sizeIds}::integer[]) order by id for no key update`.execute(
    shop.database,
  )
}
