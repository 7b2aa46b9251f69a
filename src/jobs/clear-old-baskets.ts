import { clearOldBaskets } from '#features/basket/actions/clear-old-baskets.ts'
import type { JobPlace } from './job-place.ts'

/** At a quiet hour, what nobody has come back for goes. */
export function clearOldBasketsNightly({ shop, signal }: JobPlace): Promise<void> {
  return clearOldBaskets(shop, signal)
}
