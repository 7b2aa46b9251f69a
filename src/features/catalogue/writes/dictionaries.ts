import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { sortKey } from '#shared/sort-order.ts'
import type { PublicShop } from '#shop'

export interface Unit {
  id: number
  sell_by: string
  precision: number
}

/** Units by name; an unknown one is created for whole pieces, without plural forms. */
export function ensureUnits(shop: PublicShop, names: string[]): Promise<Map<string, Unit>> {
  return findOrInsert(
    new Map(names.map((name) => [name, { name }])),
    async (keys) => {
      const { rows } = await sql<Unit & { name: string }>`
        select id, name, sell_by::text, precision from unit where name = any(${keys}::text[])`.execute(shop.database)
      return new Map(rows.map((row) => [row.name, row]))
    },
    (missing) =>
      sql`insert into unit (name, one, few, many, other) select name, name, name, name, name
        from ${rowsParameter('name text', missing)} on conflict do nothing`.execute(shop.database),
  )
}

/** Ids of producers or series by slug; unknown ones are created. */
export function ensureProducersOrSeries(
  shop: PublicShop,
  table: 'producer' | 'series',
  wanted: { slug: string; name: string }[],
): Promise<Map<string, number>> {
  return findOrInsert(
    new Map(wanted.map(({ slug, name }) => [slug, { slug, name, sort_key: sortKey(name) }])),
    (keys) => idsBySlug(shop, table, keys),
    (missing) =>
      sql`insert into ${sql.table(table)} (slug, name, sort_key) select slug, name, sort_key
        from ${rowsParameter('slug text, name text, sort_key text', missing)} on conflict do nothing`.execute(
        shop.database,
      ),
  )
}

/** Updates the names and descriptions of existing producers or series. */
export async function updateProducersOrSeries(
  shop: PublicShop,
  table: 'producer' | 'series',
  makers: { slug: string; name: string; description: string }[],
): Promise<void> {
  const rows = makers.map((maker) => ({ ...maker, sort_key: sortKey(maker.name) }))
  await sql`
    update ${sql.table(table)} as maker set name = given.name, sort_key = given.sort_key, description = given.description
    from ${rowsParameter('slug text, name text, sort_key text, description text', rows)} where maker.slug = given.slug
  `.execute(shop.database)
}

/** Ids of groups of versions by key. */
export function ensureVersionGroups(
  shop: PublicShop,
  wanted: { key: string; parameter: string }[],
): Promise<Map<string, number>> {
  return findOrInsert(
    new Map(wanted.map((group) => [group.key, group])),
    async (keys) => {
      const { rows } = await sql<{ id: number; key: string }>`
        select id, key from version_group where key = any(${keys}::text[])`.execute(shop.database)
      return new Map(rows.map((row) => [row.key, row.id]))
    },
    (missing) =>
      sql`insert into version_group (key, parameter) select key, parameter
        from ${rowsParameter('key text, parameter text', missing)} on conflict do nothing`.execute(shop.database),
  )
}

/** Ids by slug. */
export async function idsBySlug(
  shop: PublicShop,
  table: 'producer' | 'series' | 'parameter',
  slugs: string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; slug: string }>`
    select id, slug from ${sql.table(table)} where slug = any(${slugs}::text[])`.execute(shop.database)
  return new Map(rows.map((row) => [row.slug, row.id]))
}

/** Finds rows by key and inserts missing ones: one query when none is missing. Safe for concurrent processes if `insert` ignores conflicts. */
export async function findOrInsert<Row, Found>(
  wanted: Map<string, Row>,
  find: (keys: string[]) => Promise<Map<string, Found>>,
  insert: (rows: Row[]) => Promise<unknown>,
): Promise<Map<string, Found>> {
  if (wanted.size === 0) return new Map()
  const keys = [...wanted.keys()]
  const found = await find(keys)
  const missing = [...wanted].filter(([key]) => !found.has(key)).map(([, row]) => row)
  if (missing.length === 0) return found
  await insert(missing)
  return find(keys)
}
