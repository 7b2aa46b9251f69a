import { type PublicShop, transaction } from '#shop'
import { gatheredAt, writePopularPhrases } from '../writes/search-phrases.ts'

const fresh = 10 * 60 * 1000 // milliseconds

/** Adds up which phrases are popular, once in ten minutes however many processes ask for it: the sums are of all days, and nobody who types waits for them. */
export function gatherPopularPhrases(shop: PublicShop): Promise<void> {
  return transaction(shop, async (shop) => {
    const last = await gatheredAt(shop)
    if (last === null || shop.now.getTime() - last.getTime() >= fresh) await writePopularPhrases(shop)
  })
}
