import type { Shop } from '#shop'
import type { PromotionFacts } from '../rules/apply-promotions.ts'

/** What decides promotions for these products and this visitor. In the transaction of an order, codes with a limit must be held first. */
export async function promotionFacts(_shop: Shop, _productIds: number[], code: string): Promise<PromotionFacts> {
  return { code }
}
