import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'
import type { Disclosure, Operator, Warranty } from '../checks/disclosure.ts'

const columns = {
  manufacturer_id: 'integer',
  responsible_person_id: 'integer',
  safety_warnings: 'text',
  warranty_id: 'integer',
}

/**
 * Saves the safety data of producers or products, with their operators. Omitted fields are unchanged.
 * @returns whether shared data changed: an operator's address, a warranty's text
 */
export async function writeDisclosures(
  shop: PublicShop,
  table: 'producer' | 'product',
  disclosures: (Disclosure & { id: number })[],
): Promise<boolean> {
  const operators = await saveOperators(
    shop,
    disclosures.flatMap(({ manufacturer, responsible }) => [manufacturer ?? [], responsible ?? []].flat()),
  )
  const warranties = await saveWarranties(
    shop,
    disclosures.flatMap(({ warranty }) => warranty ?? []),
  )
  const rows = disclosures.map(({ id, manufacturer, responsible, warnings, warranty }) => ({
    id,
    manufacturer_id: manufacturer && operators.ids.get(manufacturer.name),
    responsible_person_id: responsible && operators.ids.get(responsible.name),
    safety_warnings: warnings,
    warranty_id: warranty && warranties.ids.get(warranty.name),
  }))
  for (const [column, type] of Object.entries(columns) as [keyof typeof columns, string][]) {
    const some = rows.filter((row) => row[column] !== undefined).map(({ id, [column]: value }) => ({ id, value }))
    if (some.length > 0)
      await sql`
        update ${sql.table(table)} as told set ${sql.ref(column)} = given.value
        from ${rowsParameter(`id integer, value ${type}`, some)} where told.id = given.id
      `.execute(shop.database)
  }
  return operators.changed || warranties.changed
}

interface SavedRows {
  /** By name. */
  ids: Map<string, number>
  changed: boolean
}

async function saveOperators(shop: PublicShop, operators: Operator[]): Promise<SavedRows> {
  const rows = [...new Map(operators.map((operator) => [operator.name, operator])).values()]
  if (rows.length === 0) return { ids: new Map(), changed: false }
  const { rows: changed } = await sql`
    insert into economic_operator as known (name, address, country, contact)
    select name, address, country, contact from ${rowsParameter('name text, address text, country text, contact text', rows)}
    on conflict (name) do update set address = excluded.address, country = excluded.country, contact = excluded.contact
    where (known.address, known.country, known.contact) is distinct from (excluded.address, excluded.country, excluded.contact)
    returning id
  `.execute(shop.database)
  return { ids: await idsByName(shop, 'economic_operator', rows), changed: changed.length > 0 }
}

/** Feeds name a warranty without its text: the stored text is unchanged. */
async function saveWarranties(shop: PublicShop, warranties: Warranty[]): Promise<SavedRows> {
  const rows = [...new Map(warranties.map((warranty) => [warranty.name, warranty])).values()]
  if (rows.length === 0) return { ids: new Map(), changed: false }
  const { rows: changed } = await sql`
    insert into warranty as known (name, kind, months, text)
    select name, kind, months, text from ${rowsParameter('name text, kind text, months smallint, text text', rows)}
    on conflict (name) do update set kind = excluded.kind, months = excluded.months, text = coalesce(nullif(excluded.text, ''), known.text)
    where (known.kind, known.months, known.text)
      is distinct from (excluded.kind, excluded.months, coalesce(nullif(excluded.text, ''), known.text))
    returning id
  `.execute(shop.database)
  return { ids: await idsByName(shop, 'warranty', rows), changed: changed.length > 0 }
}

async function idsByName(
  shop: PublicShop,
  table: 'economic_operator' | 'warranty',
  rows: { name: string }[],
): Promise<Map<string, number>> {
  const names = rows.map(({ name }) => name)
  const found = await shop.database.selectFrom(table).select(['id', 'name']).where('name', 'in', names).execute()
  return new Map(found.map(({ id, name }) => [name, id]))
}
