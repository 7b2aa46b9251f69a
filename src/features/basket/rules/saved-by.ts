import { shownAmount } from '#features/pricing/rules.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { BasketLine } from './basket.ts'

/** What promotions take off the lines as the shop shows prices, or one of them: minor units. */
export function savedBy(lines: BasketLine[], priceType: PriceType, promotionId?: number): number {
  return lines.reduce((sum, { discounts, offer }) => {
    const own = discounts.filter((discount) => promotionId === undefined || discount.promotionId === promotionId)
    const vatPercent = offer.price?.vatPercent ?? '0'
    return own.reduce((sum, { gross }) => sum + shownAmount(gross, vatPercent, priceType), sum)
  }, 0)
}
