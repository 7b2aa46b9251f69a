import { labelledProductIds } from '#features/catalogue/reads/shop-windows.ts'
import type { PublicShop } from '#shop'
import type { SearchAdvice } from '../rules/search-advice.ts'
import { type PricedProduct, pricedProducts } from './product-list.ts'
import { understandText } from './understand-text.ts'

/** How a text was understood, for whoever reads what was found. */
export async function searchAdvice(shop: PublicShop, text: string): Promise<SearchAdvice> {
  const { tokens, corrected, relaxed } = await understandText(shop, text)
  return { corrected, relaxed, unknown: wordsOf(tokens.filter(({ lexemes }) => lexemes.length === 0)) }
}

/** What to look at when nothing was found: words of the text that find something by themselves, and what others like to buy. */
export async function otherThanNothing(
  shop: PublicShop,
  text: string,
  limit: number,
): Promise<{ words: string[]; popular: PricedProduct[] }> {
  const { tokens } = await understandText(shop, text)
  const words = wordsOf(tokens.filter(({ lexemes, token }) => lexemes.length > 0 && token.kind === 'word'))
  const popular = await pricedProducts(shop, await labelledProductIds(shop, 'bestseller', limit))
  return { words: [...new Set(words)], popular }
}

function wordsOf(tokens: Awaited<ReturnType<typeof understandText>>['tokens']): string[] {
  return tokens.map(({ token, takenFor }) => takenFor ?? token.shown)
}
