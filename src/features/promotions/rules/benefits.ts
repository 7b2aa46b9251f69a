import { percentOf } from '#features/pricing/rules/price-in-force.ts'
import { decimal, divideHalfUp, one } from '#shared/decimal.ts'
import { convertFromBase, isBaseCurrency } from '#shared/money.ts'
import { refusalTexts } from '../texts/promotions.ts'
import { type PromotionContext, type PromotionRefusal, type RemainingLine, refuse } from './promotion-result.ts'

/** An amount off all the lines of the promotion together; never more than they cost. */
interface AmountBenefit {
  kind: 'amount'
  /** Minor units of the base currency. */
  amount: number
}

function amountOff(
  { amount }: AmountBenefit,
  lines: RemainingLine[],
  { currency }: Pick<PromotionContext, 'currency'>,
): Map<number, number> {
  return allocateAmount(isBaseCurrency(currency) ? amount : convertFromBase(amount, currency), lines)
}

/**
 * Divides an amount, at most the sum of the lines, in proportion to what is left of them, by largest remainder: minor units that
 * rounding down leaves over go to the largest remainders, of equal ones to the oldest line.
 */
export function allocateAmount(amount: number, lines: Pick<RemainingLine, 'lineId' | 'left'>[]): Map<number, number> {
  const whole = lines.reduce((sum, { left }) => sum + BigInt(left), 0n)
  if (whole === 0n) return new Map()
  const given = BigInt(amount) < whole ? BigInt(amount) : whole
  const shares = lines.map(({ lineId, left }) => {
    const exact = given * BigInt(left)
    return { lineId, share: Number(exact / whole), remainder: exact % whole }
  })
  let over = Number(given) - shares.reduce((sum, { share }) => sum + share, 0)
  const byRemainder = shares.toSorted((one, other) =>
    one.remainder === other.remainder ? one.lineId - other.lineId : one.remainder > other.remainder ? -1 : 1,
  )
  return new Map(byRemainder.map(({ lineId, share }) => [lineId, over-- > 0 ? share + 1 : share]))
}

/** A percentage off every line of the promotion, of what earlier promotions have left of it. */
interface PercentBenefit {
  kind: 'percent'
  /** '10', '12.5' */
  percent: string
}

/** Minor units by line, rounded half up once per line. */
function percentOff({ percent }: PercentBenefit, lines: RemainingLine[]): Map<number, number> {
  return new Map(lines.map(({ lineId, left }) => [lineId, percentOf(left, percent)]))
}

/** A percentage off every nth unit, applied to the cheapest units of the promotion: the third for half price, two for one at 100 %. */
interface NthCheaperBenefit {
  kind: 'nth_cheaper'
  /** 2 and more. */
  nth: number
  /** '50', '100' */
  percent: string
}

/** Minor units by line. Only whole units count: of 2.5 m, two. */
function nthCheaper({ nth, percent }: NthCheaperBenefit, lines: RemainingLine[]): Map<number, number> {
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
function whyNoNth({ nth }: NthCheaperBenefit, lines: RemainingLine[]): PromotionRefusal | null {
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

/** Points of the loyalty programme besides those of the goods; only clients have points (A6.2, B9.30). */
interface PointsBenefit {
  kind: 'points'
  points: number
}

function pointsFor({ points }: PointsBenefit, { client }: Pick<PromotionContext, 'client'>): number {
  return client ? points : 0
}

/** Every way of delivery is free. */
interface FreeDeliveryBenefit {
  kind: 'free_delivery'
}

/** The shopper may choose one unit of one of these products. */
interface GiftBenefit {
  kind: 'gift'
  productIds: number[]
}

/** What makes goods cheaper. */
type LineBenefit = PercentBenefit | AmountBenefit | NthCheaperBenefit

/** What a promotion gives. Amounts are gross minor units of the base currency. */
export type Benefit = LineBenefit | FreeDeliveryBenefit | GiftBenefit | PointsBenefit

/** The sum of the discounts, minor units. */
export function sumDiscounts(off: Map<number, number>): number {
  return [...off.values()].reduce((sum, gross) => sum + gross, 0)
}

/** The result of one promotion. */
export interface BenefitResult {
  /** Minor units off, by line; lines without a discount are left out. */
  off: Map<number, number>
  freeDelivery: boolean
  points: number
  productIds: number[]
}

/** Applies the benefits of a promotion to its lines, one after the other. */
export function applyBenefits(benefits: Benefit[], lines: RemainingLine[], context: PromotionContext): BenefitResult {
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

export function isEmptyResult({ off, freeDelivery, points, productIds }: BenefitResult): boolean {
  return off.size === 0 && !freeDelivery && points === 0 && productIds.length === 0
}

/** Why a promotion whose conditions are met has no effect. */
export function findBenefitRefusal(
  benefits: Benefit[],
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
