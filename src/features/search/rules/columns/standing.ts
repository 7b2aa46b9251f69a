import { flagBits, type ListingColumns } from './listing-columns.ts'

const month = 30 * 24 * 60 * 60 // seconds

/** How much each thing counts, 1 for 100 of the merchant's. */
export interface StandingWeights {
  availability: number
  popularity: number
  freshness: number
}

/** How a product stands among others whatever is searched for, more is better: whether it can be had, how popular and how new it is. */
export function standingOf(columns: ListingColumns, row: number, weights: StandingWeights, now: Date): number {
  const isSold = (columns.flags[row] ?? 0) & flagBits.disabled ? 0 : 1
  const popularity = Math.min(1, Math.log(1 + Math.max(0, columns.popularity[row] ?? 0)) / 12)
  const age = Math.max(0, now.getTime() / 1000 - (columns.createdAt[row] ?? 0))
  return weights.availability * isSold + weights.popularity * popularity + weights.freshness / (1 + age / month)
}
