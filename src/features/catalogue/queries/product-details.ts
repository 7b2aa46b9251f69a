import { sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { ProductKind } from '../rules/product.ts'
import type { CategoryLink } from './categories.ts'
import type { ProductPicture } from './product-cards.ts'
import {
  categoriesSql,
  linkedParametersSql,
  type ProductPage,
  type ProductPageSize,
  parametersSql,
  picturesSql,
  sizesSql,
} from './product-page.ts'

/** A product's data for APIs and feeds, without prices and stock. */
export interface FullProduct
  extends Pick<ProductPage, 'id' | 'kind' | 'name' | 'versionName' | 'lead' | 'description' | 'unit' | 'precision'> {
  sellBy: string
  producer: { id: number; name: string } | null
  series: { id: number; name: string } | null
  /** The path to the main category. */
  categories: CategoryLink[]
  pictures: ProductPicture[]
  pointsPrice: number | null
  pointsReceived: number
  /** In the merchant's order. */
  sizes: ProductPageSize[]
}

/** Products on sale, by id; withdrawn and hidden ones are missing. Descriptions are unprocessed: `withIllustrations` prepares them for pages. */
export async function getFullProducts(shop: PublicShop, ids: number[]): Promise<Map<number, FullProduct>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FullProduct>`
    select product.id, product.kind, product.name, product.version_name as "versionName", product.lead, product.description,
      jsonb_build_object('name', unit.name, 'one', unit.one, 'few', unit.few, 'many', unit.many, 'other', unit.other) as unit,
      trim_scale(product.sell_by)::text as "sellBy", product.precision,
      product.points_price as "pointsPrice", product.points_received as "pointsReceived",
      (select jsonb_build_object('id', id, 'name', name) from producer where id = product.producer_id) as producer,
      (select jsonb_build_object('id', id, 'name', name) from series where id = product.series_id) as series,
      ${categoriesSql} as categories, ${picturesSql} as pictures, ${sizesSql} as sizes
    from product
    join unit on unit.id = product.unit_id
    where product.id = ${anyId(ids)} and product.visible and product.withdrawn_at is null
  `.execute(shop.database)
  dependsOn(shop, 'categories', ...tagsOf('product', ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The parameters of a product with explanations, and its versions, with the ids of all of it. */
export interface ProductAttributes {
  parameters: { id: number; name: string; values: { id: number; name: string }[] }[]
  /** Versions on sale, in the merchant's order; null: it has none. */
  versions: { name: string; versions: { id: number; name: string }[] } | null
}

/** The same for several products, by id. One query. */
export async function getProductAttributes(shop: PublicShop, ids: number[]): Promise<Map<number, ProductAttributes>> {
  const { rows } = await sql<ProductAttributes & { id: number }>`
    select product.id, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'values', "values") order by position, sort_key)
      from (
        select parameter.id, parameter.name, parameter.sort_key, min(link.position) as position,
          jsonb_agg(jsonb_build_object('id', value.id, 'name', value.name) order by link.position, value.sort_key) as "values"
        from ${linkedParametersSql}
        group by parameter.id
      ) dictionary
    ), '[]') as parameters, (
      select jsonb_build_object('name', version_group.parameter, 'versions', (
        select jsonb_agg(jsonb_build_object('id', other.id, 'name', other.version_name)
          order by other.version_priority, other.sort_key)
        from product other
        where other.version_group_id = version_group.id and other.visible and other.withdrawn_at is null
      ))
      from version_group where version_group.id = product.version_group_id
    ) as versions
    from product where product.id = ${anyId(ids)}
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', ids))
  return new Map(rows.map(({ id, ...traits }) => [id, traits]))
}

/** Further data of a product next to other products, without its card. */
export interface ComparisonFacts {
  id: number
  kind: ProductKind
  series: string
  parameters: { name: string; values: string[] }[]
  /** Names of its sizes; empty when there is only one. */
  sizes: string[]
}

/** Series, parameters and sizes of products, by id. One query. */
export async function getComparisonFacts(shop: PublicShop, ids: number[]): Promise<Map<number, ComparisonFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ComparisonFacts>`
    select product.id, product.kind, coalesce(series.name, '') as series, ${parametersSql} as parameters,
      coalesce((
        select case when count(*) > 1 then jsonb_agg(name order by priority, id) end from product_size where product_id = product.id
      ), '[]') as sizes
    from product left join series on series.id = product.series_id
    where product.id = ${anyId(ids)}
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', ids))
  return new Map(rows.map((row) => [row.id, row]))
}

/** 'Materiał: kamionka, Pojemność: 300 ml': a short description of products, by product id; four parameters at most. */
export async function getMainCharacteristics(shop: PublicShop, productIds: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ product_id: number; words: string }>`
    select product_id, string_agg(words, ', ' order by place) as words
    from (
      select link.product_id, parameter.name || ': ' || string_agg(value.name, ', ' order by value.sort_key) as words,
        row_number() over (partition by link.product_id order by min(link.position), parameter.position, parameter.id) as place
      from product_parameter link
      join parameter_value value on value.id = link.parameter_value_id
      join parameter on parameter.id = value.parameter_id
      where link.product_id = any(${productIds})
      group by link.product_id, parameter.id
    ) described
    where place <= 4
    group by product_id
  `.execute(shop.database)
  return new Map(rows.map((row) => [row.product_id, row.words]))
}
