/** The weight of each factor, 1 for the merchant's 100. */
export interface ScoreWeights {
  availability: number
  popularity: number
  freshness: number
}

/** The age in seconds at which newness counts half. */
export const halfNewAge = 30 * 24 * 60 * 60
/** The logarithm of the popularity from which on more counts no more. */
export const topPopularity = 12

/**
 * The score of a product whatever is searched for, more is better: whether it can be bought, how popular and how new it is.
 * `scoreSql` is the same in SQL, because suggestions compare products inside of a statement; a property test holds both equal.
 * @param age in seconds
 */
export function score(isSold: boolean, popularity: number, age: number, weights: ScoreWeights): number {
  const popular = Math.min(1, Math.log(1 + Math.max(0, popularity)) / topPopularity)
  const aging = 1 + Math.max(0, age) / halfNewAge
  return weights.availability * (isSold ? 1 : 0) + weights.popularity * popular + weights.freshness / aging
}
