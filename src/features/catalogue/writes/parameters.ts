import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import { sortKey } from '#shared/sort-order.ts'
import type { PublicShop } from '#shop'
import { dictionarySlug } from '../rules/dictionary-slug.ts'
import { findOrInsert, idsBySlug } from './dictionaries.ts'

export interface NamedValue {
  parameter: string
  value: string
}

interface ValueRow {
  parameter_id: number
  slug: string
  name: string
  sort_key: string
}

export function parameterValueKey({ parameter, value }: NamedValue): string {
  return `${parameter}\n${value}`
}

/** Ids of parameter values by valueKey; unknown parameters and values are created. */
export async function ensureParameterValues(shop: PublicShop, wanted: NamedValue[]): Promise<Map<string, number>> {
  const distinct = new Map(wanted.map((pair) => [parameterValueKey(pair), pair]))
  const parameterIds = await ensureParameters(shop, new Set(wanted.map(({ parameter }) => parameter)))
  const keys = new Map<string, string>()
  const rows = new Map<string, ValueRow>()
  for (const [key, { parameter, value }] of distinct) {
    const row = { parameter_id: parameterIds.get(parameter) ?? 0, slug: dictionarySlug(value), name: value }
    keys.set(key, rowKey(row))
    if (!rows.has(rowKey(row))) rows.set(rowKey(row), { ...row, sort_key: sortKey(value) })
  }
  const found = await findOrInsert(
    rows,
    () => findValues(shop, [...rows.values()]),
    (missing) => insertValues(shop, missing),
  )
  return new Map([...keys].map(([key, row]) => [key, found.get(row) ?? 0]))
}

/** Ids of parameters by name; unknown ones are created. */
async function ensureParameters(shop: PublicShop, names: Set<string>): Promise<Map<string, number>> {
  const slugs = new Map([...names].map((name) => [name, dictionarySlug(name)]))
  const found = await findOrInsert(
    new Map([...slugs].map(([name, slug]) => [slug, { slug, name, sort_key: sortKey(name) }])),
    (keys) => idsBySlug(shop, 'parameter', keys),
    (missing) =>
      sql`insert into parameter (slug, name, sort_key) select slug, name, sort_key
        from ${rowsParameter('slug text, name text, sort_key text', missing)} on conflict do nothing`.execute(
        shop.database,
      ),
  )
  return new Map([...slugs].map(([name, slug]) => [name, found.get(slug) ?? 0]))
}

async function findValues(shop: PublicShop, wanted: ValueRow[]): Promise<Map<string, number>> {
  const keys = wanted.map(({ parameter_id, slug }) => ({ parameter_id, slug }))
  const { rows } = await sql<{ id: number; parameter_id: number; slug: string }>`
    select value.id, value.parameter_id, value.slug from ${rowsParameter('parameter_id integer, slug text', keys)}
    join parameter_value value on value.parameter_id = given.parameter_id and value.slug = given.slug
  `.execute(shop.database)
  return new Map(rows.map((row) => [rowKey(row), row.id]))
}

function insertValues(shop: PublicShop, missing: ValueRow[]): Promise<unknown> {
  return sql`
    insert into parameter_value (parameter_id, slug, name, sort_key) select parameter_id, slug, name, sort_key
    from ${rowsParameter('parameter_id integer, slug text, name text, sort_key text', missing)} on conflict do nothing
  `.execute(shop.database)
}

function rowKey({ parameter_id, slug }: { parameter_id: number; slug: string }): string {
  return `${parameter_id}/${slug}`
}

/** Saves explanations of existing parameters, by slug. */
export async function updateParameterDescriptions(
  shop: PublicShop,
  rows: { slug: string; description: string }[],
): Promise<void> {
  await sql`
    update parameter set description = given.description from ${rowsParameter('slug text, description text', rows)}
    where parameter.slug = given.slug
  `.execute(shop.database)
}

/** Saves explanations of existing values, by the slugs of their parameter and their own. */
export async function updateValueDescriptions(
  shop: PublicShop,
  rows: { parameter: string; slug: string; description: string }[],
): Promise<void> {
  await sql`
    update parameter_value as value set description = given.description
    from ${rowsParameter('parameter text, slug text, description text', rows)}
    join parameter on parameter.slug = given.parameter
    where value.parameter_id = parameter.id and value.slug = given.slug
  `.execute(shop.database)
}
