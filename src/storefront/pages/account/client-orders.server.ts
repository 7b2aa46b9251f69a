import { listOrders } from '#features/orders/queries/list-orders.ts'
import { getOrderedGoods } from '#features/orders/queries/ordered-goods.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import { promisedDelivery } from '#features/orders/rules/promised-delivery.ts'
import type { ListedOrder } from '#features/orders/ui/order-list.tsx'
import { getPaidOrders } from '#features/payments/queries.ts'
import { paymentDeadline } from '#features/payments/rules/payment-deadline.ts'
import { isCollectedOnDelivery } from '#features/payments/rules/payment-methods.ts'
import { unpaidDaysSetting } from '#features/payments/settings.ts'
import { paymentTexts } from '#features/payments/texts/payments.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { formatLongDay } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import type { Shop } from '#shop'

const shownGoods = 3

/** A client's orders, newest first, as their list shows them; `before` is the number of the last one on the page before. */
export async function getListedOrders(
  shop: Shop,
  filter: { customerId: number; limit: number; before?: number; search?: string },
): Promise<ListedOrder[]> {
  const orders = await listOrders(shop, filter)
  const ids = orders.map(({ id }) => id)
  const goods = await getOrderedGoods(shop, ids, shownGoods)
  const paid = await getPaidOrders(shop, ids)
  return orders.map((order) => {
    const { id, number, status, trackingNumber } = order
    const awaitsPayment = !paid.has(id) && !isOver(status) && !isCollectedOnDelivery(order.paymentMethod)
    const deadline = paymentDeadline(order.placedAt, shop.settings.get(unpaidDaysSetting))
    return {
      ...{ number, status, trackingNumber, formKey: crypto.randomUUID(), address: serverUrls.accountOrder(number) },
      awaitsPayment,
      isPaid: paid.has(id),
      promised: awaitsPayment ? null : (promisedDelivery(order, shop.textOverrides)?.sentence ?? null), // it counts from the payment
      payUntil:
        awaitsPayment && status === 'new' && deadline
          ? translate(paymentTexts.payUntil, { day: formatLongDay(deadline) }, shop.textOverrides)
          : null,
      total: formatMoney(order.totalGross, getCurrency(shop, order.currency).format),
      placedOn: formatLongDay(order.placedAt),
      goods: goods.get(id) ?? { count: 0, first: [] },
    }
  })
}
