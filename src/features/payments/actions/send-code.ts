import { countAttempt, type RateLimit } from '#platform/rate-limit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { PublicShop } from '#shop'
import { findAttempt } from '../queries/attempts.ts'
import { awaitsBank, codeLastsFor, isSamePress } from '../rules/payment-attempt.ts'
import { claimCode, updateAttempt } from '../writes/attempts.ts'
import { type PaymentStart, type StartRefusal, startPayment } from './start-payment.ts'

/**
 * too-many: codes for this order or from this address; page: the merchant's account lacks the service, and the buyer types the code on the gateway's
 * page.
 */
export type BlikRefusal =
  | { reason: StartRefusal | 'wrong-code' | 'expired-code' | 'used-code' | 'too-many' }
  | { reason: 'page'; pageUrl: string }

/**
 * Sends the buyer's BLIK code (six digits, checked by the caller) to the bank, which then asks the buyer to confirm. A second press of the button
 * sends nothing; another code while the bank still asks is refused (waiting). After a code that the bank did not take, another one can be sent, a few
 * times; after a code whose fate is not known, the buyer waits as if it was taken.
 */
export async function sendBlikCode(
  shop: PublicShop,
  start: Omit<PaymentStart, 'method'>,
  code: string,
): Promise<Result<null, BlikRefusal>> {
  const started = await startPayment(shop, { ...start, method: 'blik' })
  if (!started.ok) return refused({ reason: started.problem })
  const { attempt, pageUrl } = started.value
  const { gateway } = shop.partners
  if (!gateway) return refused({ reason: 'not-offered' })
  if (await countAttempt(shop.database, codeLimits(start), shop.now)) return refused({ reason: 'too-many' })
  if (!(await claimCode(shop, attempt.id, new Date(shop.now.getTime() - codeLastsFor)))) {
    const now = await findAttempt(shop, attempt.sessionId)
    if (now?.state === 'paid' || (now && isSamePress(now.codeSentAt, shop.now))) return done(null)
    return refused({ reason: now && awaitsBank(now, shop.now) ? 'waiting' : 'unavailable' })
  }
  const { status } = await gateway.chargeBlik(attempt.token, code)
  switch (status) {
    case 'sent':
    case 'unavailable': // the bank may have been asked
      return done(null)
    case 'not-enabled':
      await updateAttempt(shop, attempt.id, { codeSentAt: null })
      return refused({ reason: 'page', pageUrl })
    case 'rejected':
      await updateAttempt(shop, attempt.id, { state: 'failed', problem: 'rejected' })
      return refused({ reason: 'rejected' })
    case 'wrong-code':
    case 'expired-code':
    case 'used-code': // by an earlier attempt, about which the gateway is asked before the next one
      await updateAttempt(shop, attempt.id, { codeSentAt: null })
      return refused({ reason: status })
  }
}

/** A guessed code may be somebody else's, whose bank would ask them to confirm a stranger's payment. */
function codeLimits({ number, browser: { address } }: Pick<PaymentStart, 'number' | 'browser'>): RateLimit[] {
  const ofOrder = { name: 'blik codes of an order', key: `blik of order ${number}`, tries: 10, minutes: 15 }
  const ofAddress = { name: 'blik codes from an address', key: `blik from ${address}`, tries: 60, minutes: 15 }
  return address === '' ? [ofOrder] : [ofOrder, ofAddress]
}
