import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** A line of a client's basket in a copy of the client's data. */
export interface BasketContent {
  product: string
  size: string
  quantity: string
  /** What was configured or written for it; '' without. */
  additional: string
  comment: string
}

/** What is in the basket of a client, by name, in the order in which it was added. */
export async function getBasketContents(shop: PublicShop, customerId: number): Promise<BasketContent[]> {
  const { rows } = await sql<BasketContent>`
    select product.name as product, size.name as size, trim_scale(line.quantity)::text as quantity, line.additional, line.comment
    from basket
    join basket_line line on line.basket_id = basket.id
    join product_size size on size.id = line.size_id
    join product on product.id = size.product_id
    where basket.customer_id = ${customerId} order by line.id
  `.execute(shop.database)
  return rows
}
