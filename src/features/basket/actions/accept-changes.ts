import { done, type Result } from '#shared/result.ts'
import type { Shop } from '#shop'
import { findBasket } from '../reads/find-basket.ts'
import type { BasketLine } from '../rules/basket.ts'
import type { BasketItem, LineOutcome } from '../rules/items.ts'
import { type Refusal, whyNotSold } from '../rules/offer.ts'
import { settleBasket } from './settle-basket.ts'

/**
 * Takes note of what has changed since the lines were put in: new prices count as seen, quantities are brought into today's
 * bounds, what is no longer sold goes out.
 */
export async function acceptChanges(shop: Shop): Promise<Result<LineOutcome[], Refusal>> {
  const { lines } = await findBasket(shop)
  return lines.length === 0 ? done([]) : settleBasket(shop, lines.map(toItem), 'set', true)
}

function toItem({ offer, additional, quantity }: BasketLine): BasketItem {
  return {
    product: String(offer.product.id),
    size: offer.size.type,
    productId: offer.product.id,
    additional,
    quantity: whyNotSold(offer) ? 0n : quantity,
    comment: null,
    unsupported: false,
  }
}
