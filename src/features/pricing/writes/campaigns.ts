import { type RawBuilder, sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'
import type { CampaignOfGoods } from '../rules/campaign-prices.ts'

/** The campaign of this promotion becomes this one; null: it has none. */
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
    select size_id, price_list_id, 'campaign', amount, since, until, percents, combines from ${given(
      'size_id integer, price_list_id integer, amount bigint, percents text[], combines boolean, since timestamptz, until timestamptz',
      rows,
    )}
  `.execute(shop.database)
}

/**
 * Products whose campaigns have begun, or ended before another reduction that goes on, without the log knowing it are looked at anew; how
 * many there are.
 */
export async function noteCampaignMoments(shop: PublicShop): Promise<number> {
  const isLogged = (moment: RawBuilder<Date>) => sql`exists (
    select from price_log line
    where line.size_id = campaign.size_id and line.price_list_id = campaign.price_list_id and line.kind = 'promotion' and line.since >= ${moment}
  )`
  const { numAffectedRows = 0n } = await sql`
    insert into product_change (product_id)
    select distinct size.product_id from price campaign join product_size size on size.id = campaign.size_id
    where campaign.kind = 'campaign' and (
      campaign.valid_from <= ${shop.now} and (campaign.valid_until is null or campaign.valid_until > ${shop.now})
        and not ${isLogged(sql`campaign.valid_from`)}
      or campaign.valid_until between ${shop.now}::timestamptz - interval '1 day' and ${shop.now} and not ${isLogged(sql`campaign.valid_until`)}
        and exists (
          select from price own where own.size_id = campaign.size_id and own.price_list_id = campaign.price_list_id and own.kind = 'promotion'
            and own.valid_from <= ${shop.now} and (own.valid_until is null or own.valid_until > ${shop.now})
        )
    )
    on conflict do nothing
  `.execute(shop.database)
  return Number(numAffectedRows)
}
