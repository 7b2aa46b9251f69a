import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { dependsOn } from '#platform/page-cache/origins.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { ProductKind } from '../rules/product-kind.ts'
import { parameters } from './product-page.ts'

/** What is told of a product beside others, cards apart. */
export interface ComparedFacts {
  id: number
  kind: ProductKind
  series: string
  parameters: { name: string; values: string[] }[]
  /** Names of what it is sold in; empty where there is only one. */
  sizes: string[]
}

/** Series, parameters and sizes of products, by id. One query. */
export async function comparedFacts(shop: PublicShop, ids: number[]): Promise<Map<number, ComparedFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ComparedFacts>`
    select product.id, product.kind, coalesce(series.name, '') as series, ${parameters} as parameters,
      coalesce((
        select case when count(*) > 1 then jsonb_agg(name order by priority, id) end from product_size where product_id = product.id
      ), '[]') as sizes
    from product left join series on series.id = product.series_id
    where product.id = ${among(ids)}
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', ids))
  return new Map(rows.map((row) => [row.id, row]))
}
