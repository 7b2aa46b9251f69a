import type { PublicShop } from '#shop'

/** Where an order is found again. */
export interface PlacedOrder {
  id: number
  number: number
  token: string
}

/** The order that a form with this key has placed already; null when it has not. */
export async function findPlaced(shop: PublicShop, idempotencyKey: string): Promise<PlacedOrder | null> {
  const row = await shop.database
    .selectFrom('orders')
    .select(['id', 'number', 'token'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst()
  return row ?? null
}
