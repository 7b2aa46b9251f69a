import type { PublicShop } from '#shop'
import { askedWords, matchingNames } from '../rules/matching-names.ts'
import { searchableNames } from './searchable-names.ts'
import type { UnderstoodText } from './understand-text.ts'

/** Pages of content whose titles hold what was typed, all of it or, where none does, one word. No query once names are known. */
export async function foundPages(
  shop: PublicShop,
  { tokens }: UnderstoodText,
  limit: number,
): Promise<{ slug: string; name: string }[]> {
  const { pages } = await searchableNames(shop)
  const asked = askedWords(tokens)
  const all = matchingNames(pages, asked, limit)
  if (all.length > 0) return all
  return [...new Set(asked.flatMap((word) => matchingNames(pages, [word], limit)))].slice(0, limit)
}
