import { decimal, decimalWords } from '#shared/decimal.ts'
import { refusalTexts } from '../../texts/refusal.ts'
import type { PromotedLine, PromotionRefusal } from '../promoted.ts'
import { refuse } from '../refuse.ts'

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
  return refuse('minimum', refusalTexts.quantity, { from: decimalWords(needed), missing: decimalWords(missing) })
}
