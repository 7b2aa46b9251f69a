import { recordEvent } from '#features/tracking/actions/record-event.ts'
import type { Result } from '#shared/result.ts'
import type { Shop } from '#shop'
import type { BasketItem, LineOutcome } from '../rules/items.ts'
import type { Refusal } from '../rules/offer.ts'
import { settleBasket } from './settle-basket.ts'

/**
 * Puts products into the visitor's basket, beside what is there. Each is rounded and bounded (A5.1–A5.3) and answered for by
 * itself: a refused one does not lose the others. Refused as a whole only when there are too many. Asked twice it adds twice, as two
 * presses do: whoever got no answer looks into the basket first, or says with `changeBasket` how many there shall be.
 */
export async function addToBasket(
  shop: Shop,
  request: { items: BasketItem[] },
): Promise<Result<LineOutcome[], Refusal>> {
  const settled = await settleBasket(shop, request.items, 'add')
  if (settled.ok && settled.value.some(({ status }) => status !== 'error')) await recordEvent(shop, 'addedToBasket')
  return settled
}
