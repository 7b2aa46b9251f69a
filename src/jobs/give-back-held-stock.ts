import { holdMinutesSetting } from '#features/basket/settings.ts'
import { giveBackAllExpired } from '#features/catalogue/actions/give-back-expired.ts'
import type { JobPlace } from './job-place.ts'

/** Never before that: once goods are held no longer, none are held. */
const ever = new Date('9999-12-31')

/** Puts back what was held for baskets whose time is over; all that is held, once the shop no longer holds anything. */
export async function giveBackHeldStock({ shop, signal }: JobPlace): Promise<void> {
  const current = shop()
  const moment = current.settings.get(holdMinutesSetting) === 0 ? ever : current.now
  await giveBackAllExpired(current, moment, signal)
}
