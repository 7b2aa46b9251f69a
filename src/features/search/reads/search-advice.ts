import { labelledProductIds } from '#features/catalogue/reads/shop-windows.ts'
import type { PublicShop } from '#shop'
import type { SearchAdvice } from '../rules/search-advice.ts'
import { nearestCategories } from './nearest-categories.ts'
import { type PricedProduct, pricedProducts } from './priced-products.ts'
import type { UnderstoodText } from './understand-text.ts'

/** How a text was understood, for whoever reads what was found. */
export function searchAdvice({ tokens, corrected, relaxed }: UnderstoodText): SearchAdvice {
  return { corrected, relaxed, unknown: wordsOf(tokens.filter(({ lexemes }) => lexemes.length === 0)) }
}

/** What to look at when nothing was found: words of the text that find something by themselves, categories of such things, and what others like to buy. */
export async function otherThanNothing(
  shop: PublicShop,
  text: UnderstoodText,
  limit: number,
): Promise<{ words: string[]; categories: { id: number; name: string }[]; popular: PricedProduct[] }> {
  const words = wordsOf(text.tokens.filter(({ lexemes, token }) => lexemes.length > 0 && token.kind === 'word'))
  const popular = await pricedProducts(shop, await labelledProductIds(shop, 'bestseller', limit))
  return { words: [...new Set(words)], categories: await nearestCategories(shop, text, limit), popular }
}

function wordsOf(tokens: UnderstoodText['tokens']): string[] {
  return tokens.map(({ token, takenFor }) => takenFor ?? token.shown)
}
