import type { PublicShop } from '#shop'

/** Where an order is found again. */
export interface PlacedOrder {
  id: number
  number: number
  token: string
}

/** The form that places an order: its key, and from whom it comes. */
export interface OrderForm {
  idempotencyKey: string
  /** As `placedBy` says it. */
  placedBy: string
  customerId: number | null
}

/**
 * The order that this form has placed already; null when it has not. The key alone finds nothing: it stands in the page of a form,
 * and the order's token opens names and addresses.
 */
export async function findPlaced(
  shop: PublicShop,
  { idempotencyKey, placedBy, customerId }: OrderForm,
): Promise<PlacedOrder | null> {
  if (placedBy === '') return null
  const row = await shop.database
    .selectFrom('orders')
    .select(['id', 'number', 'token'])
    .where('idempotency_key', '=', idempotencyKey)
    .where((of) => of.or([of('placed_by', '=', placedBy), of('customer_id', '=', customerId)]))
    .executeTakeFirst()
  return row ?? null
}
