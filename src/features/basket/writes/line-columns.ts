import { decimalText } from '#shared/decimal.ts'
import type { HeldLine } from '../rules/basket.ts'

export type StoredLine = Pick<HeldLine, 'sizeId' | 'additional' | 'terms' | 'quantity' | 'comment' | 'wrapSizeId'>

/** The columns that tell lines of one basket apart, whether they lie in it or aside. */
export const lineKey = [
  'basket_id',
  'size_id',
  'additional',
  'for_points',
  'subscription_days',
  'bundle_parts',
] as const

/** A line as its row holds it, in the basket or aside. */
export function lineColumns(basketId: number, line: StoredLine) {
  const { sizeId, additional, terms, quantity, comment, wrapSizeId } = line
  return {
    basket_id: basketId,
    size_id: sizeId,
    additional,
    for_points: terms.forPoints,
    subscription_days: terms.subscriptionDays,
    bundle_parts: JSON.stringify(terms.parts),
    configuration: JSON.stringify(terms.configuration),
    quantity: decimalText(quantity),
    comment,
    wrap_size_id: wrapSizeId,
  }
}
