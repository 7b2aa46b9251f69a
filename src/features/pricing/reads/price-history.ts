import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { LoggedPrice } from '../rules.ts'
import { priceListOf } from './price-list.ts'

/**
 * What was offered before the promotions that run on these sizes, by size: the lines of the price log from 30 days before the first
 * promotion of the present amount, and of each kind the last line before them. In the order in which they were written. Of the list
 * by which a size is sold, amounts as they stand there: not converted.
 */
export async function priceHistory(shop: PublicShop, sizeIds: number[]): Promise<Map<number, LoggedPrice[]>> {
  if (sizeIds.length === 0) return new Map()
  const promotions = sql`price_log where size_id = size.id and price_list_id = list.id and kind = 'promotion' and since <= ${shop.now}`
  const { rows } = await sql<LoggedPrice & { sizeId: number }>`
    select size.id as "sizeId", line.kind, line.gross, line.since, line.until
    from unnest(${sizeIds}::integer[]) as size (id)
    cross join lateral (select ${priceListOf(shop, sql`size.id`)} as id) list
    cross join lateral (select gross from ${promotions} order by since desc, id desc limit 1) running
    cross join lateral (
      select coalesce(max(since), '-infinity') as since from ${promotions} and gross is distinct from running.gross
    ) other
    cross join lateral (
      select min(since) - interval '720 hours' as since from ${promotions} and gross = running.gross and since >= other.since
    ) earliest
    join price_log line on line.size_id = size.id and line.price_list_id = list.id and line.since <= ${shop.now} and (
      line.since >= earliest.since or line.id in (
        select distinct on (kind) id from price_log
        where size_id = size.id and price_list_id = list.id and since < earliest.since
        order by kind, since desc, id desc
      )
    )
    order by line.id
  `.execute(shop.database)
  return new Map(
    [...Map.groupBy(rows, ({ sizeId }) => sizeId)].map(([sizeId, lines]) => [
      sizeId,
      lines.map(({ kind, gross, since, until }) => ({ kind, gross, since, until })),
    ]),
  )
}
