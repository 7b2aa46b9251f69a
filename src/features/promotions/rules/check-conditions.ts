import { done, type Result, refused } from '#shared/result.ts'
import { refusalTexts } from '../texts.ts'
import { noneOfCategory, ofCategory } from './conditions/category.ts'
import { whyNotCompany } from './conditions/company.ts'
import { whyNotFirstOrder } from './conditions/first-order.ts'
import { whyNotOfGroup } from './conditions/group.ts'
import { whyNotNow } from './conditions/period.ts'
import { noneOfProducer, ofProducer } from './conditions/producer.ts'
import { noneOfProducts, ofProducts } from './conditions/products.ts'
import { whyNotThatMany } from './conditions/quantity.ts'
import { whyNotSignedIn } from './conditions/signed-in.ts'
import { whyNotWorth } from './conditions/value.ts'
import type { Condition, Promotion } from './promotion.ts'
import {
  combineRefusals,
  type PromotedLine,
  type PromotionContext,
  type PromotionRefusal,
  refuse,
} from './promotion-result.ts'

/**
 * The lines that a promotion is for, when all its conditions hold; else every reason why not: the moment and the shopper come first,
 * then which goods there are, at last how much of them. Other promotions have no part in it.
 */
export function checkConditions(
  { conditions }: Pick<Promotion, 'conditions'>,
  lines: PromotedLine[],
  seen: PromotionContext,
): Result<PromotedLine[], PromotionRefusal> {
  const open = lines.filter(({ combines }) => combines !== false)
  const goods = withoutGiftCards(conditions, open, seen)
  const chosen = goods.filter((line) => conditions.every((condition) => isFor(condition, line, seen)))
  const reasons = [
    ...conditions.map((condition) => findVisitorRefusal(condition, seen)),
    chosen.length > 0 ? null : findGoodsRefusal(conditions, goods, seen),
    ...conditions.map((condition) => findThresholdRefusal(condition, chosen, goods, seen)),
  ].filter((reason) => reason !== null)
  if (chosen.length > 0 && reasons.length === 0) return done(chosen)
  const [reason = refuse('conditions', refusalTexts.nothingToGive), ...others] = reasons
  const leftOut = [
    ...(open.length < lines.length ? [reducedLeftOut] : []),
    ...(goods.length < open.length ? [giftCardsLeftOut] : []),
  ]
  return refused(combineRefusals([reason, ...others, ...leftOut]))
}

/** What a price that goes with no other promotion has made cheaper. */
const reducedLeftOut = refuse('conditions', refusalTexts.reduced)

function isFor(condition: Condition, line: PromotedLine, seen: PromotionContext): boolean {
  switch (condition.kind) {
    case 'category':
      return ofCategory(condition, line, seen)
    case 'producer':
      return ofProducer(condition, line, seen)
    case 'products':
      return ofProducts(condition, line)
    default:
      return true
  }
}

/** Why it is not given at this moment, or not to this shopper. */
export function findVisitorRefusal(condition: Condition, seen: PromotionContext): PromotionRefusal | null {
  switch (condition.kind) {
    case 'period':
      return whyNotNow(condition, seen)
    case 'signed_in':
      return whyNotSignedIn(seen)
    case 'group':
      return whyNotOfGroup(condition, seen)
    case 'company':
      return whyNotCompany(seen)
    case 'first_order':
      return whyNotFirstOrder(seen)
    default:
      return null
  }
}

/** The condition about goods that no line meets, else the first one of them: together no line meets them. */
function findGoodsRefusal(
  conditions: Condition[],
  lines: PromotedLine[],
  seen: PromotionContext,
): PromotionRefusal | null {
  const met = (condition: Condition) => lines.some((line) => isFor(condition, line, seen))
  return first(conditions, (condition) => (met(condition) ? null : noneOf(condition))) ?? first(conditions, noneOf)
}

function noneOf(condition: Condition): PromotionRefusal | null {
  switch (condition.kind) {
    case 'category':
      return noneOfCategory(condition)
    case 'producer':
      return noneOfProducer(condition)
    case 'products':
      return noneOfProducts(condition)
    default:
      return null
  }
}

function findThresholdRefusal(
  condition: Condition,
  chosen: PromotedLine[],
  all: PromotedLine[],
  seen: PromotionContext,
): PromotionRefusal | null {
  switch (condition.kind) {
    case 'value':
      return whyNotWorth(condition, condition.of === 'basket' ? all : chosen, seen)
    case 'quantity':
      return whyNotThatMany(condition, chosen)
    default:
      return null
  }
}

function first<Reason>(conditions: Condition[], reasonOf: (condition: Condition) => Reason | null): Reason | null {
  for (const condition of conditions) {
    const reason = reasonOf(condition)
    if (reason) return reason
  }
  return null
}

/**
 * The lines that a promotion may be for, and whose value it counts. A gift card is money: it is none of them, unless the promotion
 * names its product.
 */
function withoutGiftCards(
  conditions: Condition[],
  lines: PromotedLine[],
  { giftCards }: Pick<PromotionContext, 'giftCards'>,
): PromotedLine[] {
  const isNamed = (id: number) =>
    conditions.some((condition) => condition.kind === 'products' && condition.ids.includes(id))
  return lines.filter(({ productId }) => !giftCards.has(productId) || isNamed(productId))
}

const giftCardsLeftOut: PromotionRefusal = refuse('conditions', refusalTexts.giftCards)

/** Whether a promotion that has not been ended may be given to anybody at this moment. */
export function isInForce({ conditions }: Pick<Promotion, 'conditions'>, seen: { now: Date }): boolean {
  return conditions.every((condition) => condition.kind !== 'period' || whyNotNow(condition, seen) === null)
}
