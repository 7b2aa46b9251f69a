import { killInOrders } from '../../test/kill-in-orders.ts'
import { type Figure, plain } from '../figure.ts'
import type { Place } from '../place/place.ts'

const size = { orders: 1000, kills: 10, buyers: 16 }

/** Guests order while the shop is killed again and again; it breaks off when an order that was confirmed is lost, twice or half. */
export async function killedInOrders(place: Place): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const engine of ['PGlite', 'PostgreSQL'] as const) {
    const { databaseUrl, folder } = await place.prepared(engine)
    const { orders, kills, repeated, starts } = await killInOrders({ databaseUrl, dataFolder: folder }, size)
    figures.push({
      row: `${plain(orders)} orders, killed ${kills} times, ${engine}`,
      measured: `${repeated} sent again, open again after ${plain(Math.max(...starts))} s at most`,
      verdict: { goal: 'none lost, twice or half', said: 'reached' },
    })
  }
  return figures
}
