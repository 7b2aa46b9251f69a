import type { PublicShop } from '#shop'
import type { OrderStatus } from '../rules/status.ts'

export async function updateStatus(shop: PublicShop, orderId: number, status: OrderStatus): Promise<void> {
  await shop.database.updateTable('orders').set({ status }).where('id', '=', orderId).execute()
}

export async function updateTracking(shop: PublicShop, orderId: number, tracking: string): Promise<void> {
  await shop.database.updateTable('orders').set({ tracking_number: tracking }).where('id', '=', orderId).execute()
}

/** Writes down that something happened to an order. */
export async function insertEvent(
  shop: PublicShop,
  orderId: number,
  kind: string,
  detail: Record<string, string | number> = {},
): Promise<void> {
  await shop.database
    .insertInto('order_event')
    .values({ order_id: orderId, at: shop.now, kind, detail: JSON.stringify(detail) })
    .execute()
}
