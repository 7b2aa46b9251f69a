import { sql } from 'kysely'
import { decimal } from '#shared/decimal.ts'
import { isBaseCurrency } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import type { LoggedPrice, LoggedRate, PriceHistory } from '../rules/lowest-price.ts'
import { countedCutSetting } from '../settings.ts'
import { getBaseCurrency, priceListIdSql } from './currencies.ts'

/** A stored line of the price log: not converted. */
interface HistoryLine extends LoggedPrice {
  priceListId: number
}

/**
 * The prices before the promotions that run on these sizes, by size: the log lines from 31 days before the first promotion that may belong to
 * the current reduction, and of each list and kind the last line before them. From the list in the shop's currency and, if that is not PLN,
 * from the list in PLN with the rates. Two queries at most.
 */
export async function getPriceHistory(shop: PublicShop, sizeIds: number[]): Promise<Map<number, PriceHistory>> {
  if (sizeIds.length === 0) return new Map()
  const own = shop.currency.priceListId
  const lists = [...new Set([own, getBaseCurrency(shop).priceListId])]
  const isOther = sql`gross is null or (gross <> running.gross and ${shop.settings.get(countedCutSetting) === 'each'})`
  const promotions = sql`price_log where size_id = size.id and price_list_id = list.id and kind = 'promotion' and since <= ${shop.now}`
  const { rows } = await sql<HistoryLine & { sizeId: number }>`
    select size.id as "sizeId", line.id, line.price_list_id as "priceListId", line.kind, line.gross, line.net, line.since, line.until
    from unnest(${sizeIds}::integer[]) as size (id)
    cross join lateral (select ${priceListIdSql(shop, sql`size.id`)} as id) list
    cross join lateral (select gross from ${promotions} order by since desc, id desc limit 1) running
    cross join lateral (select coalesce(max(since), '-infinity') as since from ${promotions} and (${isOther})) other
    cross join lateral (
      select min(since) - interval '750 hours' as since from ${promotions} and gross is not null and since >= other.since
    ) earliest
    join price_log line on line.size_id = size.id and line.price_list_id = any(${lists}::integer[]) and line.since <= ${shop.now} and (
      line.since >= earliest.since or line.id in (
        select distinct on (price_list_id, kind) id from price_log
        where size_id = size.id and price_list_id = any(${lists}::integer[]) and since < earliest.since
        order by price_list_id, kind, since desc, id desc
      )
    )
    order by line.id
  `.execute(shop.database)
  const rates = rows.length > 0 ? await getLoggedRates(shop) : null
  return new Map(
    [...Map.groupBy(rows, ({ sizeId }) => sizeId)].map(([sizeId, found]) => {
      const lines = found.map(({ sizeId: _, ...line }) => line)
      const converted = rates && { log: lines.filter(({ priceListId }) => priceListId !== own), rates }
      return [sizeId, { log: lines.filter(({ priceListId }) => priceListId === own), converted }]
    }),
  )
}

/** The past rates of the shop's currency in PLN, oldest first; null for PLN itself. */
async function getLoggedRates(shop: PublicShop): Promise<LoggedRate[] | null> {
  if (isBaseCurrency(shop.currency)) return null
  const { rows } = await sql<{ rate: string; since: Date }>`
    select rate::text as rate, since from currency_rate_log
    where currency = ${shop.currency.format.code} and since <= ${shop.now} order by since, id
  `.execute(shop.database)
  return rows.map(({ rate, since }) => ({ rate: decimal(rate), since }))
}

/** A line of the price log with the time when it was written. */
export interface RecordedPrice extends LoggedPrice {
  recordedAt: Date
}

/** The whole price log of a size in the shop's currency, and in PLN with the rates if that is another one: the proof of every shown figure. */
export async function getPriceLog(shop: PublicShop, sizeId: number): Promise<PriceHistory<RecordedPrice>> {
  const base = isBaseCurrency(shop.currency) ? null : getBaseCurrency(shop).priceListId
  const rates = await getLoggedRates(shop)
  return {
    log: await getLogLines(shop, sizeId, shop.currency.priceListId),
    converted: base !== null && rates ? { log: await getLogLines(shop, sizeId, base), rates } : null,
  }
}

async function getLogLines(shop: PublicShop, sizeId: number, priceListId: number): Promise<RecordedPrice[]> {
  const { rows } = await sql<RecordedPrice>`
    select id, kind, gross, net, since, until, recorded_at as "recordedAt" from price_log
    where size_id = ${sizeId} and price_list_id = ${priceListId} order by id
  `.execute(shop.database)
  return rows
}
