import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#shop'
import type { ListedProduct, ProductFlag } from '../rules/columns/listing-columns.ts'
import type { PricePeriod } from '../rules/columns/period-prices.ts'

/** A moment of the database: which transactions are seen in it. */
export type Snapshot = string

export interface ListedChanges {
  /** In which this was read. */
  snapshot: Snapshot
  listed: ListedProduct[]
  /** Ids of products that are listed no longer. */
  gone: number[]
}

const atOnce = 5_000

/** Where the database stands now. */
export async function currentSnapshot(database: Database): Promise<Snapshot> {
  const { rows } = await sql<{ snapshot: Snapshot }>`select pg_current_snapshot()::text as snapshot`.execute(database)
  return rows[0]?.snapshot ?? ''
}

/** Everything that is listed, by id, some thousand at a time. What changes meanwhile may be as it was before or after. */
export async function* allListed(database: Database): AsyncGenerator<ListedProduct[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ listed: string }>`
      with asked as materialized (select product_id from listing where product_id > ${last} order by product_id limit ${atOnce})
      select ${asJson(sql`asked`)} as listed
    `.execute(database)
    const products = productsOf(rows[0]?.listed)
    yield products
    if (products.length < atOnce) return
    last = products.at(-1)?.id ?? 0
  }
}

/**
 * What is listed otherwise than in that snapshot. One statement. What another cluster has noted before the shop moved here, under numbers
 * that this one has not reached yet, is old.
 */
export async function changesSince(database: Database, known: Snapshot): Promise<ListedChanges> {
  const { rows } = await sql<{ snapshot: Snapshot; listed: string; gone: number[] }>`
    with asked as materialized (
      select product_id from listing_change
      where changed_by >= pg_snapshot_xmin(${known}::pg_snapshot) and changed_by < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(changed_by, ${known}::pg_snapshot)
    )
    select pg_current_snapshot()::text as snapshot, ${asJson(sql`asked`)} as listed,
      array(select product_id from asked where not exists (select from listing where listing.product_id = asked.product_id)) as gone
  `.execute(database)
  const [row] = rows
  if (!row) throw new Error('a statement without an answer')
  return { snapshot: row.snapshot, listed: productsOf(row.listed), gone: row.gone }
}

/** A product as the database writes it. */
type WrittenProduct = [
  ...[id: number, categories: number[], producer: number | null, series: number | null],
  ...[parameterValues: number[], sizes: string[], flags: ProductFlag[], priced: ListedProduct['priced']],
  ...[popularity: number, createdAt: number, sortKey: string, prices: WrittenPrice[] | null],
]
type WrittenPrice = [
  ...[list: number, from: number | null, until: number | null, own: number | null, rest: number | null],
  promotion: boolean,
]

/** As JSON in one text, which costs a driver a tenth of reading rows. */
function asJson(asked: RawBuilder<unknown>): RawBuilder<string> {
  const flag = (name: ProductFlag) => sql`case when ${sql.ref(name)} then ${name}::text end`
  return sql`(
    select '[' || coalesce(string_agg(json_build_array(
      listing.product_id, categories, producer_id, series_id, parameter_values, sizes,
      array_remove(array[${sql.join((['in_stock', 'to_order', 'disabled', 'express', 'is_new'] as const).map(flag))}], null),
      priced, popularity, extract(epoch from created_at)::float8, sort_key, prices.written
    )::text, ',' order by listing.product_id), '') || ']'
    from ${asked} join listing on listing.product_id = asked.product_id
    left join lateral (
      select json_agg(json_build_array(price_list_id, ${milliseconds('valid_from')}, ${milliseconds('valid_until')}, own_amount, rest_amount, promotion)) as written
      from listing_price where product_id = listing.product_id
    ) prices on true
  )`
}

/** Null where it is open. */
function milliseconds(column: string): RawBuilder<number | null> {
  return sql`case when isfinite(${sql.ref(column)}) then extract(epoch from ${sql.ref(column)})::float8 * 1000 end`
}

function productsOf(written = '[]'): ListedProduct[] {
  return (JSON.parse(written) as WrittenProduct[]).map(
    ([
      id,
      categories,
      producer,
      series,
      parameterValues,
      sizes,
      flags,
      priced,
      popularity,
      createdAt,
      sortKey,
      prices,
    ]) => ({
      ...{ id, categories, producer, series, parameterValues, sizes, flags, priced, popularity, createdAt, sortKey },
      prices: periodsByList(prices ?? []),
    }),
  )
}

function periodsByList(written: WrittenPrice[]): Map<number, PricePeriod[]> {
  const periods = new Map<number, PricePeriod[]>()
  for (const [list, from, until, own, rest, promotion] of written)
    periods.set(list, [...(periods.get(list) ?? []), { from, until, own, rest, promotion }])
  return periods
}
