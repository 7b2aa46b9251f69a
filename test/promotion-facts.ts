import type { PromotionFacts } from '../src/features/promotions/rules/apply-promotions.ts'
import { decimal } from '../src/shared/decimal.ts'
import { polishZloty } from '../src/shared/money.ts'

/** Promotion facts for an anonymous visitor without a code, at time 0, in a shop without gift cards. */
export function anonymousPromotionFacts(
  overrides: Partial<PromotionFacts> & Pick<PromotionFacts, 'promotions' | 'goods'>,
): PromotionFacts {
  return {
    now: new Date(0),
    currency: { format: polishZloty, rate: decimal('1'), priceListId: 1 },
    giftCards: new Set<number>(),
    client: null,
    code: '',
    rebateCode: null,
    ...overrides,
  }
}
