import { type RawBuilder, sql } from 'kysely'
import { minimumPurchaseSql, stockInStoresSql } from '#features/catalogue/queries/product-sql.ts'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { type Decimal, decimal, decimalText, divideHalfUp, one } from '#shared/decimal.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { WorkingDays } from '../rules/despatch-calendar.ts'
import type { GoodsToSend } from '../rules/shipping-time.ts'

interface Row extends Omit<GoodsToSend, 'needed' | 'stores'> {
  productId: number
  /** How many of it are in one sold unit, for parts of a bundle. */
  times: string
  stores: (Omit<GoodsToSend['stores'][number], 'holds'> & { quantity: string })[]
}

/** The stock quantity that means unlimited. */
const unlimited = '-1'

/** A size to send; without a quantity, the minimum purchase. */
export interface SizeToSend {
  sizeId: number
  quantity?: Decimal
}

/** What must be ready before each of these sizes can leave, by size id: the size itself and the parts of a bundle, in the total quantity. */
export async function getGoodsToSend(
  shop: PublicShop,
  sizes: SizeToSend[],
  holidays: string[],
): Promise<Map<number, GoodsToSend[]>> {
  const found = await cachedById(
    shop,
    'goods to send',
    sizes.map(({ sizeId }) => sizeId),
    queryGoodsToSend,
  )
  const requested = quantities(sizes)
  return new Map(
    [...found].map(([sizeId, { least, goods, parts }]) => {
      const quantity = requested.get(sizeId) ?? decimal(least)
      return [sizeId, [goods, ...parts].map((row) => toGoods(row, quantity, holidays))]
    }),
  )
}

interface StoredGoods {
  /** The minimum purchase. */
  least: string
  goods: Row
  parts: Row[]
}

async function queryGoodsToSend(shop: PublicShop, sizeIds: number[]): Promise<Map<number, StoredGoods>> {
  const { rows } = await sql<StoredGoods & { sizeId: number }>`
    select size.id as "sizeId", (${minimumPurchaseSql})::text as least, ${goodsOf('size', 'product', 'supplier', sql`1`)} as goods, coalesce((
      select jsonb_agg(${goodsOf('part_size', 'part_product', 'part_supplier', sql`part.quantity`)})
      from bundle_part part
      join product_size part_size on part_size.id = part.size_id
      join product part_product on part_product.id = part_size.product_id
      left join supplier part_supplier on part_supplier.id = part_product.supplier_id
      where part.bundle_id = product.id
    ), '[]') as parts
    from product_size size
    join product on product.id = size.product_id
    left join supplier on supplier.id = product.supplier_id
    where size.id = ${anyId(sizeIds)}
  `.execute(shop.database)
  const productIds = rows.flatMap(({ goods, parts }) => [goods, ...parts].map(({ productId }) => productId))
  dependsOn(shop, 'delivery', ...tagsOf('product', productIds))
  return new Map(rows.map(({ sizeId, ...stored }) => [sizeId, stored]))
}

/** The total quantity of each size; sizes without a quantity are missing. */
function quantities(sizes: SizeToSend[]): Map<number, Decimal> {
  const totals = new Map<number, Decimal>()
  for (const { sizeId, quantity } of sizes)
    if (quantity !== undefined) totals.set(sizeId, (totals.get(sizeId) ?? 0n) + quantity)
  return totals
}

function goodsOf(size: string, product: string, supplier: string, times: RawBuilder<unknown>): RawBuilder<unknown> {
  const of = (column: string) => sql.ref(`${product}.${column}`)
  const its = (column: string) => sql.ref(`${supplier}.${column}`)
  return sql`jsonb_build_object(
    'productId', ${of('id')}, 'times', ${times}::text, 'kind', ${of('kind')}, 'deliveryUnknown', ${of('delivery_unknown')}, 'toOrder', ${of('availability')} = 'order',
    'onShelf', ${stockInStoresSql(size, product)} is not null, 'stores', ${storesOf(size)}, 'backOn', ${of('back_on')}, 'delayDays', ${of('delay_days')},
    'supplier', case when ${its('id')} is not null then ${calendarOf(supplier)} end
  )`
}

function storesOf(size: string): RawBuilder<unknown> {
  return sql`coalesce((
    select jsonb_agg(${calendarOf('store')} || jsonb_build_object('quantity', stock.quantity::text) order by store.id) from stock join store on store.id = stock.store_id
    where stock.size_id = ${sql.ref(`${size}.id`)} and stock.quantity <> 0
  ), '[]')`
}

function calendarOf(alias: string): RawBuilder<unknown> {
  const its = (column: string) => sql.ref(`${alias}.${column}`)
  return sql`jsonb_build_object(
    'delayDays', ${its('delay_days')}, 'weekdays', ${its('weekdays')}, 'closedDays', ${its('closed_days')}
  )`
}

/**
 * Suppliers and stores are closed on public holidays, too. Stores with enough stock leave out the quantity, so that most goods have equal data and
 * share a cached promise.
 */
function toGoods(
  { productId: _, times, supplier, stores, ...goods }: Row,
  quantity: Decimal,
  holidays: string[],
): GoodsToSend {
  const needed = divideHalfUp(decimal(times) * quantity, one)
  const withHolidays = <Calendar extends WorkingDays>(calendar: Calendar): Calendar => ({
    ...calendar,
    closedDays: [...holidays, ...calendar.closedDays],
  })
  const storesOfGoods = stores.map(({ quantity, ...store }) => {
    const isEnough = quantity === unlimited || decimal(quantity) >= needed
    return { ...withHolidays(store), holds: isEnough ? null : quantity }
  })
  const isShort = storesOfGoods.some(({ holds }) => holds !== null)
  return {
    ...goods,
    supplier: supplier && withHolidays(supplier),
    stores: storesOfGoods,
    needed: isShort ? decimalText(needed) : null,
  }
}
