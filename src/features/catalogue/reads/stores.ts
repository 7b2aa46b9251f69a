import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export interface Store {
  name: string
  delayDays: number
  weekdays: number[]
  /** 'YYYY-MM-DD' */
  closedDays: string[]
}

/** All stores in the merchant's order. */
export async function findStores(shop: PublicShop): Promise<Store[]> {
  const { rows } = await sql<Store>`
    select name, delay_days as "delayDays", weekdays, closed_days::text[] as "closedDays" from store order by position, id
  `.execute(shop.database)
  return rows
}
