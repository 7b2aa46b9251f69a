import { percentOf } from '#features/pricing/rules/price-in-force.ts'
import type { RemainingLine } from '../promotion-result.ts'

/** A percentage off every line of the promotion, of what earlier promotions have left of it. */
export interface PercentBenefit {
  kind: 'percent'
  /** '10', '12.5' */
  percent: string
}

/** Minor units by line, rounded half up once per line. */
export function percentOff({ percent }: PercentBenefit, lines: RemainingLine[]): Map<number, number> {
  return new Map(lines.map(({ lineId, left }) => [lineId, percentOf(left, percent)]))
}
