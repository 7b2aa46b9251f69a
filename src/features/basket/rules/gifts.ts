import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import { findSaleRefusals, type SizeOffer } from '#features/offers/rules/offer.ts'
import type { QuantityBounds } from '#features/offers/rules/quantity.ts'
import { type Line, remainingLimits } from '#features/offers/rules/remaining-limits.ts'
import { type Decimal, one } from '#shared/decimal.ts'
import type { Message } from '#shared/text.ts'
import { extraTexts } from '../texts/extras.ts'

/** A product given away from a value of goods on: gross minor units. */
export interface GiftRule {
  productId: number
  fromGross: number
}

/** Quantity of the gift; there is one gift at a time (A4.27). */
export const giftQuantity: Decimal = one

/** Refusals that apply to gifts; no price, or not sold alone, do not. */
const blockingCodes = ['withdrawn', 'unavailable', 'no_stock']

/** The minimum value of goods for a gift: 0 when a promotion gives it now, null when it is not a gift. */
export function giftThreshold(productId: number, rules: GiftRule[], promoted: number[]): number | null {
  if (promoted.includes(productId)) return 0
  return rules.find((rule) => rule.productId === productId)?.fromGross ?? null
}

/** The products available as a gift at this value of goods. */
export function availableGifts(value: number, rules: GiftRule[], promoted: number[]): number[] {
  const byValue = rules.filter(({ fromGross }) => fromGross <= value).map(({ productId }) => productId)
  return [...new Set([...promoted, ...byValue])]
}

/** The value missing to the next gift, gross minor units; null when there is none. */
export function missingToGift(value: number, rules: GiftRule[]): number | null {
  const ahead = rules.filter(({ fromGross }) => fromGross > value).map(({ fromGross }) => fromGross - value)
  return ahead.length > 0 ? Math.min(...ahead) : null
}

/** The refusal of a gift with these lines (A5.11), with its message; null when it is available. */
export function findGiftRefusal(
  offer: SizeOffer,
  value: number,
  gifts: { rules: GiftRule[]; promoted: number[] },
  lines: Line[],
): GiftRefusal | null {
  const product = offer.product.name
  const from = giftThreshold(offer.product.id, gifts.rules, gifts.promoted)
  if (from === null)
    return { code: 'no_gift', message: { text: extraTexts.noGift, values: { product } }, missing: null }
  if (from > value)
    return { code: 'gift_value', message: { text: extraTexts.giftValue, values: { product } }, missing: from - value }
  const gift = { productId: offer.product.id, sizeId: offer.size.id, additional: '', options: defaultLineOptions }
  const { maximum } = remainingLimits(withoutOrderLimits(offer.bounds), gift, lines)
  const short = maximum !== null && maximum < giftQuantity
  if (short || findSaleRefusals(offer).some(({ code }) => blockingCodes.includes(code)))
    return { code: 'gift_gone', message: { text: extraTexts.giftGone, values: { product } }, missing: null }
  return null
}

export interface GiftRefusal {
  code: 'no_gift' | 'gift_value' | 'gift_gone'
  message: Message
  /** Gross minor units of goods. */
  missing: number | null
}

/** The bounds without those per order, which apply to purchases only. */
export function withoutOrderLimits(bounds: QuantityBounds): QuantityBounds {
  const none = { maximumPerOrder: null, maximumPerSize: null, minimumPerOrder: null, minimumPerSize: null }
  return { ...bounds, ...none }
}
