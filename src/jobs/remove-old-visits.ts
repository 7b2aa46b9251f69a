import { forgetOldConsents } from '#features/consent/actions/forget-old-consents.ts'
import { removeOldVisits } from '#features/customers/actions/remove-old-visits.ts'
import { sessionDaysSetting } from '#features/customers/settings.ts'
import { forgetSubscriptions } from '#features/newsletter/actions/forget-subscriptions.ts'
import { forgetOldWishes } from '#features/observed/actions/forget-old-wishes.ts'
import { forgetQuestions } from '#features/opinions/actions/forget-questions.ts'
import { forgetDeadWords } from '#features/search/actions/forget-dead-words.ts'
import { forgetPhrases } from '#features/search/actions/forget-phrases.ts'
import type { JobPlace } from './job-place.ts'

/** Removes what is left of those who have not come back: visits with their baskets, sessions, wrong passwords, wishes to be told, newsletters never confirmed, questions never sent, old consents; what was searched for long ago, and words that no product has. */
export async function removeOldVisitsNightly({ house, shop, signal }: JobPlace): Promise<void> {
  const current = shop()
  await removeOldVisits(current)
  await forgetOldWishes(current)
  await forgetSubscriptions(current)
  await forgetQuestions(current)
  await forgetPhrases(current)
  await forgetOldConsents(current)
  await forgetDeadWords(shop, signal)
  await house.accounts.removeEnded(current.now, current.settings.get(sessionDaysSetting))
}
