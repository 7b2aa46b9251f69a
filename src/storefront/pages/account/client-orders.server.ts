import { listOrders } from '#features/orders/queries/list-orders.ts'
import { getOrderedGoods } from '#features/orders/queries/ordered-goods.ts'
import type { ListedOrder } from '#features/orders/ui/order-list.tsx'
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
  const goods = await getOrderedGoods(
    shop,
    orders.map(({ id }) => id),
    shownGoods,
  )
  return orders.map(({ id, number, token, status, placedAt, totalGross, currency, trackingNumber }) => ({
    ...{ number, token, status, trackingNumber },
    total: formatMoney(totalGross, getCurrency(shop, currency).format),
    placedOn: formatLongDay(placedAt),
    goods: goods.get(id) ?? { count: 0, first: [] },
  }))
}
