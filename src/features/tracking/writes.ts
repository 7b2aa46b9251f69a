import type { PublicShop } from '#shop'

const mostPending = 30

/** Keeps an event for a visit; the oldest go when there are too many. */
export async function insertEvent(shop: PublicShop, visitId: number, event: string): Promise<void> {
  await shop.database.insertInto('tracking_event').values({ visit_id: visitId, event, created_at: shop.now }).execute()
  await shop.database
    .deleteFrom('tracking_event')
    .where('visit_id', '=', visitId)
    .where('id', '<=', (query) =>
      query
        .selectFrom('tracking_event')
        .select('id')
        .where('visit_id', '=', visitId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(mostPending),
    )
    .execute()
}

/** The events of a visit, oldest first; they are gone afterwards. */
export async function takeEventsOf(shop: PublicShop, visitId: number): Promise<string[]> {
  const rows = await shop.database
    .deleteFrom('tracking_event')
    .where('visit_id', '=', visitId)
    .returning(['id', 'event'])
    .execute()
  return rows.toSorted((a, b) => a.id - b.id).map(({ event }) => event)
}
