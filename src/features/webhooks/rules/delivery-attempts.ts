/** How a delivery goes on after an attempt. */
export type AttemptOutcome = 'delivered' | 'again' | 'failed' | 'gone'

/** The first attempt and its retries, which the queue spreads over two and a half days: a receiver may be down for a weekend. */
export const maxDeliveryAttempts = 21

/** Decides by the receiver's answer: a status, or why there was none. A redirect is not followed, 410 ends all messages. */
export function attemptOutcome(result: number | string, attempts: number): AttemptOutcome {
  if (typeof result === 'number' && result >= 200 && result < 300) return 'delivered'
  if (result === 410) return 'gone'
  return attempts >= maxDeliveryAttempts ? 'failed' : 'again'
}
