import { sql } from 'kysely'
import type { ProductPicture } from '#features/catalogue/queries/product-cards.ts'
import { anyId } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'

/** A product of a list with its first picture. */
export interface CoverProduct {
  name: string
  picture: ProductPicture | null
}

/** The products that were added last to each of these lists, as many as asked for, by the list's id; a list without goods is missing. One query. */
export async function getListCovers(
  shop: PublicShop,
  listIds: number[],
  most: number,
): Promise<Map<number, CoverProduct[]>> {
  if (listIds.length === 0) return new Map()
  const { rows } = await sql<CoverProduct & { listId: number }>`
    select line.list_id as "listId", product.name, shown.picture
    from (
      select list_id, product_id, row_number() over (partition by list_id order by max(id) desc) as place
      from shopping_list_line where list_id = ${anyId(listIds)} group by list_id, product_id
    ) line
    join product on product.id = line.product_id
    left join lateral (
      select jsonb_build_object('file', file, 'width', width, 'height', height, 'alt', '') as picture
      from picture where product_id = line.product_id and state = 'ready' order by position limit 1
    ) shown on true
    where line.place <= ${most}
    order by line.list_id, line.place
  `.execute(shop.database)
  return Map.groupBy(rows, ({ listId }) => listId)
}
