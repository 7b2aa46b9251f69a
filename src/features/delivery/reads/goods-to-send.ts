import { type RawBuilder, sql } from 'kysely'
import { stockOfSize } from '#features/catalogue/reads/stock-of-size.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { GoodsToSend } from '../rules/goods-to-send.ts'
import type { WorkingDays } from '../rules/working-days.ts'

type Row = GoodsToSend & { productId: number }

/** What must be ready before each of these sizes can leave, by size id: the size itself, and the parts of a bundle. */
export async function goodsToSend(
  shop: PublicShop,
  sizeIds: number[],
  holidays: string[],
): Promise<Map<number, GoodsToSend[]>> {
  const { rows } = await sql<{ sizeId: number; goods: Row; parts: Row[] }>`
    select size.id as "sizeId", ${goodsOf('size', 'product', 'supplier')} as goods, coalesce((
      select jsonb_agg(${goodsOf('part_size', 'part_product', 'part_supplier')})
      from bundle_part part
      join product_size part_size on part_size.id = part.size_id
      join product part_product on part_product.id = part_size.product_id
      left join supplier part_supplier on part_supplier.id = part_product.supplier_id
      where part.bundle_id = product.id
    ), '[]') as parts
    from product_size size
    join product on product.id = size.product_id
    left join supplier on supplier.id = product.supplier_id
    where size.id = any(${sizeIds})
  `.execute(shop.database)
  const all = rows.map(({ sizeId, goods, parts }) => ({ sizeId, goods: [goods, ...parts] }))
  const productIds = all.flatMap(({ goods }) => goods.map(({ productId }) => productId))
  dependsOn(shop, 'delivery', ...tagsOf('product', productIds))
  return new Map(all.map(({ sizeId, goods }) => [sizeId, goods.map((row) => toGoods(row, holidays))]))
}

function goodsOf(size: string, product: string, supplier: string): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${product}.${column}`)
  const its = (column: string) => sql.ref(`${supplier}.${column}`)
  return sql`jsonb_build_object(
    'productId', ${of('id')}, 'kind', ${of('kind')}, 'deliveryUnknown', ${of('delivery_unknown')}, 'toOrder', ${of('availability')} = 'order',
    'onShelf', ${stockOfSize(size, product)} is not null, 'stores', ${storesOf(size)}, 'backOn', ${of('back_on')}, 'delayDays', ${of('delay_days')},
    'supplier', case when ${its('id')} is not null then ${calendarOf(supplier)} end
  )`
}

function storesOf(size: string): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(${calendarOf('store')} order by store.id) from stock join store on store.id = stock.store_id
    where stock.size_id = ${sql.ref(`${size}.id`)} and stock.quantity <> 0
  ), '[]')`
}

function calendarOf(alias: string): RawBuilder<unknown> {
  const its = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`jsonb_build_object(
    'delayDays', ${its('delay_days')}, 'weekdays', ${its('weekdays')}, 'closedDays', ${its('closed_days')}
  )`
}

/** Suppliers and stores rest on public holidays, too. */
function toGoods({ productId: _, supplier, stores, ...goods }: Row, holidays: string[]): GoodsToSend {
  const resting = <Calendar extends WorkingDays>(calendar: Calendar): Calendar => ({
    ...calendar,
    closedDays: [...holidays, ...calendar.closedDays],
  })
  return { ...goods, supplier: supplier && resting(supplier), stores: stores.map(resting) }
}
