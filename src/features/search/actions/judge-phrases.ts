import type { PublicShop } from '#shop'
import { countListing } from '../reads/listing.ts'
import { unjudgedPhrases } from '../reads/search-phrases.ts'
import { understandText } from '../reads/understand-text.ts'
import { noFilters } from '../rules/list-filters.ts'
import { notePhraseFound } from '../writes/search-phrases.ts'

const most = 50

/** Looks what new phrases find, once a day each, the most popular first: what finds nothing is never offered, nor what had to be put right. */
export async function judgePhrases(shop: PublicShop, signal?: AbortSignal): Promise<void> {
  for (const { day, phrase } of await unjudgedPhrases(shop, most)) {
    if (signal?.aborted) return
    const text = await understandText(shop, phrase)
    const found = await countListing(shop, { within: { text }, filters: noFilters })
    await notePhraseFound(shop, { day, phrase, found, understood: !text.corrected && !text.relaxed })
  }
}
