import { cachedById } from '#platform/page-cache/cached-reads.ts'
import type { PublicShop } from '#shop'
import { getFirstOpinions } from '../queries/published-opinions.ts'

/** What the page of a product shows of its opinions: how many have which rating, and those that help most. */
export type ProductOpinions = Awaited<ReturnType<typeof getFirstOpinions>>

/** Three in a row (B9.17), and two rows more on demand (B4.30). */
const mostOnProductPage = 9

/** The opinions on the page of a product, kept in memory with its other facts. One query. */
export async function getProductOpinions(shop: PublicShop, productId: number): Promise<ProductOpinions> {
  const found = await cachedById(
    shop,
    'opinions',
    [productId],
    async (shop) => new Map([[productId, await getFirstOpinions(shop, productId, mostOnProductPage)]]),
  )
  return found.get(productId) ?? { counts: [], first: [] }
}
