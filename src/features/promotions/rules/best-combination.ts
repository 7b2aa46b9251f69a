import { refusalTexts } from '../texts/promotions.ts'
import { amountOff } from './benefits/amount.ts'
import { nthCheaper, whyNoNth } from './benefits/nth-cheaper.ts'
import { percentOff } from './benefits/percent.ts'
import { pointsFor } from './benefits/points.ts'
import type { Benefit, Promotion } from './promotion.ts'
import {
  type PromotedLine,
  type PromotionContext,
  type PromotionRefusal,
  type RemainingLine,
  refuse,
} from './promotion-result.ts'

/** A promotion whose conditions are met, with the lines that it applies to. */
export interface EligiblePromotion {
  promotion: Promotion
  lines: PromotedLine[]
}

/** Promotions in the order in which they are applied, with their results. */
export interface Combination {
  applied: { promotion: Promotion; result: BenefitResult }[]
}

/**
 * The combination that is best for the shopper. All promotions that combine are applied together, the highest priority first, of equal
 * ones the oldest; each that does not is applied alone. The combination that takes most off the goods wins; of equal ones the one with
 * free delivery, then with a gift, then with more points, then the combining ones, then the highest priority.
 */
export function bestCombination(
  eligible: EligiblePromotion[],
  lines: PromotedLine[],
  context: PromotionContext,
): Combination {
  const inOrder = eligible.toSorted((a, b) => byPriority(a.promotion, b.promotion))
  const together = inOrder.filter(({ promotion }) => promotion.combines)
  const alone = inOrder.filter(({ promotion }) => !promotion.combines).map((promotion) => [promotion])
  const [best, ...others] = [together, ...alone].map((some) => applyInOrder(some, lines, context))
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), best as Combination)
}

/** The order in which promotions are applied. */
export function byPriority(one: Promotion, other: Promotion): number {
  return other.priority - one.priority || one.id - other.id
}

/** Percentages count from what is left of a line after earlier promotions. */
function applyInOrder(eligible: EligiblePromotion[], lines: PromotedLine[], context: PromotionContext): Combination {
  const left = new Map(lines.map(({ lineId, gross }) => [lineId, gross]))
  const applied = eligible.map(({ promotion, lines }) => {
    const result = applyBenefits(
      promotion,
      lines.map((line) => ({ ...line, left: left.get(line.lineId) ?? 0 })),
      context,
    )
    for (const [lineId, off] of result.off) left.set(lineId, (left.get(lineId) ?? 0) - off)
    return { promotion, result }
  })
  return { applied: applied.filter(({ result }) => !isEmptyResult(result)) }
}

function isBetter(one: Combination, other: Combination): boolean {
  const [mine, others] = [merits(one), merits(other)]
  const index = mine.findIndex((merit, index) => merit !== others[index])
  return index >= 0 && (mine[index] ?? 0) > (others[index] ?? 0)
}

/** The criteria of comparison, the most important first. */
function merits({ applied }: Combination): number[] {
  const results = applied.map(({ result }) => result)
  return [
    results.reduce((sum, { off }) => sum + sumDiscounts(off), 0),
    results.some(({ freeDelivery }) => freeDelivery) ? 1 : 0,
    results.some(({ productIds }) => productIds.length > 0) ? 1 : 0,
    results.reduce((sum, { points }) => sum + points, 0),
  ]
}

/** The sum of the discounts, minor units. */
export function sumDiscounts(off: Map<number, number>): number {
  return [...off.values()].reduce((sum, gross) => sum + gross, 0)
}

/** The result of one promotion. */
interface BenefitResult {
  /** Minor units off, by line; lines without a discount are left out. */
  off: Map<number, number>
  freeDelivery: boolean
  points: number
  productIds: number[]
}

/** Applies the benefits of a promotion to its lines, one after the other. */
function applyBenefits(
  { benefits }: Pick<Promotion, 'benefits'>,
  lines: RemainingLine[],
  context: PromotionContext,
): BenefitResult {
  const result: BenefitResult = { off: new Map(), freeDelivery: false, points: 0, productIds: [] }
  let left = lines
  for (const benefit of benefits) {
    const off = discountsOf(benefit, left, context)
    left = left.map((line) => ({ ...line, left: line.left - (off.get(line.lineId) ?? 0) }))
    if (benefit.kind === 'free_delivery') result.freeDelivery = true
    if (benefit.kind === 'points') result.points += pointsFor(benefit, context)
    if (benefit.kind === 'gift') result.productIds.push(...benefit.productIds)
  }
  for (const [index, line] of left.entries()) {
    const before = lines[index]?.left ?? line.left
    if (before > line.left) result.off.set(line.lineId, before - line.left)
  }
  return result
}

function discountsOf(benefit: Benefit, lines: RemainingLine[], context: PromotionContext): Map<number, number> {
  switch (benefit.kind) {
    case 'percent':
      return percentOff(benefit, lines)
    case 'amount':
      return amountOff(benefit, lines, context)
    case 'nth_cheaper':
      return nthCheaper(benefit, lines)
    default:
      return new Map()
  }
}

function isEmptyResult({ off, freeDelivery, points, productIds }: BenefitResult): boolean {
  return off.size === 0 && !freeDelivery && points === 0 && productIds.length === 0
}

/** Why a promotion whose conditions are met has no effect. */
export function findBenefitRefusal(
  { benefits }: Pick<Promotion, 'benefits'>,
  lines: RemainingLine[],
  context: PromotionContext,
): PromotionRefusal {
  for (const benefit of benefits) {
    const reason = benefit.kind === 'nth_cheaper' ? whyNoNth(benefit, lines) : null
    if (reason) return reason
    if (benefit.kind === 'points' && !context.client) return refuse('signed_in_only', refusalTexts.signIn)
  }
  return refuse('conditions', refusalTexts.nothingToGive)
}
