import { listOrders } from '#features/orders/queries/list-orders.ts'
import { getOrderedGoods } from '#features/orders/queries/ordered-goods.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import type { ListedOrder } from '#features/orders/ui/order-list.tsx'
import { getPaidOrders } from '#features/payments/queries.ts'
import { isCollectedOnDelivery } from '#features/payments/rules/payment-methods.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { formatLongDay } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import type { Shop } from '#shop'

const shownGoods = 3

/** A client's orders, newest first, as their list shows them; `before` is the number of the last one on the page before. */
export async function getListedOrders(
  shop: Shop,
  filter: { customerId: number; limit: number; before?: number },
): Promise<ListedOrder[]> {
  const orders = await listOrders(shop, filter)
  const ids = orders.map(({ id }) => id)
  const goods = await getOrderedGoods(shop, ids, shownGoods)
  const paid = await getPaidOrders(shop, ids)
  return orders.map(({ id, number, status, placedAt, totalGross, currency, trackingNumber, paymentMethod }) => ({
    ...{ number, status, trackingNumber },
    awaitsPayment: !paid.has(id) && !isOver(status) && !isCollectedOnDelivery(paymentMethod),
    total: formatMoney(totalGross, getCurrency(shop, currency).format),
    placedOn: formatLongDay(placedAt),
    goods: goods.get(id) ?? { count: 0, first: [] },
  }))
}
