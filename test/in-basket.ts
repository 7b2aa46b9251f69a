import { findBasket } from '../src/features/basket/reads/find-basket.ts'
import { askedPlainly } from '../src/features/basket/rules/asked-terms.ts'
import type { BasketItem, LineOutcome } from '../src/features/basket/rules/items.ts'
import type { Refusal } from '../src/features/basket/rules/offer.ts'
import { decimal, decimalText } from '../src/shared/decimal.ts'
import type { Result } from '../src/shared/result.ts'
import type { Shop } from '../src/shop.ts'

/** One line of a request to change the basket. */
export function item(productId: number, quantity: string, more: Partial<BasketItem> = {}): BasketItem {
  return {
    product: String(productId),
    size: '',
    productId,
    additional: '',
    quantity: decimal(quantity),
    comment: null,
    terms: askedPlainly,
    gift: false,
    unsupported: false,
    ...more,
  }
}

/** 'S 2', 'uniw 0.5 Ola': size, quantity and additional text of each line. */
export async function contents(shop: Shop): Promise<string[]> {
  const { lines } = await findBasket(shop)
  return lines.map(({ offer, quantity, additional }) =>
    [offer.size.type, decimalText(quantity), additional].filter(Boolean).join(' '),
  )
}

/** Status and code of each line, or the code by which all was refused. */
export async function answers(result: Promise<Result<LineOutcome[], Refusal>>): Promise<[string, string][]> {
  const settled = await result
  return settled.ok ? settled.value.map(({ status, code }) => [status, code]) : [['error', settled.problem.code]]
}
