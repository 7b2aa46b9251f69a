import { labelledProductIds } from '#features/catalogue/queries/product-selections.ts'
import type { PublicShop } from '#shop'
import { searchableNames } from '../queries/searchable-names.ts'
import { findNearestCategories } from '../queries/suggestions.ts'
import type { UnderstoodText } from '../queries/understand-text.ts'
import { matchingNames, queryWords } from '../rules/matching-names.ts'
import type { SearchAdvice } from '../rules/search-query.ts'
import { getPricedProducts, type PricedProduct } from './priced-products.ts'

/** How a text was understood, for whoever reads what was found. */
export function searchAdvice({ tokens, corrected, relaxed }: UnderstoodText): SearchAdvice {
  return { corrected, relaxed, unknown: wordsOf(tokens.filter(({ lexemes }) => lexemes.length === 0)) }
}

/** What to look at when nothing was found: words of the text that find something by themselves, categories of such things, and what others like to buy. */
export async function noResultsAdvice(
  shop: PublicShop,
  text: UnderstoodText,
  limit: number,
): Promise<{ words: string[]; categories: { id: number; name: string }[]; popular: PricedProduct[] }> {
  const words = wordsOf(text.tokens.filter(({ lexemes, token }) => lexemes.length > 0 && token.kind === 'word'))
  const popular = await getPricedProducts(shop, await labelledProductIds(shop, 'bestseller', limit))
  return { words: [...new Set(words)], categories: await findNearestCategories(shop, text, limit), popular }
}

function wordsOf(tokens: UnderstoodText['tokens']): string[] {
  return tokens.map(({ token, correctedTo: takenFor }) => takenFor ?? token.shown)
}

/** Pages of content whose titles hold what was typed, all of it or, where none does, one word. No query once names are known. */
export async function findPages(
  shop: PublicShop,
  { tokens }: UnderstoodText,
  limit: number,
): Promise<{ slug: string; name: string }[]> {
  const { pages } = await searchableNames(shop)
  const asked = queryWords(tokens)
  const all = matchingNames(pages, asked, limit)
  if (all.length > 0) return all
  return [...new Set(asked.flatMap((word) => matchingNames(pages, [word], limit)))].slice(0, limit)
}
