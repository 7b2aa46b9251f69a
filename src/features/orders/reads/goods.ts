import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** What an order copies of a size and its product. */
export interface Goods {
  sizeId: number
  productId: number
  name: string
  versionName: string
  /** Empty for the only size of a product. */
  sizeName: string
  code: string | null
  ean: string | null
  picture: string | null
  unit: string
  precision: number
}

/** Sizes as they are called now, by their ids; those that have left the shop are missing. */
export async function describeGoods(shop: PublicShop, sizeIds: number[]): Promise<Map<number, Goods>> {
  const { rows } = await sql<Goods>`
    select size.id as "sizeId", product.id as "productId", product.name, product.version_name as "versionName",
      case when size.type = 'uniw' then '' else size.name end as "sizeName", size.code, size.ean,
      unit.name as unit, product.precision, (
        select file from picture where product_id = product.id and state = 'ready' order by position limit 1
      ) as picture
    from product_size size
    join product on product.id = size.product_id
    join unit on unit.id = product.unit_id
    where size.id = any(${sizeIds}) and product.withdrawn_at is null
  `.execute(shop.database)
  return new Map(rows.map((goods) => [goods.sizeId, goods]))
}
