import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#platform/database/open-database.ts'
import type { BenchEnvironment } from './bench-environment.ts'
import { runMaintenance, runShop } from './maintenance.ts'
import type { ShopData } from './shop-process.ts'

export interface LargeCatalogue extends ShopData {
  products: number
}

/**
 * The demo shop with `BENCH_PRODUCTS` more products, by default 100,000. With `BENCH_LARGE` ('postgresql://…/name') it is created
 * there once and reused; otherwise it is created for this run only.
 */
export async function largeCatalogue(environment: BenchEnvironment): Promise<LargeCatalogue> {
  const products = Number(process.env['BENCH_PRODUCTS'] ?? 100_000)
  const existing = process.env['BENCH_LARGE']
  const databaseUrl = existing ?? (await environment.emptyDatabase()).databaseUrl
  const folder = existing ? join(import.meta.dirname, '../../data/bench-large') : join(environment.folder, 'large')
  mkdirSync(folder, { recursive: true })
  if (!existing || (await productsIn(databaseUrl)) === 0) {
    runShop(['demo', '--products', String(products)], databaseUrl, folder)
  }
  const made = await productsIn(databaseUrl)
  if (made !== products)
    throw new Error(`the large catalogue has ${made} products, not ${products}: BENCH_PRODUCTS says how many`)
  await runMaintenance({ databaseUrl, folder })
  return { engine: 'PostgreSQL', databaseUrl, folder, products }
}

/** The number of indexed products of the large catalogue; 0 where there is no shop yet. */
async function productsIn(databaseUrl: string): Promise<number> {
  const database = await openDatabase(databaseUrl, '')
  try {
    const { rows } = await sql<{ shop: string | null }>`select to_regclass('listing')::text as shop`.execute(
      database.query,
    )
    if (!rows[0]?.shop) return 0
    const counted = await sql<{ count: number }>`
      select count(*)::integer as count from listing join product on product.id = product_id where source = 'demo-large'
    `.execute(database.query)
    return counted.rows[0]?.count ?? 0
  } finally {
    await database.close()
  }
}
