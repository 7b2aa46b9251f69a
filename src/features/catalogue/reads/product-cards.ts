import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { Availability } from '../rules/sale-state.ts'

export interface ProductPicture {
  file: string
  width: number
  height: number
  alt: string
}

/** A product as lists show it. */
export interface ProductCardData {
  id: number
  name: string
  producer: string | null
  unit: string
  availability: Availability
  phonePrice: boolean
  free: boolean
  pointsPrice: number | null
  labels: string[]
  sizeIds: number[]
  /** Some size can be had. */
  inStock: boolean
  /** The first two. */
  pictures: ProductPicture[]
}

/** Cards for products in the order of the ids given; withdrawn and hidden ones are left out. One query. */
export async function productCards(shop: PublicShop, ids: number[]): Promise<ProductCardData[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ProductCardData>`
    select product.id, product.name, producer.name as producer, unit.name as unit, product.availability,
      product.phone_price as "phonePrice", product.free, product.points_price as "pointsPrice", product.labels,
      coalesce(sizes.ids, '{}') as "sizeIds", coalesce(sizes.in_stock, false) as "inStock",
      coalesce((
        select jsonb_agg(jsonb_build_object('file', file, 'width', width, 'height', height, 'alt', alt) order by position)
        from (select * from picture where product_id = product.id and state = 'ready' order by position limit 2) shown
      ), '[]') as pictures
    from product
    join unit on unit.id = product.unit_id
    left join producer on producer.id = product.producer_id
    left join lateral (
      select array_agg(size.id order by size.priority, size.id) as ids,
        bool_or(stock.quantity = -1 or stock.quantity >= product.sell_by) as in_stock
      from product_size size
      left join lateral (
        select case when bool_or(quantity = -1) then -1 else sum(quantity) end as quantity from stock where size_id = size.id
      ) stock on true
      where size.product_id = product.id
    ) sizes on true
    where product.id = any(${ids}) and product.visible and product.withdrawn_at is null
    order by array_position(${ids}::integer[], product.id)
  `.execute(shop.database)
  return rows
}
