import { log } from '#platform/log.ts'
import type { PublicShop } from '#shop'
import { findAttempt } from '../queries/attempts.ts'
import { updateAttempt } from '../writes/attempts.ts'
import { bookAttempt } from './book-attempt.ts'

/**
 * accepted: done, or it was done before; forged: not signed by the gateway; unknown: of no order here; refused: of other money than was asked for,
 * or of money that the gateway does not have; later: the gateway cannot be asked, and should send it again.
 */
export type NotificationResult = 'accepted' | 'forged' | 'unknown' | 'refused' | 'later'

/**
 * Takes what the gateway sends by itself: the money is verified and booked, once however often it comes. Only the gateway's own signature is
 * believed, and even then it is asked again (`verify`).
 */
export async function receiveNotification(shop: PublicShop, body: string): Promise<NotificationResult> {
  const { gateway } = shop.partners
  const notification = gateway?.readNotification(body)
  if (!gateway || !notification) {
    log.warn('a payment notification without a valid signature')
    return 'forged'
  }
  const sessionId = notification.kind === 'paid' ? notification.payment.sessionId : notification.sessionId
  const attempt = await findAttempt(shop, sessionId)
  if (!attempt) {
    log.error('a notification of a payment that this shop has not begun')
    return 'unknown'
  }
  if (notification.kind === 'declined') {
    if (attempt.state === 'open') await updateAttempt(shop, attempt.id, { state: 'failed', problem: 'declined' })
    return 'accepted'
  }
  const { payment, orderId } = notification
  const booked = await bookAttempt(shop, gateway, attempt, { ...payment, orderId })
  if (booked === 'booked') return 'accepted'
  return booked === 'unavailable' ? 'later' : 'refused'
}
