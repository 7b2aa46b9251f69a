import type { Promoted, PromotedLine } from './promotion.ts'

/** Everything that decides promotions beside the lines: read once for a basket. */
export interface PromotionFacts {
  /** The code that was typed, '' for none. */
  code: string
}

/** What becomes of these lines by the promotions that are in force. The order of the lines changes nothing. */
export function applyPromotions(_facts: PromotionFacts, _lines: PromotedLine[]): Promoted {
  return { discounts: [], applied: [], giftProductIds: [], code: null }
}
