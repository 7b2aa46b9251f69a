import { getTrackingTemplate } from '#features/delivery/queries/tariffs.ts'
import type { Decimal } from '#shared/decimal.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { findOrder } from '../queries/find-order.ts'
import { lockOrder } from '../queries/order-placement.ts'
import { getShipments } from '../queries/shipments.ts'
import type { Order } from '../rules/order.ts'
import type { OrderActor } from '../rules/order-actor.ts'
import { nextStatuses, type OrderStatus } from '../rules/order-status.ts'
import { chooseLines, remainingLines, type ShipmentRefusal, trackingUrl } from '../rules/shipment.ts'
import { deleteParcels, insertParcels, insertShipment, updateTrackingNumber } from '../writes.ts'
import { changeOrderStatus, type StatusRefusal } from './change-order.ts'
import { queueStatusMail } from './order-mails.ts'
import { recordOrderEvent } from './record-event.ts'

export interface ShipRequest {
  number: number
  /** Null: all that is left; a quantity of null: all that is left of the line. */
  lines: { position: number; quantity: Decimal | null }[] | null
  /** One for each parcel, checked; empty: the number stored before, if there is one. */
  trackingNumbers: string[]
  actor: OrderActor
}

export type ShipResult = Result<
  { orderId: number; shipmentId: number; from: OrderStatus; to: OrderStatus },
  ShipmentRefusal | StatusRefusal
>

/**
 * Sends an order, or a part of it: stores what leaves in which parcels, and queues the mail to the buyer. The order is sent once all its
 * lines have left.
 */
export function shipOrder(shop: PublicShop, request: ShipRequest): Promise<ShipResult> {
  return transactionUnlessRefused<PublicShop, ShipResult>(shop, (shop) => ship(shop, request))
}

async function ship(shop: PublicShop, { number, lines, trackingNumbers, actor }: ShipRequest): Promise<ShipResult> {
  const locked = await lockOrder(shop, number)
  const order = locked && (await findOrder(shop, { id: locked.id }))
  if (!order) return refused({ reason: 'unknown-order' })
  const { id, status: from } = order
  const allowed = nextStatuses(from)
  if (!allowed.includes('sent')) return refused({ reason: 'not-from-here', from, allowed })
  const before = await getShipments(shop, id)
  const remaining = remainingLines(order.lines, before)
  const chosen = chooseLines(lines, remaining)
  if (!chosen.ok) return chosen
  const shipmentId = await insertShipment(shop, id, { courierName: order.deliveryName, lines: chosen.value })
  const stored = before.length === 0 && order.trackingNumber ? [order.trackingNumber] : []
  const parcels = trackingNumbers.length > 0 ? trackingNumbers : stored
  await storeParcels(shop, order, shipmentId, parcels)
  await recordOrderEvent(shop, order, { kind: 'shipped', actor, detail: { shipmentId, tracking: parcels.join(', ') } })
  await queueStatusMail(shop, id, 'sent', shipmentId)
  const isAll = remainingLines(remaining, [{ lines: chosen.value }]).length === 0
  if (!isAll) return done({ orderId: id, shipmentId, from, to: from })
  const moved = await changeOrderStatus(shop, { number, status: 'sent', actor })
  return moved.ok ? done({ ...moved.value, shipmentId }) : moved
}

/** The first number is stored in the order's row too, where the build of 0.2.0 and lists read it. */
async function storeParcels(shop: PublicShop, order: Order, shipmentId: number, numbers: string[]): Promise<void> {
  const template = await getTrackingTemplate(shop, order.courierId)
  await insertParcels(
    shop,
    shipmentId,
    numbers.map((number) => ({ trackingNumber: number, trackingUrl: trackingUrl(template, number) })),
  )
  if (numbers[0] && !order.trackingNumber) await updateTrackingNumber(shop, order.id, numbers[0])
}

/**
 * Sets the number of an order's last parcel; '' removes it. Before the order is sent it is kept for its shipment, and the buyer gets it in
 * the mail about that.
 */
export function setTrackingNumber(
  shop: PublicShop,
  { number, tracking }: { number: number; tracking: string },
): Promise<Result<null, 'unknown-order'>> {
  return transactionUnlessRefused<PublicShop, Result<null, 'unknown-order'>>(shop, async (shop) => {
    const locked = await lockOrder(shop, number)
    const order = locked && (await findOrder(shop, { id: locked.id }))
    if (!order) return refused('unknown-order')
    await updateTrackingNumber(shop, order.id, tracking)
    const last = (await getShipments(shop, order.id)).at(-1)
    if (last) {
      await deleteParcels(shop, last.id)
      await storeParcels(shop, order, last.id, tracking ? [tracking] : [])
    }
    await recordOrderEvent(shop, order, { kind: 'tracking', actor: 'staff', detail: { tracking } })
    return done(null)
  })
}
