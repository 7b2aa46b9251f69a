import { cachedByText } from '#platform/page-cache/cached-reads.ts'
import type { PublicShop } from '#shop'
import { type SearchableNames, searchableNames } from '../queries/searchable-names.ts'
import { completeWords, getPopularPhrases } from '../queries/suggestions.ts'
import { type UnderstoodText, understandText } from '../queries/understand-text.ts'
import { matchingNames, queryWords } from '../rules/matching-names.ts'
import { suggestPhrases } from '../rules/search-phrase.ts'
import { allTokensQuery } from '../rules/search-query.ts'
import { maxStartPhrases, startPhrasesSetting } from '../settings.ts'
import { listingIndex } from './columns-index.ts'

/** Suggestions for a partly typed text, in six groups (A3.8), each with at most `limit` (A9.8). */
export interface Suggestions extends SearchableNames {
  productIds: number[]
  /** Phrases that find products: popular ones, the corrected text, and completions of the last word. */
  phrases: string[]
}

/**
 * The suggestions for a text, however it is spelled, finished or not; empty for a text without words. Cached until products, lists or names
 * change: most of what is typed has been typed before, letter by letter.
 */
export function getSuggestions(shop: PublicShop, text: string, limit: number): Promise<Suggestions> {
  return cachedByText(shop, `suggestions ${limit}`, text, (shop) => findSuggestions(shop, text, limit))
}

async function findSuggestions(shop: PublicShop, text: string, limit: number): Promise<Suggestions> {
  const understood = await understandText(shop, text)
  const words = queryWords(understood.tokens)
  const names = await searchableNames(shop)
  return {
    productIds: await listingIndex.best(shop, understood, limit),
    series: matchingNames(names.series, words, limit),
    producers: matchingNames(names.producers, words, limit),
    categories: matchingNames(names.categories, words, limit),
    pages: matchingNames(names.pages, words, limit),
    phrases: suggestPhrases(await getPopularPhrases(shop), text, await suggestedPhrases(shop, understood)).slice(
      0,
      limit,
    ),
  }
}

/** What an empty search field offers: the phrases that the merchant sets, else the most popular ones. */
export async function getStartPhrases(shop: PublicShop): Promise<string[]> {
  const own = shop.settings.get(startPhrasesSetting)
  const phrases = own.length > 0 ? own : (await getPopularPhrases(shop)).map(({ phrase }) => phrase)
  return phrases.slice(0, maxStartPhrases)
}

async function suggestedPhrases(shop: PublicShop, { tokens, corrected, relaxed }: UnderstoodText): Promise<string[]> {
  const last = tokens.at(-1)
  const proposed = corrected && !relaxed ? [corrected] : []
  if (last?.token.kind !== 'word' || corrected) return proposed
  const before = tokens.slice(0, -1)
  const words = await completeWords(shop, last.token.word, before.length > 0 ? allTokensQuery(before) : '')
  return words.map((word) => [...before.map(({ token }) => token.shown), word].join(' '))
}
