import type { OnlineMethod } from './payment-methods.ts'

/** One time that a buyer set out to pay an order online. It says whom to ask about which money; what was paid is booked elsewhere. */
export interface PaymentAttempt {
  id: number
  orderId: number
  /** Names it at the gateway; no page shows it. */
  sessionId: string
  method: OnlineMethod
  /** Gross minor units. */
  amount: number
  currency: string
  /** replaced: the buyer began again; money that comes all the same is booked. */
  state: 'open' | 'paid' | 'failed' | 'replaced'
  /** Of the gateway's page; null until it has answered. */
  token: string | null
  gatewayOrder: number | null
  problem: AttemptProblem
  codeSentAt: Date | null
  createdAt: Date
  /** When the gateway was last asked. */
  checkedAt: Date
}

/** Why an attempt failed. amount: other money came than was asked for; the merchant has to look. */
export type AttemptProblem = '' | 'declined' | 'rejected' | 'returned' | 'amount'

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

/** So long a second press of the button is the same payment. */
const sameFor = 15 * second

/** So long a page of the gateway can be paid, with some time to spare. */
const pageLastsFor = 14 * minute

/** So long a payer has to confirm a BLIK in the bank's application: two minutes, and the way there and back. */
export const codeLastsFor = 150 * second

/**
 * Whether the buyer goes on with this attempt instead of beginning another one; `wasBegun`: the gateway knows a way of paying already. One that
 * was given up or refused on the gateway's page cannot be paid there again.
 */
export function canContinue(
  attempt: PaymentAttempt,
  asked: { method: OnlineMethod; amount: number; currency: string; wasBegun: boolean },
  now: Date,
): boolean {
  const { state, method, amount, currency, createdAt } = attempt
  if (state !== 'open' || method !== asked.method || amount !== asked.amount || currency !== asked.currency)
    return false
  const age = now.getTime() - createdAt.getTime()
  return awaitsBank(attempt, now) || age < sameFor || (!asked.wasBegun && age < pageLastsFor)
}

/** Whether a moment ago was the same press of a button as now. */
export function isSamePress(before: Date | null, now: Date): boolean {
  return before !== null && now.getTime() - before.getTime() < sameFor
}

/** Whether money of an attempt that is not booked may still come: pages end within minutes, banks answer within a day. */
export function mayStillBring({ state, token, createdAt }: PaymentAttempt, now: Date): boolean {
  return state !== 'paid' && token !== null && now.getTime() - createdAt.getTime() < day
}

/** Whether the payer may still confirm the code that was sent. */
export function awaitsBank({ state, codeSentAt }: Pick<PaymentAttempt, 'state' | 'codeSentAt'>, now: Date): boolean {
  return state === 'open' && codeSentAt !== null && now.getTime() - codeSentAt.getTime() < codeLastsFor
}

/** What the page of a payment shows: the choice, that the bank asks to confirm a code, or that it has not answered yet. */
export type PaymentStage = 'choose' | 'confirm' | 'wait'

/** `cameBack`: the gateway has sent the buyer back, which says nothing about the money. */
export function paymentStage(attempt: PaymentAttempt, cameBack: boolean, now: Date): PaymentStage {
  if (awaitsBank(attempt, now)) return 'confirm'
  const isFresh = now.getTime() - attempt.createdAt.getTime() < pageLastsFor
  return cameBack && attempt.state === 'open' && attempt.token !== null && isFresh ? 'wait' : 'choose'
}

/** Whether the gateway may be asked again: pages that refresh ask once in two seconds at most. */
export function shouldAsk({ state, token, checkedAt }: PaymentAttempt, now: Date): boolean {
  return state !== 'paid' && token !== null && now.getTime() - checkedAt.getTime() >= 2 * second
}
