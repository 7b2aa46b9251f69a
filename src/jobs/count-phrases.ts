import { setInterval } from 'node:timers/promises'
import { checkPhraseResults, savePhrases, updatePopularPhrases } from '#features/search/actions/search-phrases.ts'
import { log } from '#platform/log.ts'
import type { JobContext } from './job-context.ts'

const pause = 60_000

/**
 * Stores this process's search phrases each minute, counts the results of new phrases, and finds the popular ones. The counts
 * are in the memory of each process, so the queue cannot do this. Returns the function that stops it and stores the last
 * counts.
 */
export function startPhraseCounting(context: Omit<JobContext, 'signal'>): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const work = async () => {
    for await (const _ of setInterval(pause, undefined, { signal, ref: false })) {
      await savePhraseCounts(context)
      await checkPhraseResults(context.shop(), signal).catch((error) => log.error(error, 'phrases'))
      await updatePopularPhrases(context.shop()).catch((error) => log.error(error, 'phrases'))
    }
  }
  const working = work().catch(() => {}) // ends by being aborted
  return async () => {
    ending.abort()
    await working
    await savePhraseCounts(context)
  }
}

/** Adds the counts to those of the day; when the database is down they wait for the next time. */
async function savePhraseCounts({ appContext, shop }: Omit<JobContext, 'signal'>): Promise<void> {
  const searches = appContext.phrases.take()
  try {
    await savePhrases(shop(), searches)
  } catch (error) {
    log.error(error, 'phrases')
    for (const [phrase, times] of searches) appContext.phrases.note(phrase, times)
  }
}
