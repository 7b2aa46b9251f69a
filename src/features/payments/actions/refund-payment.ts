import { lockOrder } from '#features/orders/queries/order-placement.ts'
import type { OrderActor } from '#features/orders/rules/order-actor.ts'
import type { PaymentGateway } from '#partners/payment-gateway.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { translate } from '#shared/text.ts'
import { type PublicShop, transaction, transactionUnlessRefused } from '#shop'
import { type AskedRefund, getAskedRefunds, getRefundablePayments } from '../queries/refunds.ts'
import { getPaymentEntries } from '../queries.ts'
import { paymentBalance } from '../rules/payment-balance.ts'
import { splitRefund } from '../rules/split-refund.ts'
import { onlineTexts } from '../texts/online.ts'
import { insertRefund, updateRefund } from '../writes/refunds.ts'
import { bookPayment } from './book-payment.ts'

export type RefundRefusal =
  | { reason: 'unknown-order' | 'no-gateway' | 'nothing-paid' }
  /** More than the gateway can give back. */
  | { reason: 'too-much'; most: number }
  /** The gateway does not answer; the next call asks for the same refund. */
  | { reason: 'unavailable' }
  | { reason: 'rejected'; amount: number }

export interface RefundedMoney {
  /** Minor units that are given back now. */
  refunded: number
  /** The call has finished an earlier refund instead of beginning another one. */
  wasAsked: boolean
}

/**
 * Gives money back the way it came, by the gateway, and books it. What is asked for is stored first: after a break the same refund is asked for
 * again, before any other one.
 * @param amount minor units; null: all that came by the gateway
 */
export async function refundPayment(
  shop: PublicShop,
  { number, amount, actor }: { number: number; amount: number | null; actor: OrderActor },
): Promise<Result<RefundedMoney, RefundRefusal>> {
  const { gateway } = shop.partners
  if (!gateway) return refused({ reason: 'no-gateway' })
  const opened = await openRefund(shop, number, amount)
  if (!opened.ok) return opened
  let refunded = 0
  for (const refund of opened.value.refunds) {
    const answer = await askFor(shop, gateway, { number, actor, refund })
    if (!answer.ok) return answer
    refunded += refund.amount
  }
  return done({ refunded, wasAsked: opened.value.wasAsked })
}

/** Under the order's lock, so that two commands at once do not give back the same money. */
function openRefund(
  shop: PublicShop,
  number: number,
  wanted: number | null,
): Promise<Result<{ refunds: AskedRefund[]; wasAsked: boolean }, RefundRefusal>> {
  return transactionUnlessRefused<PublicShop, Result<{ refunds: AskedRefund[]; wasAsked: boolean }, RefundRefusal>>(
    shop,
    async (shop) => {
      const order = await lockOrder(shop, number)
      if (!order) return refused({ reason: 'unknown-order' })
      const { paid } = paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross)
      const asked = await getAskedRefunds(shop, order.id)
      const isOwed = asked.reduce((sum, { amount }) => sum + amount, 0) <= paid
      if (asked.length > 0 && isOwed) return done({ refunds: asked, wasAsked: true })
      for (const { id } of asked) await updateRefund(shop, id, 'rejected') // given back by hand meanwhile
      const payments = await getRefundablePayments(shop, order.id)
      const left = payments.reduce((sum, payment) => sum + payment.left, 0)
      const most = Math.min(left, paid) // what was given back by hand is not given back again
      if (most <= 0) return refused({ reason: 'nothing-paid' })
      const parts = (wanted ?? most) <= most ? splitRefund(payments, wanted ?? most) : null
      if (!parts) return refused({ reason: 'too-much', most })
      for (const part of parts) await insertRefund(shop, part)
      return done({ refunds: await getAskedRefunds(shop, order.id), wasAsked: false })
    },
  )
}

async function askFor(
  shop: PublicShop,
  gateway: PaymentGateway,
  { number, actor, refund }: { number: number; actor: OrderActor; refund: AskedRefund },
): Promise<Result<null, RefundRefusal>> {
  const { id, amount, sessionId, gatewayOrder: orderId, currency } = refund
  const description = translate(onlineTexts.description, { number }, shop.textOverrides)
  const { status } = await gateway.refund({ refundId: id, sessionId, orderId, amount, currency, description })
  if (status === 'unavailable') return refused({ reason: 'unavailable' })
  await transaction(shop, async (shop) => {
    await updateRefund(shop, id, status)
    if (status === 'rejected') return
    const booking = { number, kind: 'refunded', amount, currency, source: gateway.name, actor } as const
    const booked = await bookPayment(shop, { ...booking, idempotencyKey: `refund ${id}` })
    if (!booked.ok) throw new Error(`a refund of order ${number} could not be booked: ${booked.problem.reason}`)
  })
  return status === 'rejected' ? refused({ reason: 'rejected', amount }) : done(null)
}
