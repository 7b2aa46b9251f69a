import type { Order } from '#features/orders/rules/order.ts'
import { orderAddress } from '#features/orders/views/order-access.ts'
import type { PaymentStart } from '#features/payments/actions/start-payment.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { Shop } from '#shop'

/** What a payment needs of the visitor's request. The way back has a link to the order, since the browser may come back without its cookies. */
export function paymentStart(
  shop: Shop,
  request: Request,
  { number, customerId }: Pick<Order, 'number' | 'customerId'>,
): Omit<PaymentStart, 'method'> {
  const { publicUrl, visitor } = shop
  return {
    number,
    returnUrl: serverUrls.absolute(publicUrl, serverUrls.paidBack(orderAddress(shop, number))),
    notifyUrl: serverUrls.absolute(publicUrl, serverUrls.paymentNotification()),
    browser: { address: visitor.address ?? '', userAgent: request.headers.get('User-Agent') ?? '' },
    actor: visitor.customerId !== null && visitor.customerId === customerId ? 'client' : 'guest',
  }
}
