import { isPurposeAllowed } from '#features/consent/rules.ts'
import { beginVisit } from '#features/customers/actions/sessions.ts'
import type { Shop } from '#shop'
import { type TrackingEvent, trackingPurpose } from './settings.ts'
import { eventScript } from './views.ts'
import { insertTrackingEvent, takeTrackingEvents } from './writes.ts'

/**
 * Records a tracking event until the browser requests it; does nothing without a script for it, or without the visitor's
 * consent.
 */
export async function recordTrackingEvent(shop: Shop, event: TrackingEvent): Promise<void> {
  if (!isPurposeAllowed(shop.visitor.consent ?? null, trackingPurpose)) return
  if (eventScript(shop, event) !== '') await insertTrackingEvent(shop, await beginVisit(shop), event)
}

/**
 * Returns the scripts of pending events, oldest first, and removes the events (A7.18). Scripts come from the current settings
 * and contain no visitor data. Empty without the visitor's consent.
 */
export async function takePendingScripts(shop: Shop): Promise<string[]> {
  if (shop.visitor.visitId === null) return []
  const events = await takeTrackingEvents(shop, shop.visitor.visitId)
  if (!isPurposeAllowed(shop.visitor.consent ?? null, trackingPurpose)) return []
  return events.map((event) => eventScript(shop, event)).filter((script) => script !== '')
}
