import { decimal, divideHalfUp, one } from '#shared/decimal.ts'
import { refusalTexts } from '../../texts/promotions.ts'
import type { PromotionRefusal, RemainingLine } from '../promotion-result.ts'
import { refuse } from '../promotion-result.ts'

/** A percentage off every nth unit, applied to the cheapest units of the promotion: the third for half price, two for one at 100 %. */
export interface NthCheaperBenefit {
  kind: 'nth_cheaper'
  /** 2 and more. */
  nth: number
  /** '50', '100' */
  percent: string
}

/** Minor units by line. Only whole units count: of 2.5 m, two. */
export function nthCheaper({ nth, percent }: NthCheaperBenefit, lines: RemainingLine[]): Map<number, number> {
  let cheaper = wholeUnits(lines) / BigInt(nth)
  const off = new Map<number, number>()
  for (const line of lines.toSorted(cheapestFirst)) {
    const units = smallerOf(line.quantity / one, cheaper)
    cheaper -= units
    if (units > 0n) off.set(line.lineId, partOf(line, units, percent))
  }
  return off
}

/** Why no unit is the nth one; null when one is. */
export function whyNoNth({ nth }: NthCheaperBenefit, lines: RemainingLine[]): PromotionRefusal | null {
  return wholeUnits(lines) < BigInt(nth) ? refuse('minimum', refusalTexts.tooFewUnits, { nth }) : null
}

function wholeUnits(lines: RemainingLine[]): bigint {
  return lines.reduce((sum, { quantity }) => sum + quantity / one, 0n)
}

/** By what is left of the unit price, compared as fractions. */
function cheapestFirst(a: RemainingLine, b: RemainingLine): number {
  const difference = BigInt(a.left) * b.quantity - BigInt(b.left) * a.quantity
  return difference === 0n ? a.lineId - b.lineId : difference < 0n ? -1 : 1
}

function smallerOf(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

/** The percentage of the cost of this many units of the line, rounded half up once. */
function partOf({ left, quantity }: RemainingLine, units: bigint, percent: string): number {
  return Number(divideHalfUp(BigInt(left) * units * one * decimal(percent), quantity * 100n * one))
}
