import { changeOrderStatus } from '#features/orders/actions/change-order.ts'
import { queueStatusMail } from '#features/orders/actions/order-mails.ts'
import { recordOrderEvent } from '#features/orders/actions/record-event.ts'
import { type LockedOrder, lockOrder } from '#features/orders/queries/order-placement.ts'
import type { OrderActor } from '#features/orders/rules/order-actor.ts'
import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { getPaymentEntries } from '../queries.ts'
import { type PaymentBalance, type PaymentEntry, paymentBalance } from '../rules/payment-balance.ts'
import { isCollectedOnDelivery } from '../rules/payment-methods.ts'
import { insertPaymentEntry } from '../writes.ts'

export interface PaymentBooking {
  /** The number of the order. */
  number: number
  kind: PaymentEntry['kind']
  /** Gross minor units; null: all that is due, or all that was paid. */
  amount: number | null
  /** The way of the money; absent: the order's payment method. */
  source?: string
  /** Absent: that of the order. A gateway names it, so that another one is refused. */
  currency?: string
  actor: OrderActor
  /** Names the movement at its source: booked once, however often it is notified. */
  idempotencyKey: string
}

export interface BookedPayment {
  /** False: the source had booked it before. */
  isNew: boolean
  balance: PaymentBalance
  status: OrderStatus
}

export type BookingRefusal =
  | { reason: 'unknown-order' }
  /** Nothing is due, or nothing was paid. */
  | { reason: 'nothing-to-book' }
  /** More is refunded than was paid. */
  | { reason: 'too-much'; paid: number }
  | { reason: 'other-currency'; currency: string }

export type BookingResult = Result<BookedPayment, BookingRefusal>

/**
 * Books money that came in for an order or went back. A new order that is paid becomes accepted; the buyer gets a mail when it is paid,
 * and for each refund. Money may arrive for a cancelled order too: then it is to be refunded.
 */
export function bookPayment(shop: PublicShop, booking: PaymentBooking): Promise<BookingResult> {
  return transactionUnlessRefused<PublicShop, BookingResult>(shop, async (shop) => {
    const order = await lockOrder(shop, booking.number)
    return order ? book(shop, order, booking) : refused({ reason: 'unknown-order' })
  })
}

async function book(shop: PublicShop, order: LockedOrder, booking: PaymentBooking): Promise<BookingResult> {
  const { kind, actor, idempotencyKey, source = order.paymentMethod, currency = order.currency } = booking
  if (currency !== order.currency) return refused({ reason: 'other-currency', currency: order.currency })
  const before = paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross)
  const amount = booking.amount ?? (kind === 'received' ? before.due : before.paid)
  if (amount <= 0) return refused({ reason: 'nothing-to-book' })
  const entry = { kind, amount, currency, source, actor, idempotencyKey }
  const entryId = await insertPaymentEntry(shop, order.id, entry)
  if (entryId === null) return done({ isNew: false, balance: before, status: order.status })
  if (kind === 'refunded' && amount > before.paid) return refused({ reason: 'too-much', paid: before.paid })
  await recordOrderEvent(shop, order, {
    kind: kind === 'received' ? 'payment-received' : 'payment-refunded',
    actor,
    detail: { amount, currency, source },
  })
  const balance = paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross)
  if (kind === 'refunded') await queueStatusMail(shop, order.id, 'refunded', entryId)
  if (!balance.isPaid || before.isPaid) return done({ isNew: true, balance, status: order.status })
  return done({ isNew: true, balance, status: await afterPayment(shop, order, booking) })
}

/** The order is now paid: the buyer gets a mail, and the shop may begin. Money that the courier collects needs no mail. */
async function afterPayment(
  shop: PublicShop,
  { id, status, paymentMethod }: LockedOrder,
  { number, actor }: PaymentBooking,
): Promise<OrderStatus> {
  if (isCollectedOnDelivery(paymentMethod)) return status
  await queueStatusMail(shop, id, 'paid')
  if (status !== 'new') return status
  const moved = await changeOrderStatus(shop, { number, status: 'accepted', actor, reason: 'paid' })
  return moved.ok ? moved.value.to : status
}
