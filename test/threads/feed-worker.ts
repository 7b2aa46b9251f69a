import { readFeed } from '#features/feeds/actions/import-feed/read-feed.ts'
import { serveReading } from '#platform/threads/serve-reading.ts'

/** What becomes of the worker in the middle of a feed, by the VAT class that the import is told. */
const ends: Record<string, () => void> = {
  // one row takes for ever
  '5': () => {
    for (;;);
  },
  // … or all memory
  '8': () => {
    const all: string[][] = []
    for (;;) all.push(Array.from({ length: 1_000 }, (_, place) => `${place}`))
  },
  // … or it is ended
  '23': () => process.exit(),
}

/** Reads feeds as the shop's own worker does, until it comes to the row on line 400. */
await serveReading<Parameters<typeof readFeed>[1], unknown>((bytes, feed, progress) =>
  readFeed(bytes, feed, {
    begin: (line, behind) => {
      progress.begin(line, behind)
      if (line === 400 && !behind) ends[feed.options.vat]?.()
    },
  }),
)
