import { gatherPopularPhrases } from '#features/search/actions/gather-popular-phrases.ts'
import { judgePhrases } from '#features/search/actions/judge-phrases.ts'
import { savePhrases } from '#features/search/actions/save-phrases.ts'
import { hasPhrases } from '#features/search/reads/search-phrases.ts'
import type { PublicShop } from '#shop'
import type { Demo } from './read-demo.ts'

/** What is searched for in the demo shop, until somebody has searched there. */
export async function loadPhrases(shop: PublicShop, { phrases }: Pick<Demo, 'phrases'>): Promise<void> {
  if (await hasPhrases(shop)) return
  await savePhrases(shop, new Map(Object.entries(phrases)))
  await judgePhrases(shop)
  await gatherPopularPhrases(shop)
}
