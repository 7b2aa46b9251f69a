/** npm run bench:import — products a second that an import brings in, beside a bare COPY of the same rows. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHouse } from '../src/open-house.ts'
import { readConfig } from '../src/platform/config.ts'
import { startPostgresql } from '../test/start-postgresql.ts'
import { bareCopy } from './bare-copy.ts'
import { type FeedName, feedBytes } from './generate-feed.ts'
import { importOnce } from './import-once.ts'

const products = 5_000
const goals = { PostgreSQL: 1_500, PGlite: 800 }

const postgresql = await startPostgresql()
for (const format of ['csv', 'ceneo'] as const) {
  const name = `bench_${format}`
  await postgresql.run(`create database ${name}`)
  await measure(format, `${postgresql.server}/${name}`, postgresql.folder)
  await measure(format, null, '/tmp')
}
await postgresql.stop()

async function measure(format: FeedName, databaseUrl: string | null, copyFolder: string): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-bench-'))
  const house = await openHouse({ ...readConfig({}), databaseUrl, dataFolder }, () => {})
  const { engine } = house.database
  await importOnce(house, feedBytes(format, 200), 'warm-up')
  const first = await importOnce(house, feedBytes(format, products), 'bench')
  const again = await importOnce(house, feedBytes(format, products), 'bench')
  const copy = await bareCopy(house.database, copyFolder)
  await house.close()
  rmSync(dataFolder, { recursive: true, force: true })
  const rate = products / first.seconds
  const verdict = rate >= goals[engine] ? 'reached' : `missed by ${Math.round(100 - (100 * rate) / goals[engine])} %`
  console.log(
    `${engine.padEnd(10)} ${format.padEnd(5)} ${Math.round(rate)} products/s (goal ${goals[engine]}: ${verdict}), ` +
      `again unchanged ${Math.round(products / again.seconds)}/s, bare COPY ${Math.round(products / copy)}/s, ` +
      `${(first.seconds / copy).toFixed(1)} × COPY; this process: ${Math.round(products / first.processorSeconds)} products per ` +
      `second of processor time, ${first.megabytes} MB`,
  )
}
