import { z } from 'zod'
import type { Notification } from './payment-gateway.ts'
import { isSignedWith, type Przelewy24Keys } from './przelewy24-sign.ts'

const id = z.int().nonnegative()
const text = z.string().max(1_000)

const paid = z.object({
  merchantId: id,
  posId: id,
  sessionId: text,
  amount: id,
  originAmount: id,
  currency: text,
  orderId: id,
  methodId: id,
  statement: text,
  sign: text,
})

/** A refusal of a card, and of a BLIK where the account reports it. */
const declined = z.object({
  amount: id,
  '3ds': z.boolean(),
  method: id,
  orderId: id,
  sessionId: text,
  errorCode: text,
  errorMessage: text,
  sign: text,
})

/** Reads what Przelewy24 posts to `urlStatus`; null for what it has not signed with the merchant's key, or signed for another merchant. */
export function readPrzelewy24Notification(
  body: string,
  { merchantId, posId, crc }: Przelewy24Keys,
): Notification | null {
  const json = parseJson(body)
  const payment = paid.safeParse(json).data
  if (payment) {
    const { sign, ...fields } = payment // in the order of the signature
    if (payment.merchantId !== merchantId || payment.posId !== posId || !isSignedWith(sign, fields, crc)) return null
    const { sessionId, amount, currency, orderId } = payment
    return { kind: 'paid', payment: { sessionId, amount, currency }, orderId }
  }
  const refusal = declined.safeParse(json).data
  if (!refusal) return null
  const { sign, ...fields } = refusal
  return isSignedWith(sign, fields, crc) ? { kind: 'declined', sessionId: refusal.sessionId } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
