import { checkConditions } from '../src/features/promotions/rules/check-conditions.ts'
import { type Condition, kindOf } from '../src/features/promotions/rules/condition-list.ts'
import {
  type PromotedLine,
  type PromotionContext,
  refusalText,
} from '../src/features/promotions/rules/promotion-result.ts'
import { decimal } from '../src/shared/decimal.ts'
import { anonymousPromotionFacts } from './promotion-facts.ts'

/** A line of a basket: product 1, one unit at 59 zł. */
export function promotedLine(more: Partial<PromotedLine> = {}): PromotedLine {
  return { lineId: 1, productId: 1, quantity: decimal('1'), unitGross: 5900, gross: 5900, ...more }
}

/** Why a condition is not met, as shoppers read it; null when it is. Without `lines` the basket has one unit of product 1. */
export function conditionRefusal(
  condition: Condition,
  known: Partial<PromotionContext> = {},
  lines = [promotedLine()],
): string | null {
  const facts = anonymousPromotionFacts({ promotions: [], goods: new Map(), ...known })
  const checked = checkConditions({ conditions: [condition] }, lines, facts)
  return checked.ok ? null : refusalText(checked.problem, {}).replaceAll('\u00a0', ' ')
}

/** A condition as shoppers read it. */
export function conditionWords(condition: Condition, now = new Date(0)): string {
  const { currency } = anonymousPromotionFacts({ promotions: [], goods: new Map() })
  return kindOf(condition)
    .describe(condition, { now, currency, textOverrides: {} })
    .join('; ')
    .replaceAll('\u00a0', ' ')
}

/** Whether a promotions file may have this condition. */
export function isReadable(condition: { kind: string; [field: string]: unknown }): boolean {
  return kindOf(condition).schema.safeParse(condition).success
}
