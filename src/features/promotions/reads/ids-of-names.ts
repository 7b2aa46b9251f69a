import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import type { PublicShop } from '#shop'

export type NamedKind = 'category' | 'producer' | 'product' | 'client'

/** What a merchant's file names. */
export interface Names {
  category: string[]
  producer: string[]
  product: number[]
  /** By e-mail. */
  client: string[]
}

/** The ids of what a merchant names, none for what there is not. One query. */
export async function idsOfNames(shop: PublicShop, names: Names): Promise<(kind: NamedKind, name: string) => number[]> {
  const { rows } = await sql<{ kind: NamedKind; name: string; id: number }>`
    select 'category' as kind, slug as name, id from category where slug = any(${names.category})
    union all
    select 'producer', slug, id from producer where slug = any(${names.producer})
    union all
    select 'product', id::text, id from product where id = ${among(names.product)}
    union all
    select 'client', lower(email), id from customer where lower(email) = any(${names.client})
  `.execute(shop.database)
  const ids = Map.groupBy(rows, ({ kind, name }) => `${kind} ${name}`)
  return (kind, name) => ids.get(`${kind} ${name}`)?.map(({ id }) => id) ?? []
}
