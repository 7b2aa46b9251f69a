import { sql } from 'kysely'
import { leastToBuy, stockToSell } from '#features/catalogue/reads/stock-of-size.ts'
import type { CampaignPrice, DatedPrice } from '#features/pricing/rules.ts'
import { among } from '#platform/database/among.ts'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { PricedSize } from '../rules/listing-prices.ts'

/** In JSON moments are texts, and decimals too. */
interface Row {
  productId: number
  least: string
  prices: (Pick<CampaignPrice, 'amount' | 'percents' | 'combines'> & {
    list: number
    kind: (DatedPrice | CampaignPrice)['kind']
    validFrom: string
    validUntil: string | null
  })[]
  tiers: { list: number; from: string; gross: number }[]
}

/** The sizes of these products whose prices lists tell: those of which there is as much as one must buy, all where there is none. One query. */
export async function pricedSizes(shop: PublicShop, productIds: number[]): Promise<PricedSize[]> {
  const { rows } = await sql<Row>`
    with shelf as (
      select size.id, size.product_id, ${leastToBuy} as least, found.quantity is null or found.quantity >= ${leastToBuy} as enough
      from product join product_size size on size.product_id = product.id
      cross join lateral (select ${stockToSell('size', 'product')} as quantity) found
      where product.id = ${among(productIds)}
    )
    select product_id as "productId", least::text as least, found.prices, coalesce((
      select jsonb_agg(jsonb_build_object('list', price_list_id, 'from', from_quantity::text, 'gross', amount))
      from price_tier where size_id = shelf.id
    ), '[]') as tiers
    from shelf
    cross join lateral (
      select jsonb_agg(jsonb_build_object(
        'list', price_list_id, 'kind', kind, 'amount', amount, 'validFrom', valid_from, 'validUntil', valid_until,
        'percents', percents, 'combines', combines
      )) as prices
      from price where size_id = shelf.id and (valid_until is null or valid_until > ${shop.now})
    ) found
    where found.prices is not null
      and (enough or not exists (select from shelf other where other.product_id = shelf.product_id and other.enough))
    order by shelf.product_id, shelf.id
  `.execute(shop.database)
  return rows.map(({ productId, least, prices, tiers }) => ({
    productId,
    least: decimal(least),
    prices: prices.map(({ validFrom, validUntil, ...price }) => ({
      ...price,
      validFrom: new Date(validFrom),
      validUntil: validUntil === null ? null : new Date(validUntil),
    })),
    tiers: tiers.map(({ from, ...tier }) => ({ ...tier, from: decimal(from) })),
  }))
}
