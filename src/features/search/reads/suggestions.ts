import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import { askedWords, matchingNames } from '../rules/matching-names.ts'
import { offeredPhrases } from '../rules/offered-phrases.ts'
import { allOf } from '../rules/search-query.ts'
import { bestFound } from './found-by-text.ts'
import { popularPhrases } from './search-phrases.ts'
import { type SearchableNames, searchableNames } from './searchable-names.ts'
import { type UnderstoodText, understandText } from './understand-text.ts'

/** What somebody who types may mean, in six groups (A3.8), each with at most `limit` (A9.8). */
export interface Suggestions extends SearchableNames {
  productIds: number[]
  /** Phrases that find products: those that others search for, the one that was meant, and those that the last word may become. */
  phrases: string[]
}

/** The same for a text, however it is written or unfinished; nothing for one without words. */
export async function suggestions(shop: PublicShop, text: string, limit: number): Promise<Suggestions> {
  const understood = await understandText(shop, text)
  const asked = askedWords(understood.tokens)
  const names = await searchableNames(shop)
  return {
    productIds: await bestFound(shop, understood, limit),
    series: matchingNames(names.series, asked, limit),
    producers: matchingNames(names.producers, asked, limit),
    categories: matchingNames(names.categories, asked, limit),
    pages: matchingNames(names.pages, asked, limit),
    phrases: offeredPhrases(await popularPhrases(shop), text, await phrases(shop, understood)).slice(0, limit),
  }
}

async function phrases(shop: PublicShop, { tokens, corrected, relaxed }: UnderstoodText): Promise<string[]> {
  const last = tokens.at(-1)
  const proposed = corrected && !relaxed ? [corrected] : []
  if (last?.token.kind !== 'word' || corrected) return proposed
  const before = tokens.slice(0, -1)
  const words = await finishedWords(shop, last.token.word, before.length > 0 ? allOf(before) : '')
  return words.map((word) => [...before.map(({ token }) => token.shown), word].join(' '))
}

/** Words of names that begin so and occur in products together with what `before` asks for; null: that is not understood. */
async function finishedWords(shop: PublicShop, beginning: string, before: string | null): Promise<string[]> {
  if (before === null) return []
  dependsOn(shop, 'products')
  const together = before && `(${before}) & `
  const { rows } = await sql<{ shown: string }>`
    select shown from (
      select word, stem, shown from search_word
      where named and word > ${beginning} and word < ${`${beginning}\uffff`} order by length(word), word limit 40
    ) begun
    where finds_products((${together} || '''' || stem || ''':AB')::tsquery)
    order by length(word), word limit 6
  `.execute(shop.database)
  return rows.map(({ shown }) => shown)
}
