import { clearOldBaskets } from '#features/basket/actions/clear-basket.ts'
import { holdMinutesSetting } from '#features/basket/settings.ts'
import { releaseAllExpiredHolds } from '#features/catalogue/actions/stock-holds.ts'
import { deleteOldConsents } from '#features/consent/actions.ts'
import { removeExpiredVisits } from '#features/customers/actions/sessions.ts'
import { sessionDaysSetting } from '#features/customers/settings.ts'
import { deleteOldSubscriptions } from '#features/newsletter/actions/subscriptions.ts'
import { deleteOldQuestions } from '#features/opinions/actions/questions.ts'
import { cancelUnpaidOrders } from '#features/payments/actions/cancel-unpaid-orders.ts'
import { checkSilentAttempts } from '#features/payments/actions/check-attempt.ts'
import { deleteUnusedWords } from '#features/search/actions/rebuild-search.ts'
import { deleteOldPhrases } from '#features/search/actions/search-phrases.ts'
import { deleteExpiredAlerts } from '#features/stock-alerts/actions/stock-alerts.ts'
import { deleteOldWebhooks } from '#features/webhooks/actions/queue-webhooks.ts'
import type { JobContext } from './job-context.ts'

/**
 * Deletes expired data: visits with their baskets, sessions, sign-in attempts, stock alerts, unconfirmed newsletter
 * subscriptions, unsent questions, old consents, search phrases and webhooks, and words that no product uses.
 */
export async function cleanUpOldData({ appContext, shop, signal }: JobContext): Promise<void> {
  const current = shop()
  await removeExpiredVisits(current)
  await deleteExpiredAlerts(current)
  await deleteOldSubscriptions(current)
  await deleteOldQuestions(current)
  await deleteOldPhrases(current)
  await deleteOldConsents(current)
  await deleteOldWebhooks(current)
  await deleteUnusedWords(shop, signal)
  await appContext.accounts.removeEnded(current.now, current.settings.get(sessionDaysSetting))
}

/** Deletes abandoned baskets at a quiet hour. */
export function cleanUpBaskets({ shop, signal }: JobContext): Promise<void> {
  return clearOldBaskets(shop, signal)
}

/** Cancels orders whose money has not come in the shop's time. */
export async function cancelStaleOrders({ shop, signal }: JobContext): Promise<void> {
  await cancelUnpaidOrders(shop(), signal)
}

/** Asks the gateway about payments that were not notified. */
export async function checkPayments({ shop, signal }: JobContext): Promise<void> {
  await checkSilentAttempts(shop(), signal)
}

/** A moment after every hold: with holding switched off, all holds are released. */
const endOfTime = new Date('9999-12-31')

/** Releases expired stock reservations; all of them when the shop no longer reserves. */
export async function releaseExpiredReservations({ shop, signal }: JobContext): Promise<void> {
  const current = shop()
  const moment = current.settings.get(holdMinutesSetting) === 0 ? endOfTime : current.now
  await releaseAllExpiredHolds(current, moment, signal)
}
