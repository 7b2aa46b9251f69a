/** What an opinion is of: a product, or the shop as a whole. */
export type OpinionSubject = { productId: number } | 'shop'

/** Whose opinions: by address, by client, or by both; null: not known, or not proven to be theirs. */
export interface OpinionAuthor {
  email: string | null
  customerId: number | null
}

/** Who can change what an opinion shows: it waits for the shop, is seen by all, or by its author alone. */
export const opinionStates = ['waiting', 'published', 'rejected'] as const

export type OpinionState = (typeof opinionStates)[number]

/** Stars, the best first. */
export const opinionRatings = [5, 4, 3, 2, 1] as const

/** A published opinion. */
export interface Opinion {
  id: number
  /** Stars, 1 to 5. */
  rating: number
  content: string
  /** As shown beside it. */
  author: string
  /** Of the text: 'pl'. */
  language: string
  /** The purchase is proven, by an order of this shop or of the one from which the opinion was taken over. */
  isConfirmed: boolean
  writtenAt: Date
  /** The shop's answer; '' without one. */
  answer: string
  answeredAt: Date | null
  /** Visitors whom it has helped, and whom it has not. */
  helpful: number
  unhelpful: number
}

/** How many published opinions have so many stars, and how many of them are of proven buyers. */
export interface RatingCount {
  rating: number
  count: number
  confirmed: number
}

/** The number of opinions that a page shows of a product in one step. */
export const opinionsPerPage = 10

/** A card cuts longer texts, in characters (B9.18). */
const shownInFull = 95

/** Returns what a card shows of a text until the reader asks for more: its first words in one line, with '…' where something is missing. */
export function beginningOf(content: string): string {
  const line = content.replace(/\s+/g, ' ')
  if (line.length <= shownInFull) return line
  const cut = line.slice(0, shownInFull)
  const end = cut.lastIndexOf(' ')
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[\s,;:–-]+$/, '')}…`
}

/** Returns the number of opinions and the sum of their stars. */
export function sumRatings(counts: readonly RatingCount[]): { count: number; sum: number; confirmed: number } {
  const total = { count: 0, sum: 0, confirmed: 0 }
  for (const { rating, count, confirmed } of counts) {
    total.count += count
    total.sum += rating * count
    total.confirmed += confirmed
  }
  return total
}

/** Returns how many opinions such a filter leaves: those with one of the ratings (all where there are none), of proven buyers only or of all. */
export function countMatching(
  counts: readonly RatingCount[],
  { ratings, confirmedOnly }: { ratings: readonly number[]; confirmedOnly: boolean },
): number {
  const matching = counts.filter(({ rating }) => ratings.length === 0 || ratings.includes(rating))
  const total = sumRatings(matching)
  return confirmedOnly ? total.confirmed : total.count
}
