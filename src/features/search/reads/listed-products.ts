import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#shop'
import type { ListedProduct } from '../rules/columns/listing-columns.ts'
import type { PricePeriod } from '../rules/columns/period-prices.ts'

const atOnce = 5_000

/** Everything that is listed, by id, some thousand at a time. */
export async function* allListed(database: Database): AsyncGenerator<ListedProduct[]> {
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
export async function* listedAmong(database: Database, ids: number[]): AsyncGenerator<ListedProduct[]> {
  for (let first = 0; first < ids.length; first += atOnce)
    yield await readProducts(database, sql`product_id = any(${ids.slice(first, first + atOnce)}::integer[])`)
}

interface WrittenProduct extends Omit<ListedProduct, 'parameterValues' | 'flags' | 'prices'> {
  /** As JSON: a driver takes ten times as long to read an array. */
  parameterValues: string
  in_stock: boolean
  to_order: boolean
  disabled: boolean
  express: boolean
  is_new: boolean
}

const flags = ['in_stock', 'to_order', 'disabled', 'express', 'is_new'] as const

async function readProducts(database: Database, asked: RawBuilder<boolean>): Promise<ListedProduct[]> {
  const { rows } = await sql<WrittenProduct>`
    select product_id as id, to_json(categories)::text as categories, producer_id as producer, series_id as series, to_json(parameter_values)::text as "parameterValues", to_json(sizes)::text as sizes,
      in_stock, to_order, disabled, express, is_new, priced, popularity, extract(epoch from created_at)::float8 as "createdAt", sort_key as "sortKey"
    from listing where ${asked}
  `.execute(database)
  const prices = await readPrices(database, asked)
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

interface WrittenPeriod extends PricePeriod {
  product: number
  list: number
}

async function readPrices(
  database: Database,
  asked: RawBuilder<boolean>,
): Promise<Map<number, ListedProduct['prices']>> {
  const { rows } = await sql<WrittenPeriod>`
    select product_id as product, price_list_id as list, ${milliseconds('valid_from')} as from, ${milliseconds('valid_until')} as until,
      own_amount::float8 as own, rest_amount::float8 as rest, promotion
    from listing_price where ${asked}
  `.execute(database)
  const products = new Map<number, ListedProduct['prices']>()
  for (const { product, list, ...period } of rows) {
    const prices = products.get(product) ?? new Map<number, PricePeriod[]>()
    products.set(product, prices.set(list, [...(prices.get(list) ?? []), period]))
  }
  return products
}

/** Null where it is open. */
function milliseconds(column: string): RawBuilder<number | null> {
  return sql`case when isfinite(${sql.ref(column)}) then extract(epoch from ${sql.ref(column)})::float8 * 1000 end`
}
