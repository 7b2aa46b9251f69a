import { type Decimal, parseDecimal } from '#shared/decimal.ts'
import { highestUnitPrice } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import type { RequestedPrice } from './rules/plan-prices.ts'
import { pricingTexts } from './texts/price.ts'

/** The requested price of a size; gross minor units of the shop's currency for one unit. A missing field is unchanged; null removes it. */
export interface PriceInput extends RequestedPrice {
  sizeId: number
  recommended?: number | null | undefined
  advance?: number | null | undefined
  /** All quantity discounts; `from` is decimal text. */
  tiers?: { from: string; amount: number }[] | undefined
}

/** The problem of a requested price; null when it is valid. */
export function findPriceProblem(price: PriceInput, now: Date): Message | null {
  const amounts = [
    price.regular,
    price.promotion?.amount,
    price.recommended,
    price.advance,
    ...(price.tiers ?? []).map(({ amount }) => amount),
  ]
  if (amounts.some((amount) => amount !== undefined && amount !== null && !isAmount(amount)))
    return { text: pricingTexts.wrongAmount }
  if (price.promotion?.until && price.promotion.until <= now) return { text: pricingTexts.wrongPromotion }
  const thresholds = (price.tiers ?? []).map(({ from }) => parseDecimal(from))
  if (thresholds.some((from, index) => from === null || from <= 0n || isRepeated(thresholds, from, index)))
    return { text: pricingTexts.wrongTiers }
  return null
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= highestUnitPrice
}

function isRepeated(thresholds: (Decimal | null)[], from: Decimal | null, index: number): boolean {
  return thresholds.indexOf(from) < index
}
