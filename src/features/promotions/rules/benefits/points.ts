import type { PromotionContext } from '../promotion-result.ts'

/** So many points of the loyalty programme beside those of the goods; only clients have points (A6.2, B9.30). */
export interface PointsBenefit {
  kind: 'points'
  points: number
}

export function pointsFor({ points }: PointsBenefit, { client }: Pick<PromotionContext, 'client'>): number {
  return client ? points : 0
}
