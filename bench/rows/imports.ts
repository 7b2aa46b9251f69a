import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { readConfig } from '#platform/config.ts'
import type { OpenDatabase } from '#platform/database/database.ts'
import { createAppContext } from '../../src/server/app-context.ts'
import type { BenchEnvironment } from '../environment/bench-environment.ts'
import { atLeast, type Figure, formatNumber, noGoal } from '../figure.ts'
import { type BenchFeedFormat, feedBytes } from '../generate-feed.ts'
import { importOnce } from '../import-once.ts'

const products = 5_000
const goals = { PostgreSQL: 1_500, PGlite: 800 }

/** Imported products a second, compared with a plain COPY of the same rows. */
export async function imports(environment: BenchEnvironment): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const format of ['csv', 'ceneo'] as const) {
    const { databaseUrl, folder } = await environment.emptyDatabase()
    figures.push(...(await measure(format, databaseUrl, folder)), ...(await measure(format, null, '/tmp')))
  }
  return figures
}

async function measure(format: BenchFeedFormat, databaseUrl: string | null, copyFolder: string): Promise<Figure[]> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-bench-'))
  const appContext = await createAppContext({ ...readConfig({}), databaseUrl, dataFolder }, () => {})
  const { engine } = appContext.database
  await importOnce(appContext, feedBytes(format, 200), 'warm-up')
  const first = await importOnce(appContext, feedBytes(format, products), 'bench')
  const again = await importOnce(appContext, feedBytes(format, products), 'bench')
  const copy = await baselineCopy(appContext.database, copyFolder)
  await appContext.close()
  rmSync(dataFolder, { recursive: true, force: true })
  const rate = products / first.seconds
  return [
    {
      row: `import of ${format}, ${engine}`,
      measured: `${formatNumber(rate)} products/s`,
      baseline: `${formatNumber(products / copy)}/s plain COPY`,
      ratio: copy / first.seconds,
      verdict: atLeast(goals[engine], rate, '/s'),
    },
    {
      row: `import of ${format}, ${engine}, by a second of processor time of the process`,
      measured: `${formatNumber(products / first.processorSeconds)} products`,
      verdict: noGoal,
    },
    {
      row: `import of ${format}, ${engine}, again and nothing has changed`,
      measured: `${formatNumber(products / again.seconds)} products/s`,
      verdict: noGoal,
    },
  ]
}

const tables = [
  'product',
  'product_size',
  'stock',
  'price',
  'price_log',
  'product_category',
  'product_parameter',
  'picture',
]

/**
 * The seconds that the engine takes to COPY the rows of an import into empty tables with the same columns, checks
 * and indexes, without foreign keys and triggers: a lower bound for these rows.
 * @param folder where the server may write; for the embedded engine in its own file system
 */
async function baselineCopy(database: OpenDatabase, folder: string): Promise<number> {
  for (const table of tables) {
    await sql`create table ${sql.table(`bare_${table}`)} (like ${sql.table(table)} including all)`.execute(
      database.query,
    )
    await sql`copy ${sql.table(table)} to ${sql.lit(`${folder}/${table}.copy`)}`.execute(database.query)
  }
  const began = performance.now()
  await database.query.transaction().execute(async (query) => {
    for (const table of tables)
      await sql`copy ${sql.table(`bare_${table}`)} from ${sql.lit(`${folder}/${table}.copy`)}`.execute(query)
  })
  return (performance.now() - began) / 1000
}
