import { removeOldVisits } from '#features/customers/actions/remove-old-visits.ts'
import { forgetOldWishes } from '#features/observed/actions/forget-old-wishes.ts'
import type { JobPlace } from './job-place.ts'

/** Removes what is left of those who have not come back: visits with their baskets, sessions, wrong passwords, wishes to be told. */
export async function removeOldVisitsNightly({ house, shop }: JobPlace): Promise<void> {
  const current = shop()
  await removeOldVisits(current)
  await forgetOldWishes(current)
  await house.accounts.removeEnded(current.now)
}
