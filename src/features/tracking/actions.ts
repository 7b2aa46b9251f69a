import { isPurposeAllowed } from '#features/consent/rules.ts'
import { beginVisit } from '#features/customers/actions/sessions.ts'
import type { Shop } from '#shop'
import { type TrackingEvent, trackingPurpose } from './settings.ts'
import { eventScript } from './views.ts'
import { insertTrackingEvent, takeTrackingEvents } from './writes.ts'

/** Remembers what the visitor has done until his browser asks; nothing while the shop has no script for it, or the visitor has not allowed it. */
export async function recordTrackingEvent(shop: Shop, event: TrackingEvent): Promise<void> {
  if (!isPurposeAllowed(shop.visitor.consent ?? null, trackingPurpose)) return
  if (eventScript(shop, event) !== '') await insertTrackingEvent(shop, await beginVisit(shop), event)
}

/**
 * The scripts for what the visitor has done, oldest first; told once (A7.18). They come from the shop's settings as they are now:
 * of the visitor nothing is in them. Who has not allowed them is told none.
 */
export async function takePendingScripts(shop: Shop): Promise<string[]> {
  if (shop.visitor.visitId === null) return []
  const events = await takeTrackingEvents(shop, shop.visitor.visitId)
  if (!isPurposeAllowed(shop.visitor.consent ?? null, trackingPurpose)) return []
  return events.map((event) => eventScript(shop, event)).filter((script) => script !== '')
}
