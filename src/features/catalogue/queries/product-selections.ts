import { sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { CategoryLink } from './categories.ts'
import type { ProductPicture } from './product-cards.ts'

/** Ids of products with a label ('new', 'recommended', 'bestseller'), the most popular first. */
export async function labelledProductIds(shop: PublicShop, label: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product
    where ${label} = any(labels) and visible and withdrawn_at is null and availability <> 'disable'
    order by popularity desc, id limit ${limit}
  `.execute(shop.database)
  dependsOn(shop, 'products')
  return rows.map(({ id }) => id)
}

export interface CategoryTile extends CategoryLink {
  picture: ProductPicture | null
}

/**
 * The first level of the menu, or the categories directly below `parent`, each with the second picture of its most popular product (lists show
 * the first). One query.
 */
export async function categoryTiles(shop: PublicShop, parent: number | null = null): Promise<CategoryTile[]> {
  const ofLevel =
    parent === null ? sql`top.tree_id = 1 and top.parent_id is null` : sql`top.parent_id = ${parent}::integer`
  const { rows } = await sql<CategoryTile>`
    select top.id, top.name, shown.picture
    from category top
    left join lateral (
      select jsonb_build_object('file', picture.file, 'width', picture.width, 'height', picture.height, 'alt', picture.alt) as picture
      from category below
      join product_category link on link.category_id = below.id and link.main
      join product on product.id = link.product_id and product.visible and product.withdrawn_at is null
      join lateral (
        select * from (select * from picture where product_id = product.id and state = 'ready' order by position limit 2) first
        order by position desc limit 1
      ) picture on true
      where below.path @> array[top.id]
      order by product.popularity desc, product.id limit 1
    ) shown on true
    where ${ofLevel} and top.visible
    order by top.position, top.sort_key
  `.execute(shop.database)
  dependsOn(shop, 'categories', 'products')
  return rows
}

/** The tiles of the categories directly below a category, as a cached read. */
export async function subcategoryTiles(shop: PublicShop, parent: number): Promise<CategoryTile[]> {
  const found = await cachedById(
    shop,
    'subcategories',
    [parent],
    async (shop) => new Map([[parent, await categoryTiles(shop, parent)]]),
  )
  return found.get(parent) ?? []
}

/** How many of a category are considered, the most popular ones. */
const maxCandidates = 300

/**
 * Ids of products similar to each of these: the series first, then those that share the most parameters in the main category, the most popular first.
 * One query.
 */
export function similarProducts(shop: PublicShop, productIds: number[], limit = 12): Promise<Map<number, number[]>> {
  return cachedById(shop, `similar ${limit}`, productIds, (shop, ids) => querySimilarProducts(shop, ids, limit))
}

async function querySimilarProducts(
  shop: PublicShop,
  productIds: number[],
  limit: number,
): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; ids: number[]; seriesId: number | null; categoryId: number | null }>`
    select own.id, own.series_id as "seriesId", main.category_id as "categoryId", array(
      select other.id
      from (
        select id from product where series_id = own.series_id
        union
        (
          select link.product_id from product_category link join product popular on popular.id = link.product_id
          where link.category_id = main.category_id order by popular.popularity desc, popular.id limit ${maxCandidates}
        )
      ) near
      join product other on other.id = near.id and other.id <> own.id and other.visible and other.withdrawn_at is null
        and (other.version_group_id is null or other.version_group_id is distinct from own.version_group_id)
      cross join lateral (
        select count(*) as values from product_parameter mine
        join product_parameter theirs on theirs.parameter_value_id = mine.parameter_value_id and theirs.product_id = other.id
        where mine.product_id = own.id
      ) shared
      order by (other.availability = 'disable'), (other.series_id = own.series_id) desc nulls last, shared.values desc,
        other.popularity desc, other.id
      limit ${limit}
    ) as ids
    from product own
    left join product_category main on main.product_id = own.id and main.main
    where own.id = ${anyId(productIds)}
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', productIds))
  for (const { seriesId, categoryId } of rows) {
    if (seriesId !== null) dependsOn(shop, `series:${seriesId}`)
    if (categoryId !== null) dependsOn(shop, `category:${categoryId}`)
  }
  return new Map(rows.map(({ id, ids }) => [id, ids]))
}

/** Ids of products that are sold for points of the loyalty programme, the cheapest first, at most `limit`. */
export async function productsForPoints(shop: PublicShop, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from product
    where points_price is not null and visible and withdrawn_at is null and availability <> 'disable'
    order by points_price, sort_key, id limit ${most}
  `.execute(shop.database)
  dependsOn(shop, 'products')
  return rows.map(({ id }) => id)
}
