import { sql } from 'kysely'
import { type Tag, tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'

/** Where these products stand now, as tags: every category down to theirs, their series and their groups of versions. One query. */
export async function placesOfProducts(shop: PublicShop, ids: number[]): Promise<Tag[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ kind: 'category' | 'series' | 'versions'; ids: number[] }>`
    select 'category' as kind, array_agg(distinct step) as ids
    from product_category link join category on category.id = link.category_id cross join unnest(category.path) step
    where link.product_id = any(${ids})
    union all
    select 'series', array_agg(distinct series_id) from product where id = any(${ids}) and series_id is not null
    union all
    select 'versions', array_agg(distinct version_group_id) from product where id = any(${ids}) and version_group_id is not null
  `.execute(shop.database)
  return rows.flatMap(({ kind, ids }) => tagsOf(kind, ids ?? []))
}
