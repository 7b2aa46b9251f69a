import { redirect, redirectDocument } from 'react-router'
import { findOrder } from '#features/orders/queries/find-order.ts'
import type { PlacedOrder } from '#features/orders/queries/order-placement.ts'
import { orderAddress } from '#features/orders/views/order-access.ts'
import { startPayment } from '#features/payments/actions/start-payment.ts'
import { isOnline } from '#features/payments/rules/payment-methods.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { Shop } from '#shop'
import { paymentStart } from '../../start-payment.server.ts'

/**
 * Where a buyer goes once the order is placed: to its page; to type a BLIK code; or to the gateway. A gateway that does not answer leaves them on
 * the page where they can try again or pay in another way.
 * @param asked the method in the form
 */
export async function afterOrder(
  shop: Shop,
  request: Request,
  { number }: PlacedOrder,
  asked: string | undefined,
): Promise<Response> {
  const address = orderAddress(shop, number)
  if (!isOnline(asked ?? '')) return redirect(address, 303)
  const order = await findOrder(shop, { number })
  if (!order || !isOnline(order.paymentMethod) || order.totalGross === 0) return redirect(address, 303)
  const payPage = serverUrls.payOrder(address)
  if (order.paymentMethod === 'blik') return redirectDocument(payPage, 303)
  const started = await startPayment(shop, { ...paymentStart(shop, request, order), method: order.paymentMethod })
  return redirectDocument(started.ok ? started.value.pageUrl : payPage, 303)
}
