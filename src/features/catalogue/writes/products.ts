import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'
import type { ProductOverride } from '../rules/product.ts'

/** The row of a product; the members are the table's columns. */
export interface ProductRow {
  id: number | null
  source_id: string
  source_digest: string
  kind: string
  slug: string
  name: string
  sort_key: string
  lead: string
  description: string
  producer_id: number | null
  series_id: number | null
  unit_id: number
  sell_by: string
  precision: number
  vat_class_id: string
  vat_exemption: string
  availability: string
  disabled_text: string
  delivery_unknown: boolean
  back_on: string | null
  supplier_id: number | null
  delay_days: number | null
  phone_price: boolean
  basket_enabled: boolean
  free: boolean
  points_price: number | null
  points_received: number
  gift_from_value: number | null
  minimum_quantity: string | null
  maximum_quantity: string | null
  minimum_size_quantity: string | null
  maximum_size_quantity: string | null
  minimum_subscription_quantity: string | null
  version_group_id: number | null
  version_name: string
  version_priority: number
  labels: string[]
  popularity: number
  visible: boolean
}

const types: Record<keyof ProductRow, string> = {
  id: 'integer',
  source_id: 'text',
  source_digest: 'text',
  kind: 'text',
  slug: 'text',
  name: 'text',
  sort_key: 'text',
  lead: 'text',
  description: 'text',
  producer_id: 'integer',
  series_id: 'integer',
  unit_id: 'integer',
  sell_by: 'numeric',
  precision: 'smallint',
  vat_class_id: 'text',
  vat_exemption: 'text',
  availability: 'text',
  disabled_text: 'text',
  delivery_unknown: 'boolean',
  back_on: 'date',
  supplier_id: 'integer',
  delay_days: 'smallint',
  phone_price: 'boolean',
  basket_enabled: 'boolean',
  free: 'boolean',
  points_price: 'integer',
  points_received: 'integer',
  gift_from_value: 'bigint',
  minimum_quantity: 'numeric',
  maximum_quantity: 'numeric',
  minimum_size_quantity: 'numeric',
  maximum_size_quantity: 'numeric',
  minimum_subscription_quantity: 'numeric',
  version_group_id: 'integer',
  version_name: 'text',
  version_priority: 'smallint',
  labels: 'text[]',
  popularity: 'integer',
  visible: 'boolean',
}
const columns = Object.keys(types).filter((name) => name !== 'id')
const columnList = sql.raw(columns.join(', '))
/** The merchant's decisions stay; everything else is the source's. */
const decided: Record<string, string> = {
  visible: "coalesce((product.chosen ->> 'visible')::boolean, excluded.visible)",
  labels:
    "case when product.chosen -> 'labels' is null then excluded.labels else array(select jsonb_array_elements_text(product.chosen -> 'labels')) end",
}
const assignments = sql.raw(columns.map((name) => `${name} = ${decided[name] ?? `excluded.${name}`}`).join(', '))
const productColumns = Object.entries(types)
  .map(([name, type]) => `${name} ${type}`)
  .join(', ')

/**
 * Inserts products, or updates those that the source has sent before; returns their ids by source id. A withdrawn one comes back, unless the merchant
 * has withdrawn it.
 */
export async function upsertProducts(
  shop: PublicShop,
  source: string,
  rows: ProductRow[],
): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const { rows: saved } = await sql<{ id: number; source_id: string }>`
    insert into product (id, source, created_at, changed_at, ${columnList})
    select coalesce(id, nextval(pg_get_serial_sequence('product', 'id'))), ${source}, ${shop.now}, ${shop.now}, ${columnList}
    from ${rowsParameter(productColumns, rows)}
    on conflict (source, source_id) do update set changed_at = excluded.changed_at,
      withdrawn_at = case when (product.chosen ->> 'withdrawn')::boolean then product.withdrawn_at end, ${assignments}
    returning id, source_id
  `.execute(shop.database)
  return new Map(saved.map((row) => [row.source_id, row.id]))
}

/** Saves and applies a merchant's decisions; returns whether the product exists. */
export async function updateOverride(shop: PublicShop, { id, ...choice }: ProductOverride): Promise<boolean> {
  const decided = Object.entries(choice).filter(([, value]) => value !== null)
  const givenBack = Object.entries(choice).flatMap(([name, value]) => (value === null ? [name] : []))
  const { visible, withdrawn, labels } = choice
  const { numAffectedRows } = await sql`
    update product set
      chosen = (chosen - ${givenBack}::text[]) || ${JSON.stringify(Object.fromEntries(decided))}::jsonb,
      visible = ${visible === undefined ? sql.ref('visible') : visible !== false},
      withdrawn_at = ${withdrawn === undefined ? sql.ref('withdrawn_at') : withdrawn ? sql`coalesce(withdrawn_at, ${shop.now})` : null},
      labels = ${labels ? sql`${labels}::text[]` : sql.ref('labels')},
      changed_at = ${shop.now}
    where id = ${id}
  `.execute(shop.database)
  return (numAffectedRows ?? 0n) > 0n
}

/** Makes the next import update a product even if its data has not changed. */
export async function clearDigest(shop: PublicShop, id: number): Promise<void> {
  await shop.database.updateTable('product').set({ source_digest: null }).where('id', '=', id).execute()
}
