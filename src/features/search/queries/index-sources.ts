import { sql } from 'kysely'
import { minimumPurchaseSql, sellableStockSql } from '#features/catalogue/queries/product-sql.ts'
import { hasNotEndedSql } from '#features/pricing/queries/price-in-force-sql.ts'
import type { CampaignPrice, DatedPrice } from '#features/pricing/rules/price-in-force.ts'
import { anyId } from '#platform/database/sql-helpers.ts'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { PricedSize } from '../rules/listing-prices.ts'
import type { DocumentSource } from '../rules/search-document.ts'

/** Timestamps and decimals arrive as text, because the columns are JSON. */
interface PricedSizeRow {
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

/**
 * The sizes of these products whose prices lists show: those with enough stock for the minimum purchase, or all sizes when none has enough. One
 * query.
 */
export async function getPricedSizes(shop: PublicShop, productIds: number[]): Promise<PricedSize[]> {
  const { rows } = await sql<PricedSizeRow>`
    with shelf as (
      select size.id, size.product_id, ${minimumPurchaseSql} as least, found.quantity is null or found.quantity >= ${minimumPurchaseSql} as enough
      from product join product_size size on size.product_id = product.id
      cross join lateral (select ${sellableStockSql('size', 'product')} as quantity) found
      where product.id = ${anyId(productIds)}
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
      from price where size_id = shelf.id and ${hasNotEndedSql(shop, 'price')}
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

/** What the search documents of these products are built from; only products that shoppers may find. One query. */
export async function getDocumentSources(shop: PublicShop, productIds: number[]): Promise<DocumentSource[]> {
  const { rows } = await sql<DocumentSource>`
    select product.id as "productId", product.name, product.version_name as "versionName", producer.name as producer,
      series.name as series, product.lead, product.description,
      array(select distinct step.name from product_category link join category on category.id = link.category_id
        join category step on step.id = any(category.path)
        where link.product_id = product.id and step.visible order by step.name) as categories,
      array(select distinct category.name from product_category link join category on category.id = link.category_id
        where link.product_id = product.id and category.visible order by category.name) as kinds,
      coalesce((select jsonb_agg(jsonb_build_object('name', parameter.name, 'value', value.name) order by link.position, value.id)
        from product_parameter link join parameter_value value on value.id = link.parameter_value_id
        join parameter on parameter.id = value.parameter_id where link.product_id = product.id), '[]') as parameters,
      array(select coalesce(nullif(name, ''), type) from product_size
        where product_id = product.id and type <> 'uniw' order by priority, id) as sizes,
      array(select code from product_size where product_id = product.id and code is not null
        union select ean from product_size where product_id = product.id and ean is not null order by 1) as codes
    from product
    left join producer on producer.id = product.producer_id
    left join series on series.id = product.series_id
    where product.id = ${anyId(productIds)} and product.visible and product.withdrawn_at is null
  `.execute(shop.database)
  return rows
}
