import { importFeed } from '#features/feeds/actions/import-feed/import-feed.ts'
import type { AppContext } from '../src/server/app-context.ts'

interface Spent {
  seconds: number
  /** Does not depend on other load on the machine; on the embedded engine it is the total. */
  processorSeconds: number
  megabytes: number
}

/** Imports a feed of which no product may be refused; returns the time. `onProgress` is called after each batch. */
export async function importOnce(
  appContext: AppContext,
  bytes: AsyncIterable<Uint8Array>,
  source: string,
  onProgress: () => void = () => {},
): Promise<Spent> {
  const [began, processor] = [performance.now(), process.cpuUsage()]
  const answer = await importFeed(appContext.publicShop('http://localhost'), {
    bytes,
    format: null,
    source,
    vat: '23',
    dryRun: false,
    signal: new AbortController().signal,
    onProgress,
    onRemark: () => {},
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
