import { whyNotNow } from './conditions/period.ts'
import type { Promotion } from './promotion.ts'

/** Whether a promotion that has not been ended may be given to anybody at this moment. */
export function isInForce({ conditions }: Pick<Promotion, 'conditions'>, seen: { now: Date }): boolean {
  return conditions.every((condition) => condition.kind !== 'period' || whyNotNow(condition, seen) === null)
}
