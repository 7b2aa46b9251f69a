import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { textReaders } from './hostile-text/readers.ts'
import { slowRegexTexts } from './hostile-text/slow-regex-texts.ts'

/** A linear reader takes milliseconds for this length, a quadratic one ten seconds. */
const characters = 150_000
/** Processor time for all kinds together: other load on the machine does not count. */
const mostMilliseconds = 4_000
/** Wall-clock time limit. */
const patience = 50_000

let thread: Worker | null = null
afterAll(() => thread?.terminate())

test.each(Object.keys(textReaders))(
  '%s reads whatever it is given in a time that grows no faster than the text',
  async (reader) => {
    const signal = AbortSignal.timeout(patience)
    let milliseconds = 0
    for (const kind of Object.keys(slowRegexTexts)) {
      thread ??= new Worker(new URL('./hostile-text/read-in-thread.ts', import.meta.url))
      const answer = once(thread, 'message', { signal }).catch(() => [null])
      thread.postMessage({ reader, kind, characters })
      const [taken] = await answer
      if (taken === null) {
        await thread.terminate()
        thread = null
      }
      milliseconds += taken ?? Number.POSITIVE_INFINITY
      expect(milliseconds, `${reader} over ${kind}`).toBeLessThan(mostMilliseconds)
    }
  },
)
