import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { linkedParameters } from './product-page.ts'

/** What the dictionary says of a product, and the versions of the same thing, with the ids of all of it. */
export interface ProductTraits {
  parameters: { id: number; name: string; values: { id: number; name: string }[] }[]
  /** Those on sale, in the merchant's order; null: it has none. */
  versions: { name: string; versions: { id: number; name: string }[] } | null
}

/** The same for several products, by id. One query. */
export async function productTraits(shop: PublicShop, ids: number[]): Promise<Map<number, ProductTraits>> {
  const { rows } = await sql<ProductTraits & { id: number }>`
    select product.id, coalesce((
      select jsonb_agg(jsonb_build_object('id', id, 'name', name, 'values', "values") order by position, sort_key)
      from (
        select parameter.id, parameter.name, parameter.sort_key, min(link.position) as position,
          jsonb_agg(jsonb_build_object('id', value.id, 'name', value.name) order by link.position, value.sort_key) as "values"
        from ${linkedParameters}
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
    from product where product.id = ${among(ids)}
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', ids))
  return new Map(rows.map(({ id, ...traits }) => [id, traits]))
}
