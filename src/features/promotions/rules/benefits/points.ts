import type { PromotionContext } from '../promotion-result.ts'

/** Points of the loyalty programme besides those of the goods; only clients have points (A6.2, B9.30). */
export interface PointsBenefit {
  kind: 'points'
  points: number
}

export function pointsFor({ points }: PointsBenefit, { client }: Pick<PromotionContext, 'client'>): number {
  return client ? points : 0
}
