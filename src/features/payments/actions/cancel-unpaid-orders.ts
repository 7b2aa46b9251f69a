import { findOrder } from '#features/orders/queries/find-order.ts'
import { lockOrder } from '#features/orders/queries/order-placement.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { getAttempts } from '../queries/attempts.ts'
import { getPaymentEntries, getStaleUnpaidOrders } from '../queries.ts'
import { mayStillBring } from '../rules/payment-attempt.ts'
import { placedBefore } from '../rules/payment-deadline.ts'
import { unpaidDaysSetting } from '../settings.ts'
import { checkAttempt } from './check-attempt.ts'
import { transitionOrder } from './transition-order.ts'

/**
 * Cancels new orders that were to be paid in advance and for which no money has come in the shop's time: their goods, points and codes
 * are given back, and the buyers get a mail. Returns how many.
 */
export async function cancelUnpaidOrders(shop: PublicShop, signal?: AbortSignal): Promise<number> {
  const days = shop.settings.get(unpaidDaysSetting)
  if (days === 0) return 0
  let cancelled = 0
  for (const number of await getStaleUnpaidOrders(shop, placedBefore(shop.now, days))) {
    if (signal?.aborted) break
    if (await isBeingPaid(shop, number)) continue
    if ((await cancelIfUnpaid(shop, number)).ok) cancelled += 1
  }
  return cancelled
}

/** Whether money may be on its way: the gateway is asked about what was begun since yesterday, and what has come is booked. */
async function isBeingPaid(shop: PublicShop, number: number): Promise<boolean> {
  const order = await findOrder(shop, { number })
  for (const attempt of order ? await getAttempts(shop, order.id) : []) {
    if (!mayStillBring(attempt, shop.now)) continue
    const state = await checkAttempt(shop, attempt.sessionId)
    if (state !== 'not-begun' && state !== 'returned') return true
  }
  return false
}

/** Reads the payments again under the lock of the order, for which a payment would wait. */
function cancelIfUnpaid(shop: PublicShop, number: number): Promise<Result<null, 'changed'>> {
  return transactionUnlessRefused<PublicShop, Result<null, 'changed'>>(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    if (order?.status !== 'new' || (await getPaymentEntries(shop, order.id)).length > 0) return refused('changed')
    const moved = await transitionOrder(shop, { number, status: 'cancelled', actor: 'job', reason: 'unpaid' })
    return moved.ok ? done(null) : refused('changed')
  })
}
