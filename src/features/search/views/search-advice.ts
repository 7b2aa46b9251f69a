import { labelledProductIds } from '#features/catalogue/queries/product-selections.ts'
import { withoutLabel } from '#features/catalogue/rules/product.ts'
import type { PublicShop } from '#shop'
import { searchableNames } from '../queries/searchable-names.ts'
import { findNearestCategories } from '../queries/suggestions.ts'
import type { UnderstoodText } from '../queries/understand-text.ts'
import { matchingNames, queryWords } from '../rules/matching-names.ts'
import type { SearchAdvice } from '../rules/search-query.ts'
import { getPricedProducts, type PricedProduct } from './priced-products.ts'
import { getStartPhrases } from './suggestions.ts'

/** How a text was understood, for the page of results. */
export function searchAdvice({ tokens, corrected, relaxed }: UnderstoodText): SearchAdvice {
  return { corrected, relaxed, unknown: wordsOf(tokens.filter(({ lexemes }) => lexemes.length === 0)) }
}

/** Suggestions for a search without results: words of the text that find something by themselves, categories of such products, popular phrases and products. */
export async function noResultsAdvice(
  shop: PublicShop,
  text: UnderstoodText,
  limit: number,
): Promise<{
  words: string[]
  categories: { id: number; name: string }[]
  phrases: string[]
  popular: PricedProduct[]
}> {
  const words = wordsOf(text.tokens.filter(({ lexemes, token }) => lexemes.length > 0 && token.kind === 'word'))
  const bestsellers = await getPricedProducts(shop, await labelledProductIds(shop, 'bestseller', limit))
  const popular = bestsellers.map((product) => withoutLabel(product, 'bestseller'))
  const [categories, phrases] = [await findNearestCategories(shop, text, limit), await getStartPhrases(shop)]
  return { words: [...new Set(words)], categories, phrases: phrases.slice(0, limit), popular }
}

function wordsOf(tokens: UnderstoodText['tokens']): string[] {
  return tokens.map(({ token, correctedTo: correction }) => correction ?? token.shown)
}

/** Content pages whose titles contain all typed words or, when there are none, one of them. No query once the names are cached. */
export async function findPages(
  shop: PublicShop,
  { tokens }: UnderstoodText,
  limit: number,
): Promise<{ slug: string; name: string }[]> {
  const { pages } = await searchableNames(shop)
  const words = queryWords(tokens)
  const all = matchingNames(pages, words, limit)
  if (all.length > 0) return all
  return [...new Set(words.flatMap((word) => matchingNames(pages, [word], limit)))].slice(0, limit)
}
