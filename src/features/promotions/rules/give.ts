import { refusalTexts } from '../texts/refusal.ts'
import { amountOff } from './benefits/amount.ts'
import { nthCheaper, whyNoNth } from './benefits/nth-cheaper.ts'
import { percentOff } from './benefits/percent.ts'
import { pointsFor } from './benefits/points.ts'
import type { Benefit } from './benefits.ts'
import type { Circumstances } from './circumstances.ts'
import type { LeftLine } from './left-line.ts'
import type { PromotionRefusal } from './promoted.ts'
import type { Promotion } from './promotion.ts'
import { refuse } from './refuse.ts'

/** What one promotion gives. */
export interface Gift {
  /** Minor units off, by line; lines that stay as they are have none. */
  off: Map<number, number>
  freeDelivery: boolean
  points: number
  productIds: number[]
}

/** What a promotion gives to the lines that it is for: one benefit after the other, in its own order. */
export function give({ benefits }: Pick<Promotion, 'benefits'>, lines: LeftLine[], seen: Circumstances): Gift {
  const gift: Gift = { off: new Map(), freeDelivery: false, points: 0, productIds: [] }
  let left = lines
  for (const benefit of benefits) {
    const off = offLines(benefit, left, seen)
    left = left.map((line) => ({ ...line, left: line.left - (off.get(line.lineId) ?? 0) }))
    if (benefit.kind === 'free_delivery') gift.freeDelivery = true
    if (benefit.kind === 'points') gift.points += pointsFor(benefit, seen)
    if (benefit.kind === 'gift') gift.productIds.push(...benefit.productIds)
  }
  for (const [place, line] of left.entries()) {
    const before = lines[place]?.left ?? line.left
    if (before > line.left) gift.off.set(line.lineId, before - line.left)
  }
  return gift
}

function offLines(benefit: Benefit, lines: LeftLine[], seen: Circumstances): Map<number, number> {
  switch (benefit.kind) {
    case 'percent':
      return percentOff(benefit, lines)
    case 'amount':
      return amountOff(benefit, lines, seen)
    case 'nth_cheaper':
      return nthCheaper(benefit, lines)
    default:
      return new Map()
  }
}

export function isNothing({ off, freeDelivery, points, productIds }: Gift): boolean {
  return off.size === 0 && !freeDelivery && points === 0 && productIds.length === 0
}

/** Why a promotion whose conditions hold gives nothing. */
export function whyNothing(
  { benefits }: Pick<Promotion, 'benefits'>,
  lines: LeftLine[],
  seen: Circumstances,
): PromotionRefusal {
  for (const benefit of benefits) {
    const reason = benefit.kind === 'nth_cheaper' ? whyNoNth(benefit, lines) : null
    if (reason) return reason
    if (benefit.kind === 'points' && !seen.client) return refuse('signed_in_only', refusalTexts.signIn)
  }
  return refuse('conditions', refusalTexts.nothingToGive)
}
