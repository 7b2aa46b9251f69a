import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openHouse } from '../../src/open-house.ts'
import { readConfig } from '../../src/platform/config.ts'
import { bareCopy } from '../bare-copy.ts'
import { atLeast, type Figure, noGoal, plain } from '../figure.ts'
import { type FeedName, feedBytes } from '../generate-feed.ts'
import { importOnce } from '../import-once.ts'
import type { Place } from '../place/place.ts'

const products = 5_000
const goals = { PostgreSQL: 1_500, PGlite: 800 }

/** Products a second that an import brings in, beside a bare COPY of the same rows. */
export async function imports(place: Place): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const format of ['csv', 'ceneo'] as const) {
    const { databaseUrl, folder } = await place.emptyDatabase()
    figures.push(...(await measure(format, databaseUrl, folder)), ...(await measure(format, null, '/tmp')))
  }
  return figures
}

async function measure(format: FeedName, databaseUrl: string | null, copyFolder: string): Promise<Figure[]> {
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
  return [
    {
      row: `import of ${format}, ${engine}`,
      measured: `${plain(rate)} products/s`,
      baseline: `${plain(products / copy)}/s bare COPY`,
      ratio: copy / first.seconds,
      verdict: atLeast(goals[engine], rate, '/s'),
    },
    {
      row: `import of ${format}, ${engine}, by a second of processor time of the process`,
      measured: `${plain(products / first.processorSeconds)} products`,
      verdict: noGoal,
    },
    {
      row: `import of ${format}, ${engine}, again and nothing has changed`,
      measured: `${plain(products / again.seconds)} products/s`,
      verdict: noGoal,
    },
  ]
}
