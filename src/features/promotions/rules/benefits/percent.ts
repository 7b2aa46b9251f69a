import { percentOf } from '#features/pricing/rules/price-in-force.ts'
import type { RemainingLine } from '../promotion-result.ts'

/** So much off every line that the promotion is for, counted from what earlier ones have left of it. */
export interface PercentBenefit {
  kind: 'percent'
  /** '10', '12.5' */
  percent: string
}

/** Minor units by line, rounded half up once a line. */
export function percentOff({ percent }: PercentBenefit, lines: RemainingLine[]): Map<number, number> {
  return new Map(lines.map(({ lineId, left }) => [lineId, percentOf(left, percent)]))
}
