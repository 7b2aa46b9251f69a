import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { slugOf } from '#shared/plain-text.ts'
import { sortKey } from '#shared/sort-order.ts'
import type { PublicShop } from '#shop'
import { categoryKey } from '../rules/dictionary-slug.ts'

/** Categories created from paths have their key as the id of this source. */
const source = 'path'

interface Level {
  key: string
  parent_key: string | null
  slug: string
  name: string
  sort_key: string
}

/** Ids of categories by the categoryKey of their paths. */
export interface EnsuredCategories {
  ids: Map<string, number>
  /** Some were missing. */
  created: boolean
}

/** Finds categories by their paths; creates missing ones with all ancestors. */
export async function ensureCategories(shop: PublicShop, paths: string[][]): Promise<EnsuredCategories> {
  const levels = new Map<string, Level & { depth: number }>()
  for (const path of paths)
    for (let depth = path.length; depth > 0; depth--) {
      const level = toLevel(path.slice(0, depth))
      if (levels.has(level.key)) break
      levels.set(level.key, { ...level, depth })
    }
  if (levels.size === 0) return { ids: new Map(), created: false }
  const keys = [...levels.keys()]
  const found = await findCategories(shop, keys)
  const missing = [...levels.values()].filter(({ key }) => !found.has(key))
  if (missing.length === 0) return { ids: found, created: false }
  for (let depth = 1; depth <= 12; depth++) {
    const rows = missing.filter((level) => level.depth === depth)
    if (rows.length > 0) await insertLevel(shop, rows)
  }
  return { ids: await findCategories(shop, keys), created: true }
}

/** The data of a category; `key` is its categoryKey. */
export interface CategoryDetails {
  key: string
  name: string
  slug: string
  description: string
  position: number
}

/** Updates the names, descriptions and order of existing categories, and returns the ids of those that changed. */
export async function updateCategories(shop: PublicShop, looks: CategoryDetails[]): Promise<number[]> {
  const rows = looks.map((look) => ({ ...look, sort_key: sortKey(look.name) }))
  const { rows: touched } = await sql<{ id: number }>`
    update category set name = given.name, sort_key = given.sort_key, slug = given.slug, description = given.description, position = given.position
    from ${rowsParameter('key text, name text, sort_key text, slug text, description text, position integer', rows)}
    where category.tree_id = 1 and category.source = ${source} and category.source_id = given.key
      and (category.name, category.slug, category.description, category.position)
        is distinct from (given.name, given.slug, given.description, given.position)
    returning category.id
  `.execute(shop.database)
  return touched.map(({ id }) => id)
}

function toLevel(path: string[]): Level {
  const name = path.at(-1) ?? ''
  return {
    key: categoryKey(path),
    parent_key: path.length > 1 ? categoryKey(path.slice(0, -1)) : null,
    slug: slugOf(name),
    name,
    sort_key: sortKey(name),
  }
}

async function findCategories(shop: PublicShop, keys: string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, source_id as key from category where tree_id = 1 and source = ${source} and source_id = any(${keys}::text[])
  `.execute(shop.database)
  return new Map(rows.map(({ key, id }) => [key, id]))
}

/** Categories whose parents already exist. */
async function insertLevel(shop: PublicShop, rows: Level[]): Promise<void> {
  await sql`
    insert into category (id, parent_id, path, slug, name, sort_key, source, source_id)
    select fresh.id, parent.id, coalesce(parent.path, '{}') || fresh.id, fresh.slug, fresh.name, fresh.sort_key, ${source}, fresh.key
    from (
      select nextval(pg_get_serial_sequence('category', 'id'))::integer as id, given.*
      from ${rowsParameter('key text, parent_key text, slug text, name text, sort_key text', rows)}
    ) fresh
    left join category parent on parent.tree_id = 1 and parent.source = ${source} and parent.source_id = fresh.parent_key
    on conflict (tree_id, source, source_id) do nothing
  `.execute(shop.database)
}
