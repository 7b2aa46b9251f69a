import { clearOldBaskets } from '#features/basket/actions/clear-basket.ts'
import { holdMinutesSetting } from '#features/basket/settings.ts'
import { releaseAllExpiredHolds } from '#features/catalogue/actions/stock-holds.ts'
import { deleteOldConsents } from '#features/consent/actions.ts'
import { removeExpiredVisits } from '#features/customers/actions/sessions.ts'
import { sessionDaysSetting } from '#features/customers/settings.ts'
import { deleteOldSubscriptions } from '#features/newsletter/actions/subscriptions.ts'
import { deleteOldQuestions } from '#features/opinions/actions.ts'
import { deleteUnusedWords } from '#features/search/actions/rebuild-search.ts'
import { deleteOldPhrases } from '#features/search/actions/search-phrases.ts'
import { deleteExpiredAlerts } from '#features/stock-alerts/actions/stock-alerts.ts'
import type { JobContext } from './job-context.ts'

/** Removes what is left of those who have not come back: visits with their baskets, sessions, wrong passwords, wishes to be told, newsletters never confirmed, questions never sent, old consents; what was searched for long ago, and words that no product has. */
export async function cleanUpOldData({ appContext, shop, signal }: JobContext): Promise<void> {
  const current = shop()
  await removeExpiredVisits(current)
  await deleteExpiredAlerts(current)
  await deleteOldSubscriptions(current)
  await deleteOldQuestions(current)
  await deleteOldPhrases(current)
  await deleteOldConsents(current)
  await deleteUnusedWords(shop, signal)
  await appContext.accounts.removeEnded(current.now, current.settings.get(sessionDaysSetting))
}

/** At a quiet hour, what nobody has come back for goes. */
export function cleanUpBaskets({ shop, signal }: JobContext): Promise<void> {
  return clearOldBaskets(shop, signal)
}

/** Never before that: once goods are held no longer, none are held. */
const endOfTime = new Date('9999-12-31')

/** Puts back what was held for baskets whose time is over; all that is held, once the shop no longer holds anything. */
export async function releaseExpiredReservations({ shop, signal }: JobContext): Promise<void> {
  const current = shop()
  const moment = current.settings.get(holdMinutesSetting) === 0 ? endOfTime : current.now
  await releaseAllExpiredHolds(current, moment, signal)
}
