import type { PublicShop } from '#shop'
import { findAttempt, getSilentAttempts } from '../queries/attempts.ts'
import { updateAttempt } from '../writes/attempts.ts'
import { bookAttempt } from './book-attempt.ts'

/** begun: the gateway knows a way of paying, whatever became of it. */
export type AttemptState = 'booked' | 'begun' | 'not-begun' | 'wrong-amount' | 'returned' | 'unavailable'

/**
 * Asks the gateway what became of an attempt, and books what was paid: what a notification does, for those that do not come. Asks nothing about
 * an attempt that is paid, or unknown.
 */
export async function checkAttempt(shop: PublicShop, sessionId: string): Promise<AttemptState> {
  const { gateway } = shop.partners
  const attempt = await findAttempt(shop, sessionId)
  if (attempt?.state === 'paid') return 'booked'
  if (!gateway || !attempt) return 'unavailable'
  const found = await gateway.find(sessionId)
  if (found.status === 'unavailable') return 'unavailable'
  await updateAttempt(shop, attempt.id, { checkedAt: shop.now })
  if (found.status === 'paid') {
    const booked = await bookAttempt(shop, gateway, attempt, found)
    return booked === 'not-paid' ? 'begun' : booked
  }
  if (found.status === 'returned') {
    await updateAttempt(shop, attempt.id, { state: 'failed', problem: 'returned' })
    return 'returned'
  }
  return found.status === 'pending' ? 'begun' : 'not-begun'
}

const attemptsAtOnce = 100

/** Asks about the attempts that were not notified; returns of how many the money was booked. */
export async function checkSilentAttempts(shop: PublicShop, signal?: AbortSignal): Promise<number> {
  if (!shop.partners.gateway) return 0
  let booked = 0
  for (const sessionId of await getSilentAttempts(shop, attemptsAtOnce)) {
    if (signal?.aborted) break
    const state = await checkAttempt(shop, sessionId)
    if (state === 'booked') booked += 1
    if (state === 'unavailable') break // the next minute asks again
  }
  return booked
}
