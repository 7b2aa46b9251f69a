import { type Shop, transaction } from '#shop'
import { basketOwner } from '../reads/held-lines.ts'
import type { HeldLine } from '../rules/basket.ts'
import { takeBasket } from './take-basket.ts'

/** Takes everything out of the visitor's basket. Answers with what was in it, so that it can be undone. */
export async function clearBasket(shop: Shop): Promise<HeldLine[]> {
  return basketOwner(shop.visitor) ? transaction(shop, takeBasket) : []
}
