import type { Result } from '#shared/result.ts'
import type { Shop } from '#shop'
import type { BasketItem, LineOutcome } from '../rules/items.ts'
import type { Refusal } from '../rules/offer.ts'
import { settleBasket } from './settle-basket.ts'

/**
 * Gives lines of the visitor's basket these quantities; 0 removes a line, a product that is not there yet is added. Other lines
 * stay, except that they are raised to a minimum per order which they now have to fill alone (A5.2).
 */
export function changeBasket(shop: Shop, request: { items: BasketItem[] }): Promise<Result<LineOutcome[], Refusal>> {
  return settleBasket(shop, request.items, 'set')
}
