import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export interface Supplier {
  name: string
  delayDays: number | null
  weekdays: number[]
  /** 'YYYY-MM-DD' */
  closedDays: string[]
}

/** All suppliers by name. */
export async function findSuppliers(shop: PublicShop): Promise<Supplier[]> {
  const { rows } = await sql<Supplier>`
    select name, delay_days as "delayDays", weekdays, closed_days::text[] as "closedDays" from supplier order by name
  `.execute(shop.database)
  return rows
}
