import { returnStock } from '#features/catalogue/actions/stock.ts'
import { changePoints } from '#features/customers/actions/customers.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction, transactionUnlessRefused } from '#shop'
import { getStockTaken, lockOrder } from '../queries/order-placement.ts'
import { getOrderPoints } from '../queries/order-records.ts'
import { nextStatuses, type OrderStatus } from '../rules/order-status.ts'
import { insertOrderEvent, updateOrderStatus, updateTrackingNumber } from '../writes.ts'

export type StatusRefusal =
  | { reason: 'unknown-order' }
  | { reason: 'not-from-here'; from: OrderStatus; allowed: OrderStatus[] }

export interface StatusRequest {
  number: number
  status: OrderStatus
}

export type StatusResult = Result<{ orderId: number; from: OrderStatus; to: OrderStatus }, StatusRefusal>

/**
 * Moves an order to another status, in the caller's transaction if there is one. Cancelling returns the goods to stock; the current status
 * changes nothing. Callers that know about payments use `transitionOrder` there, which calls this.
 */
export function changeOrderStatus(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  if (shop.database.isTransaction) return change(shop, request)
  return transactionUnlessRefused<PublicShop, StatusResult>(shop, (shop) => change(shop, request))
}

async function change(shop: PublicShop, { number, status: to }: StatusRequest): Promise<StatusResult> {
  const order = await lockOrder(shop, number)
  if (!order) return refused({ reason: 'unknown-order' })
  const { id, status: from } = order
  if (from === to) return done({ orderId: id, from, to })
  const allowed = nextStatuses(from)
  if (!allowed.includes(to)) return refused({ reason: 'not-from-here', from, allowed })
  await updateOrderStatus(shop, id, to)
  if (to === 'cancelled') await returnStock(shop, await getStockTaken(shop, id))
  await settlePoints(shop, id, to)
  await insertOrderEvent(shop, id, 'status-changed', { from, to })
  return done({ orderId: id, from, to })
}

/** Grants points when the goods are completed and refunds spent points when the order is cancelled; a deleted client gets none. */
async function settlePoints(shop: PublicShop, orderId: number, to: OrderStatus): Promise<void> {
  if (to !== 'completed' && to !== 'cancelled') return
  const { customerId, spent, received } = await getOrderPoints(shop, orderId)
  const points = to === 'completed' ? received : spent
  const reason = to === 'completed' ? 'received' : 'returned'
  if (customerId !== null && points > 0) await changePoints(shop, { customerId, points, reason, orderId })
}

export const maxNoteLength = 2_000 // characters

/** Adds a merchant's note to an order; the buyer never sees it. */
export function addOrderNote(
  shop: PublicShop,
  { number, text }: { number: number; text: string },
): Promise<Result<null, 'unknown-order' | 'no-text'>> {
  const note = text.trim()
  if (note === '' || note.length > maxNoteLength) return Promise.resolve(refused('no-text'))
  return transaction(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    if (!order) return refused('unknown-order')
    await insertOrderEvent(shop, order.id, 'note', { text: note })
    return done(null)
  })
}

/** Sets the parcel's tracking number; '' removes it. The buyer gets it in the mail about the sent parcel. */
export function setTrackingNumber(
  shop: PublicShop,
  { number, tracking }: { number: number; tracking: string },
): Promise<Result<null, 'unknown-order'>> {
  return transaction(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    if (!order) return refused('unknown-order')
    await updateTrackingNumber(shop, order.id, tracking)
    await insertOrderEvent(shop, order.id, 'tracking', { tracking })
    return done(null)
  })
}
