import { sql } from 'kysely'
import { isCounted, maySupply } from '#features/catalogue/reads/stock-of-size.ts'
import type { PublicShop } from '#shop'
import type { Goods } from '../rules/goods.ts'

/** Sizes as they are called now, by their ids; those that have left the shop are missing. */
export async function describeGoods(shop: PublicShop, sizeIds: number[]): Promise<Map<number, Goods>> {
  const { rows } = await sql<Goods>`
    select size.id as "sizeId", product.id as "productId", product.availability = 'order' as "madeToOrder",
      ${isCounted('size', 'product')} as counted,
      product.name, product.version_name as "versionName",
      case when size.type = 'uniw' then '' else size.name end as "sizeName", size.code, size.ean,
      unit.name as unit, product.precision, (
        select file from picture where product_id = product.id and state = 'ready' order by position limit 1
      ) as picture, coalesce((
        select jsonb_agg(
          jsonb_build_object('sizeId', part.size_id, 'name', piece.name, 'quantity', trim_scale(part.quantity)::text,
            'counted', ${isCounted('piece_size', 'piece')}, 'sizes', (
              select jsonb_agg(jsonb_build_object(
                'id', choice.id, 'name', case when choice.type = 'uniw' then '' else choice.name end, 'counted', ${isCounted('choice', 'piece')}
              )) from product_size choice where ${maySupply('choice', 'part')}
            ))
          order by part.position, part.size_id
        )
        from bundle_part part
        join product_size piece_size on piece_size.id = part.size_id
        join product piece on piece.id = piece_size.product_id
        where part.bundle_id = product.id
      ), '[]') as "bundleParts"
    from product_size size
    join product on product.id = size.product_id
    join unit on unit.id = product.unit_id
    where size.id = any(${sizeIds}) and product.withdrawn_at is null
  `.execute(shop.database)
  return new Map(rows.map((goods) => [goods.sizeId, goods]))
}
