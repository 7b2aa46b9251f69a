import { sql } from 'kysely'
import { canSupplyPartSql, isStockCountedSql } from '#features/catalogue/queries/product-sql.ts'
import type { SizeQuantity } from '#features/catalogue/rules/product-quantity.ts'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { GoodsSnapshot } from '../rules/goods-snapshot.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { LineTaken } from '../rules/restocking.ts'

/** The identifiers of a placed order. */
export interface PlacedOrder {
  id: number
  number: number
}

/** The form that places an order: its key, and the visitor who sends it. */
export interface OrderSubmission {
  idempotencyKey: string
  /** The value of `placedBy`. */
  placedBy: string
  customerId: number | null
}

/**
 * The order that this form has already placed; null when there is none. The key alone finds nothing: it is in the page's HTML, and the
 * order's token opens names and addresses.
 */
export async function findPlacedOrder(
  shop: PublicShop,
  { idempotencyKey, placedBy, customerId }: OrderSubmission,
): Promise<PlacedOrder | null> {
  if (placedBy === '') return null
  const row = await shop.database
    .selectFrom('orders')
    .select(['id', 'number'])
    .where('idempotency_key', '=', idempotencyKey)
    .where((of) => of.or([of('placed_by', '=', placedBy), of('customer_id', '=', customerId)]))
    .executeTakeFirst()
  return row ?? null
}

/** Whether this visitor has placed the order with this number; `placedBy`: the value of `buyerKey`, '' is nobody. */
export async function isPlacedBy(shop: PublicShop, number: number, placedBy: string): Promise<boolean> {
  if (placedBy === '') return false
  const row = await shop.database
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .where('placed_by', '=', placedBy)
    .executeTakeFirst()
  return row !== undefined
}

/** What decides about a change of an order. */
export interface LockedOrder {
  id: number
  number: number
  status: OrderStatus
  customerId: number | null
  totalGross: number
  currency: string
  paymentMethod: string
}

/** Locks an order until the transaction ends, so that changes to it run one after the other. */
export async function lockOrder(shop: PublicShop, number: number): Promise<LockedOrder | null> {
  const row = await shop.database
    .selectFrom('orders')
    .select(['id', 'number', 'order_status', 'customer_id', 'total_gross', 'currency', 'payment_method'])
    .where('number', '=', number)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    number: row.number,
    status: row.order_status as OrderStatus,
    customerId: row.customer_id,
    totalGross: row.total_gross,
    currency: row.currency,
    paymentMethod: row.payment_method,
  }
}

/** The current data of sizes, by their ids; deleted sizes are missing. */
export async function getGoodsSnapshots(shop: PublicShop, sizeIds: number[]): Promise<Map<number, GoodsSnapshot>> {
  const { rows } = await sql<GoodsSnapshot>`
    select size.id as "sizeId", product.id as "productId", product.availability = 'order' as "madeToOrder",
      ${isStockCountedSql('size', 'product')} as counted,
      product.name, product.version_name as "versionName",
      case when size.type = 'uniw' then '' else size.name end as "sizeName", size.code, size.ean,
      unit.name as unit, product.precision, (
        select file from picture where product_id = product.id and state = 'ready' order by position limit 1
      ) as picture, coalesce((
        select jsonb_agg(
          jsonb_build_object('sizeId', part.size_id, 'name', piece.name, 'quantity', trim_scale(part.quantity)::text,
            'counted', ${isStockCountedSql('piece_size', 'piece')}, 'sizes', (
              select jsonb_agg(jsonb_build_object(
                'id', choice.id, 'name', case when choice.type = 'uniw' then '' else choice.name end, 'counted', ${isStockCountedSql('choice', 'piece')}
              )) from product_size choice where ${canSupplyPartSql('choice', 'part')}
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

/** What an order took from stock. */
export async function getStockTaken(shop: PublicShop, orderId: number): Promise<SizeQuantity[]> {
  return (await getLinesTaken(shop, orderId)).flatMap(({ taken }) => taken)
}

/** What each line of an order took from stock, in their order. */
export async function getLinesTaken(shop: PublicShop, orderId: number): Promise<LineTaken[]> {
  const rows = await shop.database
    .selectFrom('order_line')
    .select(['position', 'quantity', 'taken'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(({ position, quantity, taken }) => ({
    position,
    quantity: decimal(quantity),
    taken: (taken as { sizeId: number; quantity: string }[]).map((share) => ({
      sizeId: share.sizeId,
      quantity: decimal(share.quantity),
    })),
  }))
}
