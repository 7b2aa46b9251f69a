import { done, type Result, refused } from '#shared/result.ts'
import { refusalTexts } from '../texts/refusal.ts'
import type { Circumstances } from './circumstances.ts'
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
import type { Condition } from './conditions.ts'
import { giftCardsLeftOut, withoutGiftCards } from './gift-cards.ts'
import type { PromotedLine, PromotionRefusal } from './promoted.ts'
import type { Promotion } from './promotion.ts'
import { allOf, refuse } from './refuse.ts'

/**
 * The lines that a promotion is for, when all its conditions hold; else every reason why not: the moment and the shopper come first,
 * then which goods there are, at last how much of them. Other promotions have no part in it.
 */
export function judge(
  { conditions }: Pick<Promotion, 'conditions'>,
  lines: PromotedLine[],
  seen: Circumstances,
): Result<PromotedLine[], PromotionRefusal> {
  const open = lines.filter(({ combines }) => combines !== false)
  const goods = withoutGiftCards(conditions, open, seen)
  const chosen = goods.filter((line) => conditions.every((condition) => isFor(condition, line, seen)))
  const reasons = [
    ...conditions.map((condition) => whyNotGiven(condition, seen)),
    chosen.length > 0 ? null : whyNoGoods(conditions, goods, seen),
    ...conditions.map((condition) => whyNotEnough(condition, chosen, goods, seen)),
  ].filter((reason) => reason !== null)
  if (chosen.length > 0 && reasons.length === 0) return done(chosen)
  const [reason = refuse('conditions', refusalTexts.nothingToGive), ...others] = reasons
  const leftOut = [
    ...(open.length < lines.length ? [reducedLeftOut] : []),
    ...(goods.length < open.length ? [giftCardsLeftOut] : []),
  ]
  return refused(allOf([reason, ...others, ...leftOut]))
}

/** What a price that goes with no other promotion has made cheaper. */
const reducedLeftOut = refuse('conditions', refusalTexts.reduced)

function isFor(condition: Condition, line: PromotedLine, seen: Circumstances): boolean {
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
export function whyNotGiven(condition: Condition, seen: Circumstances): PromotionRefusal | null {
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
function whyNoGoods(conditions: Condition[], lines: PromotedLine[], seen: Circumstances): PromotionRefusal | null {
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

function whyNotEnough(
  condition: Condition,
  chosen: PromotedLine[],
  all: PromotedLine[],
  seen: Circumstances,
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
