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
  await updateAttempt(shop, attempt.id, { checkedAt: shop.now }) // also without an answer: others are asked about first
  if (found.status === 'unavailable') return 'unavailable'
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

/** So many questions in a row without an answer: the gateway is down, and not one attempt unreadable. */
const silencesOfGateway = 3

/** Asks about the attempts that were not notified; returns of how many the money was booked. */
export async function checkSilentAttempts(shop: PublicShop, signal?: AbortSignal): Promise<number> {
  if (!shop.partners.gateway) return 0
  let booked = 0
  let silences = 0
  for (const sessionId of await getSilentAttempts(shop, attemptsAtOnce)) {
    if (signal?.aborted || silences === silencesOfGateway) break // the next minute asks again
    const state = await checkAttempt(shop, sessionId)
    silences = state === 'unavailable' ? silences + 1 : 0
    if (state === 'booked') booked += 1
  }
  return booked
}
