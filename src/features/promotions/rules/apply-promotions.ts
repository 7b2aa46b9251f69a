import { refusalTexts } from '../texts/promotions.ts'
import { applyBenefits, type BenefitResult, findBenefitRefusal, isEmptyResult, sumDiscounts } from './benefits.ts'
import { checkConditions } from './check-conditions.ts'
import type { Promotion } from './promotion.ts'
import type {
  CodeRefusal,
  PromotedLine,
  PromotionContext,
  PromotionResult,
  RefusedPromotion,
} from './promotion-result.ts'
import { combineRefusals } from './promotion-result.ts'
import { findCodeRefusal, normalizeCode, type RebateCode } from './rebate-code.ts'

/** Everything that decides promotions besides the lines, read once for a basket. */
export interface PromotionFacts extends PromotionContext {
  /** The code that was typed, '' for none. */
  code: string
  /** The code in the database; null when there is none. */
  rebateCode: RebateCode | null
  /** All that have not been ended, those that need a code among them. */
  promotions: Promotion[]
}

/** The promotions that apply to these lines, with their discounts. The order of the lines makes no difference. */
export function applyPromotions(facts: PromotionFacts, lines: PromotedLine[]): PromotionResult {
  const text = normalizeCode(facts.code)
  const codeRefusal = text === '' ? null : findCodeRefusal(facts.rebateCode, facts)
  const askedId = text === '' || codeRefusal ? null : facts.rebateCode?.promotionId
  const { eligible, refused } = checkAll(facts, lines, (promotion) => !promotion.needsCode || promotion.id === askedId)
  const best = bestCombination(eligible, lines, facts)
  const asked = facts.promotions.find(({ id }) => id === askedId)
  const refusal = codeRefusal
    ? withMissing(codeRefusal, facts, lines)
    : findNotGivenReason(asked, { eligible, refused, best }, facts)
  return {
    ...toResult(best, asked ? { promotionId: asked.id, code: text } : null),
    refused: refused.filter(({ promotionId }) => promotionId !== askedId),
    code: text === '' ? null : { text, refusal },
  }
}

/** Adds what else the promotion needs to a code's refusal that asks to sign in. */
function withMissing(refusal: CodeRefusal, facts: PromotionFacts, lines: PromotedLine[]): CodeRefusal {
  const promotion = facts.promotions.find(({ id }) => id === facts.rebateCode?.promotionId)
  if (!promotion || refusal.code !== 'signed_in_only') return refusal
  const outcome = checkConditions(promotion, lines, facts)
  return outcome.ok ? refusal : combineRefusals([refusal, outcome.problem])
}

interface CheckedPromotions {
  eligible: EligiblePromotion[]
  refused: RefusedPromotion[]
}

function checkAll(
  facts: PromotionFacts,
  lines: PromotedLine[],
  comesUp: (promotion: Promotion) => boolean,
): CheckedPromotions {
  const checked: CheckedPromotions = { eligible: [], refused: [] }
  for (const promotion of facts.promotions.filter(comesUp).toSorted(byPriority)) {
    const outcome = checkConditions(promotion, lines, facts)
    if (outcome.ok) checked.eligible.push({ promotion, lines: outcome.value })
    else checked.refused.push({ promotionId: promotion.id, name: promotion.name, refusal: outcome.problem })
  }
  return checked
}

function toResult(
  { applied }: Combination,
  asked: { promotionId: number; code: string } | null,
): Pick<PromotionResult, 'discounts' | 'applied' | 'giftProductIds'> {
  return {
    discounts: applied.flatMap(({ promotion: { id, name }, result }) =>
      [...result.off]
        .toSorted(([one], [other]) => one - other)
        .map(([lineId, gross]) => ({ lineId, promotionId: id, name, gross })),
    ),
    applied: applied.map(({ promotion: { id, name }, result: { off, freeDelivery, points, productIds } }) => ({
      promotionId: id,
      name,
      code: asked?.promotionId === id ? asked.code : '',
      savedGross: sumDiscounts(off),
      ...{ freeDelivery, points, giftProductIds: productIds },
    })),
    giftProductIds: [...new Set(applied.flatMap(({ result }) => result.productIds))],
  }
}

/** Why the promotion of a valid code does not apply; null when it does. */
function findNotGivenReason(
  asked: Promotion | undefined,
  { eligible, refused, best }: CheckedPromotions & { best: Combination },
  facts: PromotionContext,
): CodeRefusal | null {
  if (!asked) return { code: 'expired', message: { text: refusalTexts.ended } }
  const isAsked = ({ promotion }: { promotion: Promotion }) => promotion.id === asked.id
  if (best.applied.some(isAsked)) return null
  const unmet = refused.find(({ promotionId }) => promotionId === asked.id)
  if (unmet) return unmet.refusal
  const lines = eligible.find(isAsked)?.lines ?? []
  const alone = bestCombination([{ promotion: asked, lines }], lines, facts)
  const rival = best.applied[0]
  if (rival && alone.applied.length > 0)
    return { code: 'not_combined', message: { text: refusalTexts.notCombined, values: { name: rival.promotion.name } } }
  return findBenefitRefusal(
    asked.benefits,
    lines.map((line) => ({ ...line, left: line.gross })),
    facts,
  )
}

/** A promotion whose conditions are met, with the lines that it applies to. */
interface EligiblePromotion {
  promotion: Promotion
  lines: PromotedLine[]
}

/** Promotions in the order in which they are applied, with their results. */
interface Combination {
  applied: { promotion: Promotion; result: BenefitResult }[]
}

/**
 * The combination that is best for the shopper. All promotions that combine are applied together, the highest priority first, of equal
 * ones the oldest; each that does not is applied alone. The combination that takes most off the goods wins; of equal ones the one with
 * free delivery, then with a gift, then with more points, then the combining ones, then the highest priority.
 */
function bestCombination(eligible: EligiblePromotion[], lines: PromotedLine[], context: PromotionContext): Combination {
  const inOrder = eligible.toSorted((a, b) => byPriority(a.promotion, b.promotion))
  const together = inOrder.filter(({ promotion }) => promotion.combines)
  const alone = inOrder.filter(({ promotion }) => !promotion.combines).map((promotion) => [promotion])
  const [best, ...others] = [together, ...alone].map((some) => applyInOrder(some, lines, context))
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), best as Combination)
}

/** The order in which promotions are applied. */
function byPriority(one: Promotion, other: Promotion): number {
  return other.priority - one.priority || one.id - other.id
}

/** Percentages count from what is left of a line after earlier promotions. */
function applyInOrder(eligible: EligiblePromotion[], lines: PromotedLine[], context: PromotionContext): Combination {
  const left = new Map(lines.map(({ lineId, gross }) => [lineId, gross]))
  const applied = eligible.map(({ promotion, lines }) => {
    const result = applyBenefits(
      promotion.benefits,
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
