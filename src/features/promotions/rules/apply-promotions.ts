import { refusalTexts } from '../texts/refusal.ts'
import type { Circumstances } from './circumstances.ts'
import { bestCombination, type Combination, inTurn, type OpenPromotion, sumOf } from './combine.ts'
import { whyNothing } from './give.ts'
import { judge } from './judge.ts'
import type { CodeRefusal, Promoted, PromotedLine, RefusedPromotion } from './promoted.ts'
import type { Promotion } from './promotion.ts'
import { codeText, type RebateCode, whyNotCode } from './rebate-code.ts'
import { allOf } from './refuse.ts'

/** Everything that decides promotions beside the lines: read once for a basket. */
export interface PromotionFacts extends Circumstances {
  /** The code that was typed, '' for none. */
  code: string
  /** What is known of it; null when there is no such code. */
  rebateCode: RebateCode | null
  /** All that have not been ended, those that need a code among them. */
  promotions: Promotion[]
}

/** What becomes of these lines by the promotions that are in force. The order of the lines changes nothing. */
export function applyPromotions(facts: PromotionFacts, lines: PromotedLine[]): Promoted {
  const text = codeText(facts.code)
  const codeRefusal = text === '' ? null : whyNotCode(facts.rebateCode, facts)
  const askedId = text === '' || codeRefusal ? null : facts.rebateCode?.promotionId
  const { open, refused } = judgeAll(facts, lines, (promotion) => !promotion.needsCode || promotion.id === askedId)
  const best = bestCombination(open, lines, facts)
  const asked = facts.promotions.find(({ id }) => id === askedId)
  const refusal = codeRefusal
    ? withMissing(codeRefusal, facts, lines)
    : whyNotGiven(asked, { open, refused, best }, facts)
  return {
    ...tell(best, asked ? { promotionId: asked.id, code: text } : null),
    refused: refused.filter(({ promotionId }) => promotionId !== askedId),
    code: text === '' ? null : { text, refusal },
  }
}

/** Whoever must sign in for a code hears at once what else its promotion asks for. */
function withMissing(refusal: CodeRefusal, facts: PromotionFacts, lines: PromotedLine[]): CodeRefusal {
  const promotion = facts.promotions.find(({ id }) => id === facts.rebateCode?.promotionId)
  if (!promotion || refusal.code !== 'signed_in_only') return refusal
  const outcome = judge(promotion, lines, facts)
  return outcome.ok ? refusal : allOf([refusal, outcome.problem])
}

interface Judged {
  open: OpenPromotion[]
  refused: RefusedPromotion[]
}

function judgeAll(facts: PromotionFacts, lines: PromotedLine[], comesUp: (promotion: Promotion) => boolean): Judged {
  const judged: Judged = { open: [], refused: [] }
  for (const promotion of facts.promotions.filter(comesUp).toSorted(inTurn)) {
    const outcome = judge(promotion, lines, facts)
    if (outcome.ok) judged.open.push({ promotion, lines: outcome.value })
    else judged.refused.push({ promotionId: promotion.id, name: promotion.name, refusal: outcome.problem })
  }
  return judged
}

function tell(
  { given }: Combination,
  asked: { promotionId: number; code: string } | null,
): Pick<Promoted, 'discounts' | 'applied' | 'giftProductIds'> {
  return {
    discounts: given.flatMap(({ promotion: { id, name }, gift }) =>
      [...gift.off]
        .toSorted(([one], [other]) => one - other)
        .map(([lineId, gross]) => ({ lineId, promotionId: id, name, gross })),
    ),
    applied: given.map(({ promotion: { id, name }, gift: { off, freeDelivery, points, productIds } }) => ({
      promotionId: id,
      name,
      code: asked?.promotionId === id ? asked.code : '',
      savedGross: sumOf(off),
      ...{ freeDelivery, points, giftProductIds: productIds },
    })),
    giftProductIds: [...new Set(given.flatMap(({ gift }) => gift.productIds))],
  }
}

/** Why what a good code asks for is not given; null when it is. */
function whyNotGiven(
  asked: Promotion | undefined,
  { open, refused, best }: Judged & { best: Combination },
  facts: Circumstances,
): CodeRefusal | null {
  if (!asked) return { code: 'expired', message: { text: refusalTexts.ended } }
  const isAsked = ({ promotion }: { promotion: Promotion }) => promotion.id === asked.id
  if (best.given.some(isAsked)) return null
  const unmet = refused.find(({ promotionId }) => promotionId === asked.id)
  if (unmet) return unmet.refusal
  const lines = open.find(isAsked)?.lines ?? []
  const alone = bestCombination([{ promotion: asked, lines }], lines, facts)
  const rival = best.given[0]
  if (rival && alone.given.length > 0)
    return { code: 'not_combined', message: { text: refusalTexts.notCombined, values: { name: rival.promotion.name } } }
  return whyNothing(
    asked,
    lines.map((line) => ({ ...line, left: line.gross })),
    facts,
  )
}
