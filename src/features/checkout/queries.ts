import { sql } from 'kysely'
import { type Decimal, decimal } from '#shared/decimal.ts'
import type { PublicShop, Visitor } from '#shop'
import type { OrderFields } from './rules/order-form.ts'

/** What a visitor has typed into the order so far. */
export interface CheckoutDraft {
  /** Who typed it; null: a guest. */
  customerId: number | null
  fields: OrderFields
}

/** The visitor's draft; null when there is none, or when it is another client's. */
export async function findDraft(shop: PublicShop & { visitor: Visitor }): Promise<CheckoutDraft | null> {
  const { visitId, customerId } = shop.visitor
  if (visitId === null) return null
  const row = await shop.database
    .selectFrom('checkout_draft')
    .select(['customer_id', 'fields'])
    .where('visit_id', '=', visitId)
    .executeTakeFirst()
  if (!row || (row.customer_id !== null && row.customer_id !== customerId)) return null
  return { customerId: row.customer_id, fields: row.fields as OrderFields }
}

/** What a client has typed into orders that are not placed yet, in any browser. */
export async function getDraftsOfClient(
  shop: PublicShop,
  customerId: number,
): Promise<{ fields: OrderFields; changedAt: Date }[]> {
  const rows = await shop.database
    .selectFrom('checkout_draft')
    .select(['fields', 'changed_at as changedAt'])
    .where('customer_id', '=', customerId)
    .orderBy('changed_at')
    .execute()
  return rows.map(({ fields, changedAt }) => ({ fields: fields as OrderFields, changedAt }))
}

/** A line of an order that may be bought again. */
export interface RepeatedLine {
  name: string
  /** Null: the product is no longer in the shop. */
  productId: number | null
  /** The type of the size; null when it has been removed. */
  size: string | null
  quantity: Decimal
}

/** The goods of an order, without gifts and wrapping, as the order lists them. */
export async function getRepeatedLines(shop: PublicShop, orderId: number): Promise<RepeatedLine[]> {
  const { rows } = await sql<Omit<RepeatedLine, 'quantity'> & { quantity: string }>`
    select line.name, product.id as "productId", size.type as size, line.quantity::text as quantity
    from order_line line
    left join product on product.id = line.product_id and product.withdrawn_at is null
    left join product_size size on size.id = line.size_id and size.product_id = product.id
    where line.order_id = ${orderId} and line.kind = 'goods'
    order by line.position
  `.execute(shop.database)
  return rows.map((row) => ({ ...row, quantity: decimal(row.quantity) }))
}
