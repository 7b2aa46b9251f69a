import { type RawBuilder, sql } from 'kysely'
import { vatRateSql } from '#features/catalogue/queries/product-sql.ts'
import { anyId } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'
import type { Campaign, CampaignFacts } from '../rules/plan-prices.ts'
import type { CampaignPrice } from '../rules/price-in-force.ts'
import { hasNotEndedSql, isInForceSql } from './price-in-force-sql.ts'

/** What decides the campaign prices of one size on one list. */
export interface CampaignSize extends CampaignFacts {
  sizeId: number
  productId: number
  priceListId: number
  vatPercent: string
}

/** Dates in JSON are texts. */
interface Row extends Omit<CampaignSize, 'prices' | 'campaigns' | 'logged'> {
  prices: (Omit<CampaignPrice, 'kind' | 'validFrom' | 'validUntil'> & {
    id: number
    kind: CampaignFacts['prices'][number]['kind']
    validFrom: string
    validUntil: string | null
  })[]
  campaigns: (Omit<Campaign, 'from' | 'until'> & { from: string | null; until: string | null })[]
  logged: { gross: number | null; since: string; until: string | null } | null
}

/** Sizes of these products with a campaign on their price list, or one that has not ended yet. One query. */
export async function getCampaignFacts(shop: PublicShop, productIds: number[]): Promise<CampaignSize[]> {
  const { rows } = await sql<Row>`
    with concerned as (
      select product.id, product.vat_class_id, coalesce((
        select jsonb_agg(jsonb_build_object(
          'promotionId', promotion_id, 'priority', priority, 'combines', combines, 'percents', percents, 'from', valid_from, 'until', valid_until
        ))
        from price_campaign campaign
        where ${hasNotEndedSql(shop, 'campaign')} and is_for_campaign(product, campaign.goods, campaign.leaves_out)
      ), '[]') as campaigns
      from product where product.id = ${anyId(productIds)}
    )
    select size.id as "sizeId", concerned.id as "productId", list.id as "priceListId", vat.percent as "vatPercent", concerned.campaigns, found.prices, (
      select jsonb_build_object('gross', gross, 'since', since, 'until', until) from price_log
      where size_id = size.id and price_list_id = list.id and kind = 'promotion' and since <= ${shop.now}
      order by since desc, id desc limit 1
    ) as logged
    from (
      select * from concerned where campaigns <> '[]' or exists (
        select from price join product_size size on size.id = price.size_id where size.product_id = concerned.id and price.kind = 'campaign'
      )
    ) concerned
    join product_size size on size.product_id = concerned.id
    cross join price_list list
    join lateral (
      select jsonb_agg(jsonb_build_object(
        'id', id, 'kind', kind, 'amount', amount, 'validFrom', valid_from, 'validUntil', valid_until, 'percents', percents, 'combines', combines
      )) as prices
      from price where size_id = size.id and price_list_id = list.id and ${hasNotEndedSql(shop, 'price')}
    ) found on found.prices is not null
    join lateral (${vatRateSql(shop, 'concerned.vat_class_id')}) vat on true
    order by size.id, list.id
  `.execute(shop.database)
  return rows.map(({ prices, campaigns, logged, ...row }) => ({
    ...row,
    prices: prices.map((price) => ({
      ...price,
      validFrom: new Date(price.validFrom),
      validUntil: maybe(price.validUntil),
    })),
    campaigns: campaigns.map((one) => ({ ...one, from: maybe(one.from), until: maybe(one.until) })),
    logged: logged && { ...logged, since: new Date(logged.since), until: maybe(logged.until) },
  }))
}

function maybe(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

/** The products with a campaign that began, or ended during another reduction, without an entry in the price log yet. One query. */
export async function getProductsOfNewCampaigns(shop: PublicShop): Promise<number[]> {
  const isLogged = (moment: RawBuilder<Date>) => sql`exists (
    select from price_log line
    where line.size_id = campaign.size_id and line.price_list_id = campaign.price_list_id and line.kind = 'promotion' and line.since >= ${moment}
  )`
  const { rows } = await sql<{ id: number }>`
    select distinct size.product_id as id from price campaign join product_size size on size.id = campaign.size_id
    where campaign.kind = 'campaign' and (
      ${isInForceSql(shop, 'campaign')}
        and not ${isLogged(sql`campaign.valid_from`)}
      or campaign.valid_until between ${shop.now}::timestamptz - interval '1 day' and ${shop.now} and not ${isLogged(sql`campaign.valid_until`)}
        and exists (
          select from price own where own.size_id = campaign.size_id and own.price_list_id = campaign.price_list_id and own.kind = 'promotion' and ${isInForceSql(shop, 'own')}
        )
    )
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}
