import { type Decimal, one } from '#shared/decimal.ts'

/** What a quantity brings in points of the loyalty programme, `points` being those for one unit: whole ones, rounded down once. */
export function pointsReceived(points: number, quantity: Decimal): number {
  return Number((BigInt(points) * quantity) / one)
}
