import type { PublicShop } from '#shop'
import { countedPhrase } from '../rules/search-phrase.ts'
import { addPhrases } from '../writes/search-phrases.ts'

/** Adds to what was searched for today: how often each phrase was; those that may tell who somebody is are left out. */
export async function savePhrases(shop: PublicShop, searches: Map<string, number>): Promise<void> {
  const counted = new Map<string, number>()
  for (const [typed, times] of searches) {
    const phrase = countedPhrase(typed)
    if (phrase) counted.set(phrase, (counted.get(phrase) ?? 0) + times)
  }
  if (counted.size > 0) await addPhrases(shop, counted)
}
