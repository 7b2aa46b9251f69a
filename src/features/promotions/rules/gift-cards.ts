import { refusalTexts } from '../texts/refusal.ts'
import type { Circumstances } from './circumstances.ts'
import type { Condition } from './conditions.ts'
import type { PromotedLine, PromotionRefusal } from './promoted.ts'
import { refuse } from './refuse.ts'

/**
 * The lines that a promotion may be for, and whose value it counts. A gift card is money: it is none of them, unless the promotion
 * names its product.
 */
export function withoutGiftCards(
  conditions: Condition[],
  lines: PromotedLine[],
  { giftCards }: Pick<Circumstances, 'giftCards'>,
): PromotedLine[] {
  const isNamed = (id: number) =>
    conditions.some((condition) => condition.kind === 'products' && condition.ids.includes(id))
  return lines.filter(({ productId }) => !giftCards.has(productId) || isNamed(productId))
}

export const giftCardsLeftOut: PromotionRefusal = refuse('conditions', refusalTexts.giftCards)
