import { returnStock } from '#features/catalogue/actions/stock.ts'
import { changePoints, withdrawPoints } from '#features/customers/actions/customers.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction, transactionUnlessRefused } from '#shop'
import { getStockTaken, lockOrder } from '../queries/order-placement.ts'
import { getOrderPoints } from '../queries/order-records.ts'
import { getShipments } from '../queries/shipments.ts'
import type { OrderActor } from '../rules/order-actor.ts'
import type { OrderReason } from '../rules/order-event.ts'
import { nextStatuses, type OrderStatus, statusEffects } from '../rules/order-status.ts'
import { insertOrderEvent, updateOrderStatus } from '../writes.ts'
import { recordOrderEvent } from './record-event.ts'

export type StatusRefusal =
  | { reason: 'unknown-order' }
  | { reason: 'not-from-here'; from: OrderStatus; allowed: readonly OrderStatus[] }
  /** A part of the order has left: it can be sent, and returned, but not cancelled. */
  | { reason: 'partly-sent' }

export interface StatusRequest {
  number: number
  status: OrderStatus
  actor: OrderActor
  /** Why, as a code; absent: the actor wanted it. */
  reason?: OrderReason
}

export type StatusResult = Result<{ orderId: number; from: OrderStatus; to: OrderStatus }, StatusRefusal>

/**
 * Moves an order to another status, in the caller's transaction if there is one, with what this changes in stock and points; the current
 * status changes nothing. Callers that know about payments use `transitionOrder` there, which calls this.
 */
export function changeOrderStatus(shop: PublicShop, request: StatusRequest): Promise<StatusResult> {
  if (shop.database.isTransaction) return change(shop, request)
  return transactionUnlessRefused<PublicShop, StatusResult>(shop, (shop) => change(shop, request))
}

async function change(
  shop: PublicShop,
  { number, status: to, actor, reason = '' }: StatusRequest,
): Promise<StatusResult> {
  const order = await lockOrder(shop, number)
  if (!order) return refused({ reason: 'unknown-order' })
  const { id, status: from } = order
  if (from === to) return done({ orderId: id, from, to })
  const allowed = nextStatuses(from)
  if (!allowed.includes(to)) return refused({ reason: 'not-from-here', from, allowed })
  if (to === 'cancelled' && (await getShipments(shop, id)).length > 0) return refused({ reason: 'partly-sent' })
  await updateOrderStatus(shop, id, to)
  const effects = statusEffects(to, from)
  if (effects.returnsStock) await returnStock(shop, await getStockTaken(shop, id))
  await settlePoints(shop, id, effects.points)
  await recordOrderEvent(shop, order, { kind: 'status-changed', actor, reason, from, to })
  return done({ orderId: id, from, to })
}

/**
 * Grants the points of delivered goods, and gives back those spent on an order that is cancelled or returned, less the granted ones as far
 * as the client still has them. A deleted client gets none.
 */
async function settlePoints(
  shop: PublicShop,
  orderId: number,
  change: ReturnType<typeof statusEffects>['points'],
): Promise<void> {
  if (change === 'none') return
  const { customerId, spent, received } = await getOrderPoints(shop, orderId)
  if (customerId === null) return
  const reason = change === 'received' ? 'received' : 'returned'
  const points = { received, returned: spent, 'returned-and-withdrawn': spent - received }[change]
  if (points > 0) await changePoints(shop, { customerId, points, reason, orderId })
  if (points < 0) await withdrawPoints(shop, { customerId, points, reason, orderId })
}

export const maxNoteLength = 2_000 // characters

/** Adds a note to an order, for the merchant; the buyer never sees it. */
export function addOrderNote(
  shop: PublicShop,
  { number, text, actor = 'staff' }: { number: number; text: string; actor?: OrderActor },
): Promise<Result<null, 'unknown-order' | 'no-text'>> {
  const note = text.trim()
  if (note === '' || note.length > maxNoteLength) return Promise.resolve(refused('no-text'))
  return transaction(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    if (!order) return refused('unknown-order')
    await insertOrderEvent(shop, order.id, { kind: 'note', actor, detail: { text: note } })
    return done(null)
  })
}
