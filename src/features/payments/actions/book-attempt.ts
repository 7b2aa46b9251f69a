import { addOrderNote } from '#features/orders/actions/change-order.ts'
import { lockOrder } from '#features/orders/queries/order-placement.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import type { PaymentGateway } from '#partners/payment-gateway.ts'
import { log } from '#platform/log.ts'
import { translate } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { findAttempt } from '../queries/attempts.ts'
import type { PaymentAttempt } from '../rules/payment-attempt.ts'
import { attemptNotes } from '../texts/online.ts'
import { updateAttempt } from '../writes/attempts.ts'
import { bookPayment } from './book-payment.ts'

/** The money that a gateway names, in minor units, and its own number of it. */
export interface GatewayMoney {
  orderId: number
  amount: number
  currency: string
}

/** booked: also when it was booked before. */
export type BookAttemptResult = 'booked' | 'wrong-amount' | 'not-paid' | 'unavailable'

/**
 * Accepts the money of an attempt at the gateway and books it, once however often it is called. Other money than was asked for is never booked:
 * the merchant reads of it in the order. A process that dies in between changes nothing: verifying and booking can both be repeated.
 */
export async function bookAttempt(
  shop: PublicShop,
  gateway: PaymentGateway,
  attempt: PaymentAttempt & { orderNumber: number },
  money: GatewayMoney,
): Promise<BookAttemptResult> {
  if (attempt.state === 'paid') return 'booked'
  if (money.amount !== attempt.amount || money.currency !== attempt.currency) {
    await reportWrongAmount(shop, attempt)
    return 'wrong-amount'
  }
  const { sessionId, amount, currency } = attempt
  const { status } = await gateway.verify({ sessionId, amount, currency, orderId: money.orderId })
  if (status !== 'verified') return status === 'rejected' ? 'not-paid' : 'unavailable'
  await book(shop, gateway, attempt, money.orderId)
  return 'booked'
}

/** Under the order's lock, which another notification of the same money waits for. */
async function book(
  shop: PublicShop,
  { name }: PaymentGateway,
  { sessionId, orderNumber: number }: PaymentAttempt & { orderNumber: number },
  gatewayOrder: number,
): Promise<void> {
  await transaction(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    const attempt = await findAttempt(shop, sessionId)
    if (!order || !attempt || attempt.state === 'paid') return
    const { amount, currency } = attempt
    const booked = await bookPayment(shop, {
      ...{ number, kind: 'received', amount, currency, source: name, actor: 'partner', idempotencyKey: sessionId },
    })
    if (!booked.ok) throw new Error(`money of order ${number} could not be booked: ${booked.problem.reason}`)
    await updateAttempt(shop, attempt.id, { state: 'paid', gatewayOrder, problem: '', checkedAt: shop.now })
    const note = isOver(order.status)
      ? attemptNotes.paidButOver
      : booked.value.balance.overpaid > 0
        ? attemptNotes.paidTwice
        : null
    if (!note) return
    log.warn({ order: number, amount }, 'money came for an order that needs none: it is to be refunded')
    await addOrderNote(shop, { number, text: translate(note), actor: 'partner' })
  })
}

/** Once for each attempt. */
async function reportWrongAmount(
  shop: PublicShop,
  { id, problem, orderNumber: number }: PaymentAttempt & { orderNumber: number },
): Promise<void> {
  if (problem === 'amount') return
  log.error({ order: number }, 'the gateway named another amount than was asked for')
  await updateAttempt(shop, id, { problem: 'amount' })
  await addOrderNote(shop, { number, text: translate(attemptNotes.wrongAmount), actor: 'partner' })
}
