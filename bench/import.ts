/** npm run bench:import — products a second that an import brings in, beside a bare COPY of the same rows. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importFeed } from '../src/features/feeds/actions/import-feed.ts'
import { type House, openHouse } from '../src/open-house.ts'
import { readConfig } from '../src/platform/config.ts'
import { startPostgresql } from '../test/start-postgresql.ts'
import { bareCopy } from './bare-copy.ts'
import { generators } from './generate-feed.ts'

const products = 5_000
const goals = { PostgreSQL: 1_500, PGlite: 800 }

const postgresql = await startPostgresql()
for (const format of ['csv', 'ceneo'] as const) {
  const feed = Buffer.from(generators[format](products))
  const name = `bench_${format}`
  await postgresql.run(`create database ${name}`)
  await measure(format, feed, `${postgresql.server}/${name}`, postgresql.folder)
  await measure(format, feed, null, '/tmp')
}
await postgresql.stop()

async function measure(
  format: keyof typeof generators,
  feed: Buffer,
  databaseUrl: string | null,
  copyFolder: string,
): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'witryna-bench-'))
  const house = await openHouse({ ...readConfig({}), databaseUrl, dataFolder }, () => {})
  const { engine } = house.database
  await importOnce(house, Buffer.from(generators[format](200)), 'warm-up')
  const [first, again] = [await importOnce(house, feed, 'bench'), await importOnce(house, feed, 'bench')]
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

interface Spent {
  seconds: number
  /** Does not depend on what else the machine does; on the embedded engine it is all there is. */
  processorSeconds: number
  megabytes: number
}

async function importOnce(house: House, feed: Buffer, source: string): Promise<Spent> {
  const [began, processor] = [performance.now(), process.cpuUsage()]
  const answer = await importFeed(house.publicShop('http://localhost'), {
    bytes: inPieces(feed),
    format: null,
    source,
    vat: '23',
    dryRun: false,
    signal: new AbortController().signal,
    onProgress: () => {},
    onRefused: ({ line, reasons }) => console.error(line, reasons),
  })
  if (!answer.ok || answer.value.refused > 0) throw new Error('the bench feed was refused')
  const { user, system } = process.cpuUsage(processor)
  return {
    processorSeconds: (user + system) / 1_000_000,
    seconds: (performance.now() - began) / 1000,
    megabytes: Math.round(process.memoryUsage().rss / 1_000_000),
  }
}

async function* inPieces(feed: Buffer): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < feed.length; from += 65_536) yield feed.subarray(from, from + 65_536)
}
