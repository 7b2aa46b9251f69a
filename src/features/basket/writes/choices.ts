import { sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'
import type { BasketChoices } from '../rules/choices.ts'

const columns = { rebateCode: 'rebate_code', giftSizeId: 'gift_size_id', wrapSizeId: 'wrap_size_id' } as const

/** Keeps what was chosen for the whole basket; what is not named stays. The caller holds the basket's lock. */
export async function saveChoices(shop: PublicShop, basketId: number, choices: Partial<BasketChoices>): Promise<void> {
  const values = Object.entries(choices).map(([name, value]) => [columns[name as keyof BasketChoices], value])
  if (values.length === 0) return
  await shop.database.updateTable('basket').set(Object.fromEntries(values)).where('id', '=', basketId).execute()
}

/** Wraps lines, which the caller has read: the id of each with that of a size, or of none. */
export async function saveWraps(shop: PublicShop, wraps: Map<number, number | null>): Promise<void> {
  if (wraps.size === 0) return
  const rows = [...wraps].map(([id, size]) => ({ id, size }))
  await sql`
    update basket_line set wrap_size_id = given.size from ${given('id integer, size integer', rows)} where basket_line.id = given.id
  `.execute(shop.database)
}
