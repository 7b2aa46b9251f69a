import { shownAmount } from '#features/pricing/rules.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { BasketLine, LineDiscount } from './basket.ts'
import { discountOf } from './promote.ts'

/** What promotions take off the lines as the shop shows prices, or one of them: minor units. */
export function savedBy(lines: BasketLine[], priceType: PriceType, promotionId?: number): number {
  return lines.reduce((sum, line) => sum + savedOn(line, priceType, promotionId), 0)
}

/** What all of them take off a line is rounded once; each takes what is off after it less what was off before. */
function savedOn({ discounts, offer }: BasketLine, priceType: PriceType, promotionId?: number): number {
  const place = discounts.findIndex((discount) => discount.promotionId === promotionId)
  if (promotionId !== undefined && place < 0) return 0
  const shown = (taken: LineDiscount[]) =>
    shownAmount(discountOf({ discounts: taken }), offer.price?.vatPercent ?? '0', priceType)
  return promotionId === undefined
    ? shown(discounts)
    : shown(discounts.slice(0, place + 1)) - shown(discounts.slice(0, place))
}
