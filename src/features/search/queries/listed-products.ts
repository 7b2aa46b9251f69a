import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#shop'
import type { ListedProduct } from '../rules/columns/listing-columns.ts'
import type { PricePeriod } from '../rules/columns/period-prices.ts'

const atOnce = 5_000

/** All listed products by id, in batches of 5,000. */
export async function* readAllListed(database: Database): AsyncGenerator<ListedProduct[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ end: number | null }>`
      select max(product_id) as end from (
        select product_id from listing where product_id > ${last} order by product_id limit ${atOnce}
      ) next
    `.execute(database)
    const end = rows[0]?.end
    if (!end) return
    yield await readProducts(database, sql`product_id > ${last} and product_id <= ${end}`)
    last = end
  }
}

/** Those of these products that are listed. */
export async function* readListed(database: Database, ids: number[]): AsyncGenerator<ListedProduct[]> {
  for (let first = 0; first < ids.length; first += atOnce)
    yield await readProducts(database, sql`product_id = any(${ids.slice(first, first + atOnce)}::integer[])`)
}

interface ListedProductRow extends Omit<ListedProduct, 'parameterValues' | 'flags' | 'prices'> {
  /** As JSON: the driver takes ten times as long to parse an array. */
  parameterValues: string
  in_stock: boolean
  to_order: boolean
  disabled: boolean
  express: boolean
  is_new: boolean
}

const flags = ['in_stock', 'to_order', 'disabled', 'express', 'is_new'] as const

async function readProducts(database: Database, condition: RawBuilder<boolean>): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProductRow>`
    select product_id as id, to_json(categories)::text as categories, producer_id as producer, series_id as series, to_json(parameter_values)::text as "parameterValues", to_json(sizes)::text as sizes,
      in_stock, to_order, disabled, express, is_new, priced, popularity, extract(epoch from created_at)::float8 as "createdAt", sort_key as "sortKey"
    from listing where ${condition}
  `.execute(database)
  const prices = await readPrices(database, condition)
  return rows.map((row) => ({
    ...{
      id: row.id,
      categories: row.categories,
      producer: row.producer,
      series: row.series,
      sizes: row.sizes,
      priced: row.priced,
    },
    ...{ popularity: row.popularity, createdAt: row.createdAt, sortKey: row.sortKey },
    parameterValues: JSON.parse(row.parameterValues),
    flags: flags.filter((flag) => row[flag]),
    prices: prices.get(row.id) ?? new Map(),
  }))
}

interface PricePeriodRow extends PricePeriod {
  product: number
  list: number
}

async function readPrices(
  database: Database,
  condition: RawBuilder<boolean>,
): Promise<Map<number, ListedProduct['prices']>> {
  const { rows } = await sql<PricePeriodRow>`
    select product_id as product, price_list_id as list, ${milliseconds('valid_from')} as from, ${milliseconds('valid_until')} as until,
      own_amount::float8 as own, rest_amount::float8 as rest, promotion
    from listing_price where ${condition}
  `.execute(database)
  const products = new Map<number, ListedProduct['prices']>()
  for (const { product, list, ...period } of rows) {
    const prices = products.get(product) ?? new Map<number, PricePeriod[]>()
    products.set(product, prices.set(list, [...(prices.get(list) ?? []), period]))
  }
  return products
}

/** Null for an infinite bound. */
function milliseconds(column: string): RawBuilder<number | null> {
  return sql`case when isfinite(${sql.ref(column)}) then extract(epoch from ${sql.ref(column)})::float8 * 1000 end`
}

/** A snapshot of the database. */
export interface ListingSnapshot {
  /** The transactions that are visible in it. */
  snapshot: string
  /** The file of the change table and the timeline. It differs after the table was truncated, after a restore and after a failover. */
  storage: string
}

const snapshotSql = sql<string>`pg_current_snapshot()::text as snapshot,
  left(pg_walfile_name(pg_current_wal_insert_lsn()), 8) || '/' || pg_relation_filenode('listing_change') as storage`

/** The current snapshot. */
export async function currentSnapshot(database: Database): Promise<ListingSnapshot> {
  const { rows } = await sql<ListingSnapshot>`select ${snapshotSql}`.execute(database)
  return only(rows)
}

/**
 * The ids of products whose listing changed since that snapshot, or that are no longer listed, and the new snapshot; null: any of them may have
 * changed.
 * Transaction numbers above the current ones come from another cluster that the shop has moved from; those changes are old.
 */
export async function changesSince(
  database: Database,
  known: ListingSnapshot,
): Promise<{ moment: ListingSnapshot; products: number[] } | null> {
  const { rows } = await sql<ListingSnapshot & { products: number[] }>`
    select ${snapshotSql}, array(
      select product_id from listing_change
      where changed_by >= pg_snapshot_xmin(${known.snapshot}::pg_snapshot) and changed_by < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(changed_by, ${known.snapshot}::pg_snapshot)
    ) as products
  `.execute(database)
  const { products, ...now } = only(rows)
  return now.storage === known.storage ? { moment: now, products } : null
}

function only<Row>([row]: Row[]): Row {
  if (!row) throw new Error('the statement returned no row')
  return row
}
