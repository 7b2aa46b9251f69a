import { type RawBuilder, sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { ProductPicture } from './product-cards.ts'
import { type ProductPage, picturesSql, versionsSql } from './product-page.ts'

/** A product's data for APIs, without prices. Quantities are decimal texts. */
export interface ProductRecord
  extends Pick<ProductPage, 'id' | 'kind' | 'name' | 'versionName' | 'lead' | 'unit' | 'sellBy' | 'precision'> {
  producer: string | null
  series: string | null
  /** Null: no limit. */
  limits: Record<'minimum' | 'maximum' | 'minimumPerSize' | 'maximumPerSize' | 'minimumSubscription', string | null>
  /** SHA-256 of the first picture. */
  picture: string | null
  /** In the merchant's order. */
  sizes: ProductRecordSize[]
  /** Empty, or null, unless requested. */
  pictures: ProductPicture[]
  versions: ProductPage['versions']
}

export interface ProductRecordSize {
  id: number
  type: string
  name: string
  priority: number
  code: string | null
  /** The stock in the first store, and in all others together; null: not counted there, or unlimited. */
  inMainStore: string | null
  inOtherStores: string | null
}

/** A visible product, including withdrawn ones; null when there is none. One query, which reads only the requested parts of pictures and versions. */
export async function findProductRecord(
  shop: PublicShop,
  id: number,
  also: Record<'pictures' | 'versions', boolean>,
): Promise<ProductRecord | null> {
  const { rows } = await sql<ProductRecord>`
    select product.id, product.kind, product.name, product.version_name as "versionName", product.lead,
      jsonb_build_object('name', unit.name, 'one', unit.one, 'few', unit.few, 'many', unit.many, 'other', unit.other) as unit,
      trim_scale(product.sell_by)::text as "sellBy", product.precision, producer.name as producer, series.name as series,
      jsonb_build_object(
        'minimum', trim_scale(product.minimum_quantity)::text, 'maximum', trim_scale(product.maximum_quantity)::text,
        'minimumPerSize', trim_scale(product.minimum_size_quantity)::text,
        'maximumPerSize', trim_scale(product.maximum_size_quantity)::text,
        'minimumSubscription', trim_scale(product.minimum_subscription_quantity)::text
      ) as limits,
      (select file from picture where product_id = product.id and state = 'ready' order by position limit 1) as picture,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'id', size.id, 'type', size.type, 'name', size.name, 'priority', size.priority, 'code', size.code,
          'inMainStore', ${inStores('=')}, 'inOtherStores', ${inStores('<>')}
        ) order by size.priority, size.id)
        from product_size size where size.product_id = product.id
      ), '[]') as sizes,
      ${also.pictures ? picturesSql : emptyArraySql} as pictures, ${also.versions ? versionsSql : sql`null::jsonb`} as versions
    from product
    join unit on unit.id = product.unit_id
    left join producer on producer.id = product.producer_id
    left join series on series.id = product.series_id
    left join (select id from store order by position, id limit 1) main on true
    where product.id = ${id} and product.visible
  `.execute(shop.database)
  const record = rows[0] ?? null
  dependsOn(shop, `product:${id}`, 'delivery')
  if (record?.versions) dependsOn(shop, `versions:${record.versions.groupId}`)
  const others = record?.versions?.items.map(({ id }) => id) ?? []
  dependsOn(shop, ...tagsOf('product', others))
  return record
}

const emptyArraySql = sql`'[]'::jsonb`

/** The stock of a size in the main store, or in the others: SQL over the aliases `size` and `main`. */
function inStores(which: '=' | '<>'): RawBuilder<string | null> {
  return sql`(
    select case when bool_or(quantity = -1) then null else trim_scale(sum(quantity))::text end
    from stock where size_id = size.id and store_id ${sql.raw(which)} main.id
  )`
}

/** The types of the sizes of each of these products, in the merchant's order. One query. */
export async function sizeTypes(shop: PublicShop, productIds: number[]): Promise<Map<number, string[]>> {
  const { rows } = await sql<{ id: number; types: string[] }>`
    select product_id as id, array_agg(type order by priority, id) as types
    from product_size where product_id = ${anyId(productIds)} group by product_id
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', productIds))
  return new Map(rows.map(({ id, types }) => [id, types]))
}
