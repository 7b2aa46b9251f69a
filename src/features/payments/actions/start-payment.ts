import { changePaymentMethod } from '#features/orders/actions/change-payment-method.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { lockOrder } from '#features/orders/queries/order-placement.ts'
import type { Order } from '#features/orders/rules/order.ts'
import type { OrderActor } from '#features/orders/rules/order-actor.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import type { PaymentGateway } from '#partners/payment-gateway.ts'
import { baseCurrency } from '#shared/money.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { translate } from '#shared/text.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { findAttempt, getAttempts } from '../queries/attempts.ts'
import { getPaymentEntries } from '../queries.ts'
import { awaitsBank, canContinue, mayStillBring, type PaymentAttempt } from '../rules/payment-attempt.ts'
import { paymentBalance } from '../rules/payment-balance.ts'
import { isCollectedOnDelivery, type OnlineMethod } from '../rules/payment-methods.ts'
import { onlineTexts } from '../texts/online.ts'
import { takesOnlinePayments } from '../views/online-payments.ts'
import { payableMethods } from '../views/payable.ts'
import { insertAttempt, replaceOpenAttempt, updateAttempt } from '../writes/attempts.ts'
import { type AttemptState, checkAttempt } from './check-attempt.ts'

export interface PaymentStart {
  /** The number of the order. */
  number: number
  method: OnlineMethod
  /** Where the buyer comes back to, and where the gateway reports to: whole addresses. */
  returnUrl: string
  notifyUrl: string
  /** Of the buyer's browser; '': not known. */
  browser: { address: string; userAgent: string }
  actor: OrderActor
}

export interface StartedPayment {
  attempt: PaymentAttempt & { token: string }
  /** The gateway's page. */
  pageUrl: string
}

/**
 * not-offered: nobody takes payments, or not for this order; paid: nothing is due; over: it was cancelled or returned; unavailable: the gateway
 * does not answer; rejected: it does not take this payment; waiting: the bank asks the buyer to confirm another one.
 */
export type StartRefusal = 'unknown-order' | 'not-offered' | 'paid' | 'over' | 'unavailable' | 'rejected' | 'waiting'

export type StartResult = Result<StartedPayment, StartRefusal>

/**
 * Begins the payment of what is due for an order, or goes on with the one that was begun: an order has one open attempt at a time. What happened
 * to earlier attempts is asked first, so that nobody pays twice. The order stays as it is when the gateway does not answer.
 */
export async function startPayment(shop: PublicShop, start: PaymentStart): Promise<StartResult> {
  const { gateway } = shop.partners
  if (!gateway || !takesOnlinePayments(shop)) return refused('not-offered')
  const order = await findOrder(shop, { number: start.number })
  if (!order) return refused('unknown-order')
  if (!payableMethods(shop, order).includes(start.method)) return refused('not-offered')
  const known = await checkEarlier(shop, order)
  if (known === 'unavailable') return refused('unavailable')
  const opened = await transactionUnlessRefused<PublicShop, Result<string, StartRefusal>>(shop, (shop) =>
    openAttempt(shop, start, known),
  )
  if (!opened.ok) return opened
  return register(shop, gateway, { ...start, order, sessionId: opened.value })
}

/**
 * What the gateway says of the attempts so far, by their names: money that came unnoticed is booked. One that can bring money no more is not asked
 * about: a gateway that no longer knows it would keep the order from being paid.
 */
async function checkEarlier(shop: PublicShop, { id }: Order): Promise<Map<string, AttemptState> | 'unavailable'> {
  const states = new Map<string, AttemptState>()
  for (const attempt of await getAttempts(shop, id)) {
    if (!mayStillBring(attempt, shop.now)) continue
    const said = await checkAttempt(shop, attempt.sessionId)
    if (said === 'unavailable') return said
    states.set(attempt.sessionId, said)
  }
  return states
}

/** Decides under the order's lock; returns the name of the attempt to go on with. */
async function openAttempt(
  shop: PublicShop,
  { number, method, actor }: PaymentStart,
  known: Map<string, AttemptState>,
): Promise<Result<string, StartRefusal>> {
  const order = await lockOrder(shop, number)
  if (!order) return refused('unknown-order')
  if (isOver(order.status)) return refused('over')
  if (order.currency !== baseCurrency || isCollectedOnDelivery(order.paymentMethod)) return refused('not-offered')
  const { due } = paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross)
  if (due === 0) return refused('paid')
  if (order.paymentMethod !== method) await changePaymentMethod(shop, order, { method, actor })
  const open = (await getAttempts(shop, order.id)).find(({ state }) => state === 'open')
  const asked = { method, amount: due, currency: order.currency }
  if (open && awaitsBank(open, shop.now) && method !== open.method) return refused('waiting')
  const wasBegun = open !== undefined && known.get(open.sessionId) === 'begun'
  if (open && canContinue(open, { ...asked, wasBegun }, shop.now)) return done(open.sessionId)
  await replaceOpenAttempt(shop, order.id)
  const sessionId = crypto.randomUUID()
  await insertAttempt(shop, { ...asked, orderId: order.id, sessionId })
  return done(sessionId)
}

/** Registered twice by the same name it is the same payment: a process that dies in between, or a second click, changes nothing. */
async function register(
  shop: PublicShop,
  gateway: PaymentGateway,
  { order, sessionId, method, returnUrl, notifyUrl, browser }: PaymentStart & { order: Order; sessionId: string },
): Promise<StartResult> {
  const attempt = await findAttempt(shop, sessionId)
  if (!attempt) throw new Error('an attempt that was just stored is gone')
  const { token, amount, currency } = attempt
  if (token !== null) return done({ attempt: { ...attempt, token }, pageUrl: gateway.pageUrl(token) })
  const answer = await gateway.register({
    ...{ sessionId, amount, currency, method, returnUrl, notifyUrl, browser },
    ...{ email: order.email, shopEmail: order.seller.email },
    description: translate(onlineTexts.description, { number: order.number }, shop.textOverrides),
  })
  if (answer.status === 'unavailable') return refused('unavailable')
  if (answer.status === 'rejected') {
    await updateAttempt(shop, attempt.id, { state: 'failed', problem: 'rejected' })
    return refused('rejected')
  }
  await updateAttempt(shop, attempt.id, { token: answer.token })
  return done({ attempt: { ...attempt, token: answer.token }, pageUrl: gateway.pageUrl(answer.token) })
}
