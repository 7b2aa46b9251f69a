import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { afterAll, expect, test } from 'vitest'
import { kinds } from './hostile-text/kinds.ts'
import { readers } from './hostile-text/readers.ts'

/** As long as a body may be, or a row of a feed: what reads it once is done in milliseconds, what reads it from each place anew in minutes. */
const characters = 400_000
/** For all kinds together. A machine that is busy with other things takes some seconds. */
const mostMilliseconds = 20_000

let thread: Worker | null = null
afterAll(() => thread?.terminate())

test.each(Object.keys(readers))(
  '%s reads whatever it is given in a time that grows no faster than the text',
  async (reader) => {
    const signal = AbortSignal.timeout(mostMilliseconds)
    for (const kind of Object.keys(kinds)) {
      thread ??= new Worker(new URL('./hostile-text/read-in-thread.ts', import.meta.url))
      const answer = once(thread, 'message', { signal }).catch(() => ['nothing'])
      thread.postMessage({ reader, kind, characters })
      const [read] = await answer
      if (read === 'nothing') {
        await thread.terminate()
        thread = null
      }
      expect(`${reader} has read ${read}`).toBe(`${reader} has read ${kind}`)
    }
  },
)
