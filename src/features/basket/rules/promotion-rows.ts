import { formatPrice } from '#features/pricing/rules/format-price.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { AppliedPromotion } from '#features/promotions/rules/promoted.ts'
import type { CurrencyFormat } from '#shared/money.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { promotionTexts } from '../texts/promotions.ts'
import type { BasketLine, Goods } from './basket.ts'
import { savedBy } from './saved-by.ts'

/** A promotion among the sums, in words. */
export interface PromotionRow {
  promotionId: number
  name: string
  /** '−12,00 zł', 'dostawa gratis'. */
  effect: string
}

/** What each promotion does to the sum. A gift is none of them: the goods tell of it. */
export function promotionRows(
  { promoted, lines }: Pick<Goods, 'promoted' | 'lines'>,
  priceType: PriceType,
  way: { format: CurrencyFormat; words: TextOverrides },
): PromotionRow[] {
  return promoted.applied.flatMap((promotion) => {
    const { promotionId, name } = promotion
    const [effect] = effectsOf(promotion, formatPrice(savedByOne(lines, priceType, promotionId), way), way.words)
    return effect === undefined ? [] : { promotionId, name, effect }
  })
}

/** What one of the promotions of a line takes off: what is off after it less what was off before, so that all of them add up. */
function savedByOne(lines: BasketLine[], priceType: PriceType, promotionId: number): number {
  return lines.reduce((sum, { discounts, offer }) => {
    const place = discounts.findIndex((discount) => discount.promotionId === promotionId)
    const upTo = (end: number) => savedBy([{ discounts: discounts.slice(0, end), offer }], priceType)
    return place < 0 ? sum : sum + upTo(place + 1) - upTo(place)
  }, 0)
}

/** All that a promotion does but a gift, the weightiest first. */
export function effectsOf(
  { savedGross, freeDelivery, points }: AppliedPromotion,
  amount: string,
  words: TextOverrides,
): string[] {
  return [
    ...(savedGross > 0 ? [say(promotionTexts.saved, { amount }, words)] : []),
    ...(freeDelivery ? [say(promotionTexts.freeDelivery, {}, words)] : []),
    ...(points > 0 ? [say(promotionTexts.points, { count: points }, words)] : []),
  ]
}
