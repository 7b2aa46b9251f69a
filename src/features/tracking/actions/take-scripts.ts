import { isAllowed } from '#features/consent/rules.ts'
import type { Shop } from '#shop'
import { scriptFor } from '../reads/tracking-scripts.ts'
import { trackingPurpose } from '../settings.ts'
import { takeEventsOf } from '../writes.ts'

/**
 * The scripts for what the visitor has done, oldest first; told once (A7.18). They come from the shop's settings as they are now:
 * of the visitor nothing is in them. Who has not allowed them is told none.
 */
export async function takeScripts(shop: Shop): Promise<string[]> {
  if (shop.visitor.visitId === null) return []
  const events = await takeEventsOf(shop, shop.visitor.visitId)
  if (!isAllowed(shop.visitor.consent ?? null, trackingPurpose)) return []
  return events.map((event) => scriptFor(shop, event)).filter((script) => script !== '')
}
