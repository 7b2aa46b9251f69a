import { sql } from 'kysely'
import { sellableStockSql } from '#features/catalogue/queries/product-sql.ts'
import type { PublicShop } from '#shop'

/** The first sizes above `after` with alerts and possibly some stock, by id: no more than `most`. The rules decide whether one can be bought. */
export async function getSizesWithAlerts(shop: PublicShop, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select size.id from product_size size
    join product on product.id = size.product_id
    where size.id > ${after} and product.visible and product.withdrawn_at is null and product.availability <> 'disable'
      and coalesce(${sellableStockSql('size', 'product')}, 1) > 0
      and exists (
        select from stock_notification waiting
        where waiting.size_id = size.id and (waiting.claimed_until is null or waiting.claimed_until < ${shop.now})
      )
    order by size.id limit ${most}
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** Whether there are alerts for this token. */
export async function hasAlerts(shop: PublicShop, token: string): Promise<boolean> {
  const found = await shop.database
    .selectFrom('stock_notification')
    .select('id')
    .where('token', '=', token)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The alerts of this address. */
export async function getAlertsOfEmail(
  shop: PublicShop,
  email: string,
): Promise<{ product: string; size: string; askedAt: Date }[]> {
  const { rows } = await sql<{ product: string; size: string; askedAt: Date }>`
    select product.name as product, size.name as size, notification.asked_at as "askedAt"
    from stock_notification notification
    join product_size size on size.id = notification.size_id join product on product.id = size.product_id
    where lower(notification.email) = lower(${email}) order by notification.id
  `.execute(shop.primary)
  return rows
}
