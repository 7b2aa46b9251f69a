import { data, redirect } from 'react-router'
import type { Order } from '#features/orders/rules/order.ts'
import { findVisibleOrder } from '#features/orders/views/order-access.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { Shop } from '#shop'

/** The order for its client or by its link. Without a link all others are led to the form that finds orders. */
export async function findOrderOfPage(
  shop: Shop,
  params: { number: string; token?: string | undefined },
): Promise<Order> {
  const number = /^\d{1,9}$/.test(params.number) ? Number(params.number) : 0
  const { token = '' } = params
  const order = await findVisibleOrder(shop, { number, token })
  if (order) return order
  if (token || number === 0) throw data(null, { status: 404 })
  throw redirect(serverUrls.findOrderNumber(number), 303)
}

/** Whether the visitor is the signed-in client of the order. */
export function isOfVisitor({ visitor: { customerId } }: Shop, order: Order): boolean {
  return customerId !== null && customerId === order.customerId
}
