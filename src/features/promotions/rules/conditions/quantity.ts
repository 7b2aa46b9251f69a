import { decimal, formatDecimal } from '#shared/decimal.ts'
import { refusalTexts } from '../../texts.ts'
import type { PromotedLine, PromotionRefusal } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** From so many units together of the goods that the promotion is for, whatever their unit is. */
export interface QuantityCondition {
  kind: 'quantity'
  /** '3', '0.5' */
  from: string
}

export function whyNotThatMany({ from }: QuantityCondition, lines: PromotedLine[]): PromotionRefusal | null {
  const needed = decimal(from)
  const missing = needed - lines.reduce((sum, { quantity }) => sum + quantity, 0n)
  if (missing <= 0n) return null
  return refuse('minimum', refusalTexts.quantity, { from: formatDecimal(needed), missing: formatDecimal(missing) })
}
