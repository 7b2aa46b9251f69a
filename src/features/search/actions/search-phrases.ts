import { addDays, warsawDay } from '#shared/day.ts'
import { type PublicShop, transaction } from '#shop'
import { countMatches } from '../queries/text-search.ts'
import { understandText } from '../queries/understand-text.ts'
import { normalizePhrase } from '../rules/search-phrase.ts'
import { phraseDaysSetting } from '../settings.ts'
import {
  addPhrases,
  deletePhrasesBefore,
  popularPhrasesUpdatedAt,
  takeUncheckedPhrase,
  updatePhraseResults,
  writePopularPhrases,
} from '../writes/search-phrases.ts'

/** Adds these searches to today's counts. Phrases that may identify a person are left out. */
export async function savePhrases(shop: PublicShop, searches: Map<string, number>): Promise<void> {
  const counted = new Map<string, number>()
  for (const [typed, times] of searches) {
    const phrase = normalizePhrase(typed)
    if (phrase) counted.set(phrase, (counted.get(phrase) ?? 0) + times)
  }
  if (counted.size > 0) await addPhrases(shop, counted)
}

/** Deletes searches older than the configured number of days. */
export async function deleteOldPhrases(shop: PublicShop): Promise<void> {
  await deletePhrasesBefore(shop, addDays(warsawDay(shop.now), -shop.settings.get(phraseDaysSetting)))
}

const freshMilliseconds = 10 * 60 * 1000 // milliseconds

/** Sums up the popular phrases at most once every ten minutes across all processes. The sums cover all days, so no visitor's request waits for them. */
export function updatePopularPhrases(shop: PublicShop): Promise<void> {
  return transaction(shop, async (shop) => {
    const last = await popularPhrasesUpdatedAt(shop)
    if (last === null || shop.now.getTime() - last.getTime() >= freshMilliseconds) await writePopularPhrases(shop)
  })
}

const maxPhrasesAtOnce = 50

/**
 * Checks what new phrases find, once a day each, the most popular first. Phrases that find nothing, were corrected or were unfinished are never
 * suggested.
 * Several processes share the work.
 */
export async function checkPhraseResults(shop: PublicShop, signal?: AbortSignal): Promise<void> {
  for (let count = 0; count < maxPhrasesAtOnce && !signal?.aborted; count += 1)
    if (!(await checkNextPhrase(shop))) return
}

/** Returns whether there was one. */
function checkNextPhrase(shop: PublicShop): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const taken = await takeUncheckedPhrase(shop)
    if (!taken) return false
    const text = await understandText(shop, taken.phrase)
    const found = await countMatches(shop, text)
    const understood = !text.corrected && !text.relaxed && !text.begun
    await updatePhraseResults(shop, { ...taken, found, understood })
    return true
  })
}
