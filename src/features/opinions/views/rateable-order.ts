import { findOrder } from '#features/orders/queries/find-order.ts'
import type { Order } from '#features/orders/rules/order.ts'
import type { Shop } from '#shop'
import { getRateableOrders } from '../queries/written-opinions.ts'
import type { OpinionSubject } from '../rules/opinion.ts'

/**
 * The order by which the signed-in client rates a product, or the shop; null: there is none, or nobody is signed in.
 * @param number that of the order, where the client has named one
 */
export async function findRateableOrder(
  shop: Shop,
  subject: OpinionSubject,
  number: number | null,
): Promise<Order | null> {
  const { customerId } = shop.visitor
  if (customerId === null) return null
  const productId = subject === 'shop' ? 0 : subject.productId
  const found = number ?? (await getRateableOrders(shop, customerId, [productId]))[0]?.number
  const order = found ? await findOrder(shop, { number: found }) : null
  return order?.customerId === customerId ? order : null
}
