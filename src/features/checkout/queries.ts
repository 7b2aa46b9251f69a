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
