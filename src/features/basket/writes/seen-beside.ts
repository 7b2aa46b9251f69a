import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Keeps what was seen; a basket that somebody is just changing or ordering is left alone, as it will be seen anew. */
export async function saveSeenBeside(shop: PublicShop, basketId: number, seen: string): Promise<void> {
  await sql`
    update basket set seen_beside = ${seen}
    where id = (select id from basket where id = ${basketId} for no key update skip locked)
  `.execute(shop.database)
}

/** Nothing counts as seen until the basket is looked at again. The caller holds the basket's lock. */
export async function forgetSeenBeside(shop: PublicShop, basketId: number): Promise<void> {
  await shop.database.updateTable('basket').set({ seen_beside: '' }).where('id', '=', basketId).execute()
}
