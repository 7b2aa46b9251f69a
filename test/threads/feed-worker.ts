import { readFeed } from '#features/feeds/actions/import-feed/read-feed.ts'
import { serveReading } from '#platform/threads/serve-reading.ts'

/** The failure of the worker in the middle of a feed, by the VAT class of the import. */
const ends: Record<string, () => void> = {
  // one row never ends
  '5': () => {
    for (;;);
  },
  // … or takes all memory
  '8': () => {
    const all: string[][] = []
    for (;;) all.push(Array.from({ length: 1_000 }, (_, place) => `${place}`))
  },
  // … or the worker exits
  '23': () => process.exit(),
}

/** Reads feeds like the shop's worker, up to the row on line 400. */
await serveReading<Parameters<typeof readFeed>[1], unknown>((bytes, feed, progress) =>
  readFeed(bytes, feed, {
    begin: (line, behind) => {
      progress.begin(line, behind)
      if (line === 400 && !behind) ends[feed.options.vat]?.()
    },
  }),
)
