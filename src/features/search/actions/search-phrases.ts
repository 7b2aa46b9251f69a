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

/** Adds to what was searched for today: how often each phrase was; those that may tell who somebody is are left out. */
export async function savePhrases(shop: PublicShop, searches: Map<string, number>): Promise<void> {
  const counted = new Map<string, number>()
  for (const [typed, times] of searches) {
    const phrase = normalizePhrase(typed)
    if (phrase) counted.set(phrase, (counted.get(phrase) ?? 0) + times)
  }
  if (counted.size > 0) await addPhrases(shop, counted)
}

/** Forgets what was searched for longer ago than the shop counts. */
export async function deleteOldPhrases(shop: PublicShop): Promise<void> {
  await deletePhrasesBefore(shop, addDays(warsawDay(shop.now), -shop.settings.get(phraseDaysSetting)))
}

const freshMilliseconds = 10 * 60 * 1000 // milliseconds

/** Adds up which phrases are popular, once in ten minutes however many processes ask for it: the sums are of all days, and nobody who types waits for them. */
export function updatePopularPhrases(shop: PublicShop): Promise<void> {
  return transaction(shop, async (shop) => {
    const last = await popularPhrasesUpdatedAt(shop)
    if (last === null || shop.now.getTime() - last.getTime() >= freshMilliseconds) await writePopularPhrases(shop)
  })
}

const maxPhrasesAtOnce = 50

/**
 * Looks what new phrases find, once a day each, the most popular first: what finds nothing is never offered, nor what had to be put right, nor
 * what was not finished. Several processes share them.
 */
export async function checkPhraseResults(shop: PublicShop, signal?: AbortSignal): Promise<void> {
  for (let count = 0; count < maxPhrasesAtOnce && !signal?.aborted; count += 1)
    if (!(await checkNextPhrase(shop))) return
}

/** Whether there was one. */
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
