import { setInterval } from 'node:timers/promises'
import { checkPhraseResults, savePhrases, updatePopularPhrases } from '#features/search/actions/search-phrases.ts'
import { log } from '#platform/log.ts'
import type { JobContext } from './job-context.ts'

const pause = 60_000

/**
 * Writes down each minute what this process was searched for, and looks what new phrases find and which are popular: the sums lie in the memory of each process, so this
 * is no work for the queue. Returns what ends it, when the last sums are written.
 */
export function startPhraseCounting(place: Omit<JobContext, 'signal'>): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const work = async () => {
    for await (const _ of setInterval(pause, undefined, { signal, ref: false })) {
      await savePhraseCounts(place)
      await checkPhraseResults(place.shop(), signal).catch((error) => log.error(error, 'phrases'))
      await updatePopularPhrases(place.shop()).catch((error) => log.error(error, 'phrases'))
    }
  }
  const working = work().catch(() => {}) // it ends by being broken off
  return async () => {
    ending.abort()
    await working
    await savePhraseCounts(place)
  }
}

/** Adds the sums to those of the day; when the database does not answer they wait for the next time. */
async function savePhraseCounts({ appContext, shop }: Omit<JobContext, 'signal'>): Promise<void> {
  const searches = appContext.phrases.take()
  try {
    await savePhrases(shop(), searches)
  } catch (error) {
    log.error(error, 'phrases')
    for (const [phrase, times] of searches) appContext.phrases.note(phrase, times)
  }
}
