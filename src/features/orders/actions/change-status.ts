import { returnStock } from '#features/catalogue/actions/return-stock.ts'
import { movePoints } from '#features/customers/actions/move-points.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transactionOrUndo } from '#shop'
import { lockOrder } from '../reads/lock-order.ts'
import { pointsOfOrder } from '../reads/points-of-order.ts'
import { stockTaken } from '../reads/stock-taken.ts'
import { nextStatuses, type OrderStatus } from '../rules/status.ts'
import { insertEvent, updateStatus } from '../writes/change-order.ts'

export type StatusRefusal =
  | { reason: 'unknown-order' }
  | { reason: 'not-from-here'; from: OrderStatus; allowed: OrderStatus[] }

export interface StatusRequest {
  number: number
  status: OrderStatus
}

export type StatusResult = Result<{ orderId: number; from: OrderStatus; to: OrderStatus }, StatusRefusal>

/**
 * Moves an order on, in the caller's transaction if there is one. Cancelling puts the goods back into the stores. The status that
 * it has already changes nothing. Whoever knows of payments calls `moveOrder` there, which calls this.
 */
export function changeStatus(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  if (shop.database.isTransaction) return change(shop, request)
  return transactionOrUndo<PublicShop, StatusResult>(shop, (shop) => change(shop, request))
}

async function change(shop: PublicShop, { number, status: to }: StatusRequest): Promise<StatusResult> {
  const order = await lockOrder(shop, number)
  if (!order) return refused({ reason: 'unknown-order' })
  const { id, status: from } = order
  if (from === to) return done({ orderId: id, from, to })
  const allowed = nextStatuses(from)
  if (!allowed.includes(to)) return refused({ reason: 'not-from-here', from, allowed })
  await updateStatus(shop, id, to)
  if (to === 'cancelled') await returnStock(shop, await stockTaken(shop, id))
  await settlePoints(shop, id, to)
  await insertEvent(shop, id, 'status-changed', { from, to })
  return done({ orderId: id, from, to })
}

/** Points come with the goods, and what was spent comes back when the order is cancelled; a client who is gone gets none. */
async function settlePoints(shop: PublicShop, orderId: number, to: OrderStatus): Promise<void> {
  if (to !== 'completed' && to !== 'cancelled') return
  const { customerId, spent, received } = await pointsOfOrder(shop, orderId)
  const points = to === 'completed' ? received : spent
  const reason = to === 'completed' ? 'received' : 'returned'
  if (customerId !== null && points > 0) await movePoints(shop, { customerId, points, reason, orderId })
}
