import { sql } from 'kysely'
import { withIllustrations } from '#features/pictures/queries.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { ProductKind } from '../rules/product.ts'
import type { Rating } from '../rules/rating.ts'
import type { Availability, SaleTerms } from '../rules/sale-state.ts'
import type { CategoryLink } from './categories.ts'
import { type ProductDisclosures, productDisclosuresSql } from './disclosures.ts'
import type { ProductPicture } from './product-cards.ts'

export interface ProductPageSize {
  id: number
  type: string
  name: string
  code: string | null
  ean: string | null
}

/** All data of a product's page, without prices. Quantities are decimal texts. */
export interface ProductPage extends SaleTerms {
  id: number
  kind: ProductKind
  name: string
  lead: string
  /** HTML; its pictures have URLs of the shop. */
  description: string
  producer: string | null
  series: string | null
  unit: { name: string; one: string; few: string; many: string; other: string }
  sellBy: string
  precision: number
  availability: Availability
  /** 'YYYY-MM-DD' */
  backOn: string | null
  limits: {
    minimumPerOrder: string | null
    maximumPerOrder: string | null
    minimumPerSize: string | null
    maximumPerSize: string | null
  }
  labels: string[]
  rating: Rating
  withdrawn: boolean
  sizes: ProductPageSize[]
  pictures: ProductPicture[]
  /** `explained`: the explanation of the parameter and its values, if any. */
  parameters: { name: string; values: string[]; explained: string[] }[]
  disclosures: ProductDisclosures
  /** The path to the main category. */
  categories: CategoryLink[]
  versionName: string
  versions: { groupId: number; parameter: string; items: ProductVersion[] } | null
  parts: { productId: number; name: string; sizeName: string; quantity: string; unit: string }[]
}

export interface ProductVersion {
  id: number
  name: string
  versionName: string
  file: string | null
}

/** A visible product, including withdrawn ones; null when there is none. One query. */
export async function findProductPage(shop: PublicShop, id: number): Promise<ProductPage | null> {
  dependsOn(shop, `product:${id}`)
  const found = await cachedById(shop, 'product page', [id], async (shop) => {
    const product = await queryProductPage(shop, id)
    return new Map(product ? [[id, product]] : [])
  })
  return found.get(id) ?? null
}

async function queryProductPage(shop: PublicShop, id: number): Promise<ProductPage | null> {
  const { rows } = await sql<ProductPage>`
    select product.id, product.kind, product.name, product.lead, product.description, producer.name as producer, series.name as series,
      jsonb_build_object('name', unit.name, 'one', unit.one, 'few', unit.few, 'many', unit.many, 'other', unit.other) as unit,
      trim_scale(product.sell_by)::text as "sellBy", product.precision, product.availability,
      product.back_on::text as "backOn", product.phone_price as "phonePrice",
      product.basket_enabled as "basketEnabled", product.free,
      product.points_price as "pointsPrice",
      jsonb_build_object(
        'minimumPerOrder', product.minimum_quantity::text, 'maximumPerOrder', product.maximum_quantity::text,
        'minimumPerSize', product.minimum_size_quantity::text, 'maximumPerSize', product.maximum_size_quantity::text
      ) as limits,
      product.labels, jsonb_build_object('count', product.rating_count, 'sum', product.rating_sum) as rating,
      product.withdrawn_at is not null as withdrawn, product.version_name as "versionName",
      ${sizesSql} as sizes, ${picturesSql} as pictures, ${parametersSql} as parameters, ${categoriesSql} as categories, ${versionsSql} as versions, ${partsSql} as parts,
      ${productDisclosuresSql} as disclosures
    from product
    join unit on unit.id = product.unit_id
    left join producer on producer.id = product.producer_id
    left join series on series.id = product.series_id
    where product.id = ${id} and product.visible
  `.execute(shop.database)
  const found = rows[0]
  const product = found ? { ...found, description: await withIllustrations(shop, found.description) } : null
  dependsOn(shop, `product:${id}`, 'categories')
  if (product?.versions) dependsOn(shop, `versions:${product.versions.groupId}`)
  dependsOn(shop, ...tagsOf('product', relatedProductIds(product)))
  return product
}

/** Its versions and its parts: their data on the page may change, too. */
function relatedProductIds(product: ProductPage | null): number[] {
  const { versions = null, parts = [] } = product ?? {}
  return [...(versions?.items.map(({ id }) => id) ?? []), ...parts.map(({ productId }) => productId)]
}

export const sizesSql = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'id', size.id, 'type', size.type, 'name', size.name, 'code', size.code, 'ean', size.ean
  ) order by size.priority, size.id)
  from product_size size where size.product_id = product.id
), '[]')`

export const picturesSql = sql`coalesce((
  select jsonb_agg(jsonb_build_object('file', file, 'width', width, 'height', height, 'alt', alt) order by position)
  from picture where product_id = product.id and state = 'ready'
), '[]')`

/** The rows of a product's parameter values, after `from`. */
export const linkedParametersSql = sql`product_parameter link
    join parameter_value value on value.id = link.parameter_value_id
    join parameter on parameter.id = value.parameter_id
    where link.product_id = product.id`

export const parametersSql = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'name', name, 'values', "values",
    'explained', case when description = '' then '[]' else jsonb_build_array(description) end || coalesce("explained", '[]')
  ) order by position, sort_key)
  from (
    select parameter.name, parameter.description, parameter.sort_key, min(link.position) as position,
      jsonb_agg(value.name order by link.position, value.sort_key) as "values",
      jsonb_agg(value.name || ${' – '} || value.description order by link.position, value.sort_key)
        filter (where value.description <> '') as "explained"
    from ${linkedParametersSql}
    group by parameter.id
  ) dictionary
), '[]')`

export const categoriesSql = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', step.id, 'name', step.name) order by array_position(leaf.path, step.id))
  from product_category link
  join category leaf on leaf.id = link.category_id
  join category step on step.id = any(leaf.path)
  where link.product_id = product.id and link.main
), '[]')`

export const versionsSql = sql`(
  select jsonb_build_object('groupId', version_group.id, 'parameter', version_group.parameter, 'items', (
    select jsonb_agg(jsonb_build_object(
      'id', other.id, 'name', other.name, 'versionName', other.version_name,
      'file', (select file from picture where product_id = other.id and state = 'ready' order by position limit 1)
    ) order by other.version_priority, other.sort_key)
    from product other where other.version_group_id = version_group.id and other.visible and other.withdrawn_at is null
  ))
  from version_group where version_group.id = product.version_group_id
)`

const partsSql = sql`coalesce((
  select jsonb_agg(jsonb_build_object(
    'productId', owner.id, 'name', owner.name, 'sizeName', case when size.type = 'uniw' then '' else size.name end,
    'quantity', trim_scale(part.quantity)::text, 'unit', unit.name
  ) order by part.position)
  from bundle_part part
  join product_size size on size.id = part.size_id
  join product owner on owner.id = size.product_id
  join unit on unit.id = owner.unit_id
  where part.bundle_id = product.id
), '[]')`
