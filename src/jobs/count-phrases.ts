import { setInterval } from 'node:timers/promises'
import { gatherPopularPhrases } from '#features/search/actions/gather-popular-phrases.ts'
import { judgePhrases } from '#features/search/actions/judge-phrases.ts'
import { savePhrases } from '#features/search/actions/save-phrases.ts'
import { log } from '#platform/log.ts'
import type { JobPlace } from './job-place.ts'

const pause = 60_000

/**
 * Writes down each minute what this process was searched for, and looks what new phrases find and which are popular: the sums lie in the memory of each process, so this
 * is no work for the queue. Returns what ends it, when the last sums are written.
 */
export function countPhrasesEachMinute(place: Omit<JobPlace, 'signal'>): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const work = async () => {
    for await (const _ of setInterval(pause, undefined, { signal, ref: false })) {
      await countPhrases(place)
      await judgePhrases(place.shop(), signal).catch((error) => log.error(error, 'phrases'))
      await gatherPopularPhrases(place.shop()).catch((error) => log.error(error, 'phrases'))
    }
  }
  const working = work().catch(() => {}) // it ends by being broken off
  return async () => {
    ending.abort()
    await working
    await countPhrases(place)
  }
}

/** Adds the sums to those of the day; when the database does not answer they wait for the next time. */
async function countPhrases({ house, shop }: Omit<JobPlace, 'signal'>): Promise<void> {
  const searches = house.phrases.take()
  try {
    await savePhrases(shop(), searches)
  } catch (error) {
    log.error(error, 'phrases')
    for (const [phrase, times] of searches) house.phrases.note(phrase, times)
  }
}
