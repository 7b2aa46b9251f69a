import { isOver, type OrderStatus } from './order-status.ts'

const fewest = 3
/** So many may be shown. */
export const mostNewestOrders = 6

/** Of a client's orders, newest first, the first three, and more up to the last one that has not arrived yet, so that none between is left out. */
export function newestOrders<Order extends { status: OrderStatus }>(orders: Order[]): Order[] {
  const shown = orders.slice(0, mostNewestOrders)
  const waiting = shown.findLastIndex(({ status }) => status !== 'delivered' && !isOver(status))
  return shown.slice(0, Math.max(fewest, waiting + 1))
}
