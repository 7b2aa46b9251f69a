import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** False while nothing was ever put into the shop. */
export async function hasProducts(shop: PublicShop): Promise<boolean> {
  return (await shop.database.selectFrom('product').select('id').limit(1).execute()).length > 0
}

/** Whether anything needs a courier: a shop without goods is about to get some. */
export async function hasGoodsToSend(shop: PublicShop): Promise<boolean> {
  const { rows } = await sql<{ sends: boolean }>`
    select exists (select from product where kind in ('item', 'bundle') and withdrawn_at is null)
      or not exists (select from product) as sends
  `.execute(shop.database)
  return rows[0]?.sends ?? true
}
