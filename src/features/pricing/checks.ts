import { type Decimal, parseDecimal } from '#shared/decimal.ts'
import { highestUnitPrice } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import type { RequestedPrice } from './rules/plan-prices.ts'
import { pricingTexts } from './texts/price.ts'

/** What a size shall cost; gross minor units of the shop's currency for one unit. Whatever is left out stays as it is; null takes it away. */
export interface PriceInput extends RequestedPrice {
  sizeId: number
  recommended?: number | null | undefined
  advance?: number | null | undefined
  /** All quantity discounts; `from` is decimal text. */
  tiers?: { from: string; amount: number }[] | undefined
}

/** What is wrong with a wanted price; null when nothing is. */
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
  if (thresholds.some((from, place) => from === null || from <= 0n || isRepeated(thresholds, from, place)))
    return { text: pricingTexts.wrongTiers }
  return null
}

function isAmount(amount: number): boolean {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= highestUnitPrice
}

function isRepeated(thresholds: (Decimal | null)[], from: Decimal | null, place: number): boolean {
  return thresholds.indexOf(from) < place
}
