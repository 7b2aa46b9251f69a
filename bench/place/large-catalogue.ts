import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import type { Place } from './place.ts'
import type { Data } from './shop-process.ts'

export interface LargeCatalogue extends Data {
  products: number
}

/**
 * The demo shop with `BENCH_PRODUCTS` products more, 100,000 unless said. Made once and kept where `BENCH_LARGE` says
 * ('postgresql://…/name'), so that the next measurement need not make it again; otherwise made for this run alone.
 */
export async function largeCatalogue(place: Place): Promise<LargeCatalogue> {
  const products = Number(process.env['BENCH_PRODUCTS'] ?? 100_000)
  const kept = process.env['BENCH_LARGE']
  const { databaseUrl, folder } = kept
    ? { databaseUrl: kept, folder: join(import.meta.dirname, '../../data/bench-large') }
    : await place.emptyDatabase().then(({ databaseUrl }) => ({ databaseUrl, folder: join(place.folder, 'large') }))
  const data: Data = { engine: 'PostgreSQL', databaseUrl, folder }
  mkdirSync(folder, { recursive: true })
  if (!kept || (await productsIn(databaseUrl)) < products) {
    execFileSync(process.execPath, ['scripts/shop.mjs', 'demo', '--products', String(products)], {
      env: { ...process.env, DATABASE_URL: databaseUrl, DATA_FOLDER: folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
  const database = await openDatabase(databaseUrl, folder)
  await sql`vacuum analyze`.execute(database.query)
  await database.close()
  return { ...data, products }
}

async function productsIn(databaseUrl: string): Promise<number> {
  const database = await openDatabase(databaseUrl, '')
  try {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from listing`.execute(
      database.query,
    )
    return rows[0]?.count ?? 0
  } catch {
    return 0 // no shop yet
  } finally {
    await database.close()
  }
}
