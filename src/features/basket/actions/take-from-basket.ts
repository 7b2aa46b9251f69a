import type { Result } from '#shared/result.ts'
import type { Shop } from '#shop'
import type { BasketItem, LineOutcome } from '../rules/items.ts'
import type { Refusal } from '../rules/offer.ts'
import { settleBasket } from './settle-basket.ts'

/**
 * Lessens lines of the visitor's basket by these quantities; one of which nothing is left is removed, one that would fall below a
 * minimum keeps that (A5.2). What does not lie there is as good as removed.
 */
export function takeFromBasket(shop: Shop, request: { items: BasketItem[] }): Promise<Result<LineOutcome[], Refusal>> {
  return settleBasket(shop, request.items, 'take')
}
