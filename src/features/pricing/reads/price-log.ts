import { sql } from 'kysely'
import { isBase } from '#shared/currency.ts'
import type { PublicShop } from '#shop'
import type { LoggedPrice, PriceHistory } from '../rules/lowest-price.ts'
import { baseOf } from './currencies.ts'
import { loggedRates } from './price-history.ts'

/** A line of the price log with when it was written. */
export interface ProvedPrice extends LoggedPrice {
  recordedAt: Date
}

/** The whole price log of a size in the shop's currency, and in PLN with the rates when that is another: what any shown figure is proved from. */
export async function priceLog(shop: PublicShop, sizeId: number): Promise<PriceHistory<ProvedPrice>> {
  const base = isBase(shop.currency) ? null : baseOf(shop).priceListId
  const rates = await loggedRates(shop)
  return {
    log: await linesOf(shop, sizeId, shop.currency.priceListId),
    converted: base !== null && rates ? { log: await linesOf(shop, sizeId, base), rates } : null,
  }
}

async function linesOf(shop: PublicShop, sizeId: number, priceListId: number): Promise<ProvedPrice[]> {
  const { rows } = await sql<ProvedPrice>`
    select id, kind, gross, net, since, until, recorded_at as "recordedAt" from price_log
    where size_id = ${sizeId} and price_list_id = ${priceListId} order by id
  `.execute(shop.database)
  return rows
}
