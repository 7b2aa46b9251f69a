import { type RawBuilder, sql } from 'kysely'
import type { PublicShop } from '#shop'

/** The products of which a campaign has begun, or ended before another reduction that goes on, and the price log does not know it yet. */
export async function productsOfNewCampaigns(shop: PublicShop): Promise<number[]> {
  const isLogged = (moment: RawBuilder<Date>) => sql`exists (
    select from price_log line
    where line.size_id = campaign.size_id and line.price_list_id = campaign.price_list_id and line.kind = 'promotion' and line.since >= ${moment}
  )`
  const { rows } = await sql<{ id: number }>`
    select distinct size.product_id as id from price campaign join product_size size on size.id = campaign.size_id
    where campaign.kind = 'campaign' and (
      campaign.valid_from <= ${shop.now} and (campaign.valid_until is null or campaign.valid_until > ${shop.now})
        and not ${isLogged(sql`campaign.valid_from`)}
      or campaign.valid_until between ${shop.now}::timestamptz - interval '1 day' and ${shop.now} and not ${isLogged(sql`campaign.valid_until`)}
        and exists (
          select from price own where own.size_id = campaign.size_id and own.price_list_id = campaign.price_list_id and own.kind = 'promotion'
            and own.valid_from <= ${shop.now} and (own.valid_until is null or own.valid_until > ${shop.now})
        )
    )
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}
