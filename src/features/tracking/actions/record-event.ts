import { isAllowed } from '#features/consent/rules.ts'
import { beginVisit } from '#features/customers/actions/begin-visit.ts'
import type { Shop } from '#shop'
import { scriptFor } from '../reads/tracking-scripts.ts'
import { type TrackingEvent, trackingPurpose } from '../settings.ts'
import { insertEvent } from '../writes.ts'

/** Remembers what the visitor has done until his browser asks; nothing while the shop has no script for it, or the visitor has not allowed it. */
export async function recordEvent(shop: Shop, event: TrackingEvent): Promise<void> {
  if (!isAllowed(shop.visitor.consent ?? null, trackingPurpose)) return
  if (scriptFor(shop, event) !== '') await insertEvent(shop, await beginVisit(shop), event)
}
