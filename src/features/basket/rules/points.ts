import { divideHalfUp, one } from '#shared/decimal.ts'
import { basketTexts } from '../texts/basket.ts'
import { type Refusal, refusal, type SizeOffer } from './offer.ts'
import type { Line } from './room.ts'

type PointsLine = Pick<Line, 'quantity' | 'terms'> & { offer: Pick<SizeOffer, 'unitPoints'> }

/** What lines cost in points; those that are paid with money cost none. */
export function pointsOf(lines: PointsLine[]): number {
  return lines.reduce((sum, { quantity, offer }) => sum + pointsFor(offer.unitPoints, quantity), 0)
}

/** What a quantity costs in points: whole ones, rounded half up once. */
export function pointsFor(unitPoints: number, quantity: bigint): number {
  return Number(divideHalfUp(BigInt(unitPoints) * quantity, one))
}

/**
 * Why a line cannot be paid with points beside these others (A6.2): a visitor has none, and a client may not have enough for all of them.
 * @param points what the client has; null of a visitor
 */
export function whyNotForPoints(line: PointsLine, all: PointsLine[], points: number | null): Refusal | null {
  if (!line.terms.forPoints) return null
  if (points === null) return refusal('points_only', basketTexts.pointsOnly)
  const needed = pointsOf(all)
  return needed > points ? refusal('not_enough_points', basketTexts.notEnoughPoints, { needed, points }) : null
}
