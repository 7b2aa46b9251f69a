import { trimToLatest } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'

/** Stores an event of a visit; deletes the oldest above the limit. */
export async function insertTrackingEvent(shop: PublicShop, visitId: number, event: string): Promise<void> {
  await shop.database.insertInto('tracking_event').values({ visit_id: visitId, event, created_at: shop.now }).execute()
  await trimToLatest(shop.database, 'tracking_event', visitId)
}

/** Returns the events of a visit, oldest first, and deletes them. */
export async function takeTrackingEvents(shop: PublicShop, visitId: number): Promise<string[]> {
  const rows = await shop.database
    .deleteFrom('tracking_event')
    .where('visit_id', '=', visitId)
    .returning(['id', 'event'])
    .execute()
  return rows.toSorted((a, b) => a.id - b.id).map(({ event }) => event)
}
