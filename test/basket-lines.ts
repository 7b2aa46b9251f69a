import type { BasketItem, LineOutcome } from '#features/basket/rules/basket-items.ts'
import { getBasket } from '#features/basket/views.ts'
import { noRequestedOptions } from '#features/offers/rules/line-options.ts'
import type { Refusal } from '#features/offers/rules/offer.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import type { Result } from '#shared/result.ts'
import type { Shop } from '#shop'

/** One line of a request to change the basket. */
export function basketItem(productId: number, quantity: string, more: Partial<BasketItem> = {}): BasketItem {
  return {
    product: String(productId),
    size: '',
    productId,
    additional: '',
    quantity: decimal(quantity),
    comment: null,
    options: noRequestedOptions,
    gift: false,
    unsupported: false,
    ...more,
  }
}

/** 'S 2', 'uniw 0.5 Ola': size, quantity and additional text of each line. */
export async function basketContents(shop: Shop): Promise<string[]> {
  const { lines } = await getBasket(shop)
  return lines.map(({ offer, quantity, additional }) =>
    [offer.size.type, decimalText(quantity), additional].filter(Boolean).join(' '),
  )
}

/** Status and code of each line, or the code by which the whole request was refused. */
export async function lineOutcomes(result: Promise<Result<LineOutcome[], Refusal>>): Promise<[string, string][]> {
  const settled = await result
  return settled.ok ? settled.value.map(({ status, code }) => [status, code]) : [['error', settled.problem.code]]
}
