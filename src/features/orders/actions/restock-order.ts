import { returnStock } from '#features/catalogue/actions/stock.ts'
import type { Decimal } from '#shared/decimal.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { getLinesTaken, lockOrder } from '../queries/order-placement.ts'
import { getOrderEvents } from '../queries/order-records.ts'
import type { OrderActor } from '../rules/order-actor.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import { restockedLines, restockedText, stockOfLines } from '../rules/restocking.ts'
import { chooseLines, type LineQuantity, remainingLines, type ShipmentRefusal } from '../rules/shipment.ts'
import { recordOrderEvent } from './record-event.ts'

export interface RestockRequest {
  number: number
  /** Null: all that is not back yet; a quantity of null: all of the line that is not. */
  lines: { position: number; quantity: Decimal | null }[] | null
  actor: OrderActor
}

export type RestockRefusal =
  | ShipmentRefusal
  | { reason: 'unknown-order' }
  | { reason: 'not-returned'; status: OrderStatus }

/**
 * Puts goods of a returned order back into stock, those that are fit for sale: a part of them, or all; each piece once. What never left
 * stock, as services and unlimited goods, does not come back.
 */
export function restockOrder(
  shop: PublicShop,
  { number, lines, actor }: RestockRequest,
): Promise<Result<LineQuantity[], RestockRefusal>> {
  return transactionUnlessRefused<PublicShop, Result<LineQuantity[], RestockRefusal>>(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    if (!order) return refused({ reason: 'unknown-order' })
    if (order.status !== 'returned') return refused({ reason: 'not-returned', status: order.status })
    const taken = (await getLinesTaken(shop, order.id)).filter((line) => line.taken.length > 0)
    const back = restockedLines(await getOrderEvents({ ...shop, primary: shop.database }, order.id)) // under the lock
    const chosen = chooseLines(lines, remainingLines(taken, [{ lines: back }]))
    if (!chosen.ok) return chosen
    await returnStock(shop, stockOfLines(taken, chosen.value))
    await recordOrderEvent(shop, order, { kind: 'restocked', actor, detail: { lines: restockedText(chosen.value) } })
    return done(chosen.value)
  })
}
