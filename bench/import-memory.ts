/**
 * npm run bench:import-memory [-- MEGABYTES [ENGINE FORMAT]] — how far the memory of the process rises during the import of a large
 * feed, in a fresh process for each engine and format. The embedded engine runs in the same process: the growth of its own heap
 * is measured separately and not counted.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../src/platform/config.ts'
import { createAppContext } from '../src/server/app-context.ts'
import { startPostgresql } from '../test/start-postgresql.ts'
import { type BenchFeedFormat, feedBytes } from './generate-feed.ts'
import { importOnce } from './import-once.ts'
import { watchMemory } from './watch-memory.ts'

const goal = 300
const [megabytes = '1000', engine, format] = process.argv.slice(2)

if (engine && format) await measure(engine, format as BenchFeedFormat)
else
  for (const engine of ['PostgreSQL', 'PGlite'])
    for (const format of ['csv', 'ceneo'])
      execFileSync(process.execPath, ['--expose-gc', import.meta.filename, megabytes, engine, format], {
        stdio: 'inherit',
      })

async function measure(engine: string, format: BenchFeedFormat): Promise<void> {
  const server = engine === 'PostgreSQL' ? await startPostgresql() : null
  const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-bench-'))
  const databaseUrl = server && `${server.server}/postgres`
  const appContext = await createAppContext({ ...readConfig({}), databaseUrl, dataFolder }, () => {})
  const products = await productsIn(format)
  const memory = watchMemory()
  const { seconds } = await importOnce(appContext, feedBytes(format, products), 'bench', memory.glance)
  const { start, peak, webAssembly } = memory.end()
  const ofEngine = server ? 0 : webAssembly
  await appContext.close()
  await server?.stop()
  rmSync(dataFolder, { recursive: true, force: true })
  const own = peak - start - ofEngine
  console.log(
    `${engine.padEnd(10)} ${format.padEnd(5)} ${megabytes} MB, ${products} products in ${Math.round(seconds)} s: from ${start} to ${peak} MB` +
      `${ofEngine ? `, ${ofEngine} of them the engine's growth` : ''}: ${own} MB above it (goal ${goal}: ${own <= goal ? 'reached' : 'missed'})`,
  )
}

async function productsIn(format: BenchFeedFormat): Promise<number> {
  let bytes = 0
  for await (const piece of feedBytes(format, 1_000)) bytes += piece.length
  return Math.ceil((Number(megabytes) * 1_000_000 * 1_000) / bytes)
}
