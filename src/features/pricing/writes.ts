import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { exemptFromVat } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import type { CampaignOfGoods } from './rules/plan-prices.ts'

/** Ends the prices of `end` now; deletes those of `remove`, which were never in force. */
export async function endPrices(shop: PublicShop, end: number[], remove: number[]): Promise<void> {
  if (end.length > 0)
    await sql`update price set valid_until = ${shop.now} where id = any(${end}::bigint[])`.execute(shop.database)
  if (remove.length > 0) await sql`delete from price where id = any(${remove}::bigint[])`.execute(shop.database)
}

export interface BeginningPrice {
  size_id: number
  kind: string
  amount: number
  until: Date | null
}

export async function beginPrices(shop: PublicShop, rows: BeginningPrice[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into price (size_id, price_list_id, kind, amount, valid_from, valid_until)
    select size_id, ${shop.currency.priceListId}::integer, kind, amount, ${shop.now}, until
    from ${rowsParameter('size_id integer, kind text, amount bigint, until timestamptz', rows)}
  `.execute(shop.database)
}

export interface PriceLogRow {
  size_id: number
  price_list_id: number
  kind: string
  gross: number | null
  net: number | null
  vat_percent: string
  since: Date
  until: Date | null
}

/** Adds lines to the price log; they never change afterwards. */
export async function logPrices(shop: PublicShop, rows: PriceLogRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into price_log (size_id, price_list_id, kind, gross, net, vat_percent, since, until)
    select size_id, price_list_id, kind, gross, net, nullif(vat_percent, ${exemptFromVat})::numeric, since, until from ${rowsParameter(
      'size_id integer, price_list_id integer, kind text, gross bigint, net bigint, vat_percent text, since timestamptz, until timestamptz',
      rows,
    )}
  `.execute(shop.database)
}

export async function upsertExtras(
  shop: PublicShop,
  rows: { size_id: number; recommended: number | null; advance: number | null }[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into price_extra (size_id, price_list_id, recommended, advance)
    select size_id, ${shop.currency.priceListId}::integer, recommended, advance
    from ${rowsParameter('size_id integer, recommended bigint, advance bigint', rows)}
    on conflict (size_id, price_list_id) do update set recommended = excluded.recommended, advance = excluded.advance
  `.execute(shop.database)
}

/** Replaces all quantity discounts of these sizes. */
export async function replaceTiers(
  shop: PublicShop,
  sizeIds: number[],
  rows: { size_id: number; from_quantity: string; amount: number }[],
): Promise<void> {
  if (sizeIds.length === 0) return
  await sql`delete from price_tier where price_list_id = ${shop.currency.priceListId} and size_id = any(${sizeIds}::integer[])`.execute(
    shop.database,
  )
  if (rows.length === 0) return
  await sql`
    insert into price_tier (size_id, price_list_id, from_quantity, amount)
    select size_id, ${shop.currency.priceListId}::integer, from_quantity, amount
    from ${rowsParameter('size_id integer, from_quantity numeric, amount bigint', rows)}
  `.execute(shop.database)
}

export async function upsertSubscriptionOffer(
  shop: PublicShop,
  offer: { productId: number; percent: number | null; amount: number | null; everyDays: number[] },
): Promise<void> {
  const values = { percent: offer.percent, amount: offer.amount, every_days: offer.everyDays }
  await shop.database
    .insertInto('subscription_offer')
    .values({ product_id: offer.productId, ...values })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(values))
    .execute()
}

export async function deleteSubscriptionOffer(shop: PublicShop, productId: number): Promise<void> {
  await shop.database.deleteFrom('subscription_offer').where('product_id', '=', productId).execute()
}

/** Updates a currency's rate; returns whether the currency exists. The change is logged: it proves the converted prices of the past. */
export async function updateRate(shop: PublicShop, code: string, rate: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with updated as (update currency set rate = ${rate} where code = ${code} returning code, rate)
    insert into currency_rate_log (currency, rate, since) select code, rate, ${shop.now} from updated
  `.execute(shop.database)
  return (numAffectedRows ?? 0n) > 0n
}

/** Sets the campaign of a promotion; null removes it. */
export async function writeCampaign(
  shop: PublicShop,
  promotionId: number,
  campaign: CampaignOfGoods | null,
): Promise<void> {
  if (campaign === null) {
    await shop.database.deleteFrom('price_campaign').where('promotion_id', '=', promotionId).execute()
    return
  }
  const { priority, combines, percents, from, until, goods, leavesOut } = campaign
  const values = {
    ...{ priority, combines, percents },
    ...{ valid_from: from, valid_until: until, goods: JSON.stringify(goods), leaves_out: leavesOut },
  }
  await shop.database
    .insertInto('price_campaign')
    .values({ promotion_id: promotionId, ...values })
    .onConflict((conflict) => conflict.column('promotion_id').doUpdateSet(values))
    .execute()
}

export interface BeginningCampaignPrice {
  size_id: number
  price_list_id: number
  amount: number
  percents: string[]
  combines: boolean
  since: Date
  until: Date | null
}

export async function beginCampaignPrices(shop: PublicShop, rows: BeginningCampaignPrice[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into price (size_id, price_list_id, kind, amount, valid_from, valid_until, percents, combines)
    select size_id, price_list_id, 'campaign', amount, since, until, percents, combines from ${rowsParameter(
      'size_id integer, price_list_id integer, amount bigint, percents text[], combines boolean, since timestamptz, until timestamptz',
      rows,
    )}
  `.execute(shop.database)
}
