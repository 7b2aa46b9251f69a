import { done, type Result, refused } from '#shared/result.ts'
import { refusalTexts } from '../texts/promotions.ts'
import { type Condition, kindOf, namedProducts } from './condition-list.ts'
import type { Promotion } from './promotion.ts'
import {
  type ClientFacts,
  combineRefusals,
  type ProductFacts,
  type PromotedLine,
  type PromotionContext,
  type PromotionRefusal,
  refuse,
} from './promotion-result.ts'

/**
 * The lines that a promotion applies to when all its conditions are met; else every reason why not: first the time and the client, then
 * which goods there are, last how much of them. Other promotions make no difference.
 */
export function checkConditions(
  { conditions }: Pick<Promotion, 'conditions'>,
  lines: PromotedLine[],
  context: PromotionContext,
): Result<PromotedLine[], PromotionRefusal> {
  const discountable = lines.filter(({ combines }) => combines !== false)
  const all = withoutGiftCards(conditions, discountable, context)
  const chosen = all.filter((line) => conditions.every((condition) => includes(condition, line, context)))
  const reasons = [
    ...conditions.map((condition) => findVisitorRefusal(condition, context)),
    chosen.length > 0 ? null : findGoodsRefusal(conditions, all, context),
    ...conditions.map(
      (condition) => kindOf(condition).refuseAmount?.(condition, { chosen, all }, context.currency) ?? null,
    ),
  ].filter((reason) => reason !== null)
  if (chosen.length > 0 && reasons.length === 0) return done(chosen)
  const [reason = refuse('conditions', refusalTexts.nothingToGive), ...others] = reasons
  const leftOut = [
    ...(discountable.length < lines.length ? [reducedLeftOut] : []),
    ...(all.length < discountable.length ? [giftCardsLeftOut] : []),
  ]
  return refused(combineRefusals([reason, ...others, ...leftOut]))
}

/** Lines in campaign prices that combine with no other promotion. */
const reducedLeftOut: PromotionRefusal = refuse('conditions', refusalTexts.reduced)

const giftCardsLeftOut: PromotionRefusal = refuse('conditions', refusalTexts.giftCards)

/** Why a condition about time or the client is not met; null for other conditions. */
export function findVisitorRefusal(
  condition: Condition,
  { now, client }: Pick<PromotionContext, 'now' | 'client'>,
): PromotionRefusal | null {
  const kind = kindOf(condition)
  if (kind.refuseAt) return kind.refuseAt(condition, now)
  if (!kind.refuseClient) return null
  if (!client) return refuse('signed_in_only', refusalTexts.signIn)
  return kind.refuseClient(condition, client as ClientFacts) // the query has read the facts that the kind names
}

function includes(condition: Condition, line: PromotedLine, { goods }: PromotionContext): boolean {
  const facts = goods.get(line.productId) as ProductFacts | undefined // the query has read the facts that the kind names
  return kindOf(condition).goods?.includes(condition, line, facts) ?? true
}

/** The first condition about goods that no line meets; where each is met by some line, the first one, as no line meets all. */
function findGoodsRefusal(
  conditions: Condition[],
  lines: PromotedLine[],
  context: PromotionContext,
): PromotionRefusal | null {
  const aboutGoods = conditions.filter((condition) => kindOf(condition).goods)
  const unmet = aboutGoods.find((condition) => !lines.some((line) => includes(condition, line, context)))
  const [first = null] = aboutGoods
  const condition = unmet ?? first
  return condition && (kindOf(condition).goods?.refuse(condition) ?? null)
}

/** The lines that a promotion may apply to. Gift cards are means of payment: they are left out, unless the promotion names their product. */
function withoutGiftCards(
  conditions: Condition[],
  lines: PromotedLine[],
  { giftCards }: Pick<PromotionContext, 'giftCards'>,
): PromotedLine[] {
  const named = conditions.flatMap(namedProducts)
  return lines.filter(({ productId }) => !giftCards.has(productId) || named.includes(productId))
}

/** Whether a promotion that has not been ended is available at this moment. */
export function isPromotionInForce({ conditions }: Pick<Promotion, 'conditions'>, { now }: { now: Date }): boolean {
  return conditions.every((condition) => (kindOf(condition).refuseAt?.(condition, now) ?? null) === null)
}
