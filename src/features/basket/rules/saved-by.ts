import { shownAmount } from '#features/pricing/rules.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { BasketLine } from './basket.ts'
import { discountOf } from './promote.ts'

/** What promotions take off the lines as the shop shows prices: minor units, rounded once a line. */
export function savedBy(lines: Pick<BasketLine, 'discounts' | 'offer'>[], priceType: PriceType): number {
  return lines.reduce(
    (sum, { discounts, offer }) =>
      sum + shownAmount(discountOf({ discounts }), offer.price?.vatPercent ?? '0', priceType),
    0,
  )
}
