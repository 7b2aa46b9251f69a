import { sql } from 'kysely'
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
