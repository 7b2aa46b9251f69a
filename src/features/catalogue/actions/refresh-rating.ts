import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { type PublicShop, transaction } from '#shop'
import type { Rating } from '../rules/rating.ts'
import { lockRating, updateRating } from '../writes/ratings.ts'

/**
 * Stores how buyers rate a product, so that lists read it with the product. `count` reads it under the product's lock: of two opinions
 * published at once neither is lost.
 */
export function refreshRating<AnyShop extends PublicShop>(
  shop: AnyShop,
  productId: number,
  count: (shop: AnyShop) => Promise<Rating>,
): Promise<void> {
  return transaction(shop, async (shop) => {
    if (!(await lockRating(shop, productId))) return
    await updateRating(shop, productId, await count(shop))
    await publishInvalidation(shop, [`product:${productId}`])
  })
}
