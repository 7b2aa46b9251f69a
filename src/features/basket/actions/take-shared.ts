import type { Result } from '#shared/result.ts'
import type { Shop } from '#shop'
import type { SharedBasket } from '../reads/shared-basket.ts'
import type { BasketItem, LineOutcome } from '../rules/items.ts'
import type { SeenKeptLine } from '../rules/kept-line.ts'
import type { Refusal } from '../rules/offer.ts'
import { addToBasket } from './add-to-basket.ts'

/** Puts all of a shared basket into the visitor's own, beside what he has; each line is bounded and answered for by itself. */
export function takeShared(shop: Shop, { lines }: SharedBasket): Promise<Result<LineOutcome[], Refusal>> {
  return addToBasket(shop, { items: lines.map(toItem) })
}

function toItem({ productId, offer, terms, quantity }: SeenKeptLine): BasketItem {
  return {
    product: String(productId),
    size: offer.size.type,
    productId,
    additional: '',
    quantity,
    comment: null,
    terms: { known: terms },
    gift: false,
    unsupported: false,
  }
}
