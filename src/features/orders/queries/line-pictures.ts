import { sql } from 'kysely'
import type { ProductPicture } from '#features/catalogue/queries/product-cards.ts'
import type { PublicShop } from '#shop'

/**
 * The pictures of an order's goods on the day of the order, by the position of their line; those that the shop no longer has are
 * missing. One query.
 */
export async function getLinePictures(shop: PublicShop, orderId: number): Promise<Map<number, ProductPicture>> {
  const { rows } = await sql<{ position: number; picture: ProductPicture }>`
    select line.position, shown.picture
    from order_line line
    cross join lateral (
      select jsonb_build_object('file', file, 'width', width, 'height', height, 'alt', alt) as picture
      from picture where product_id = line.product_id and file = line.picture and state = 'ready' limit 1
    ) shown
    where line.order_id = ${orderId}
  `.execute(shop.database)
  return new Map(rows.map(({ position, picture }) => [position, picture]))
}
