import type { PublicShop, Shop } from '#shop'
import { tracksAnything } from './tracking-scripts.ts'

/** How many scripts wait for the visitor's browser (A7.18). No query, and nobody is looked up, while the shop counts nothing. */
export async function pendingEvents(publicShop: PublicShop, openShop: () => Promise<Shop>): Promise<number> {
  if (!tracksAnything(publicShop)) return 0
  const { database, visitor } = await openShop()
  if (visitor.visitId === null) return 0
  const { count } = await database
    .selectFrom('tracking_event')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('visit_id', '=', visitor.visitId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
