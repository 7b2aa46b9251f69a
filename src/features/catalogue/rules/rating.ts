import { type TextOverrides, translate } from '#shared/text.ts'
import { ratingTexts } from '../texts.ts'

/** How buyers rate a product: the number of published opinions, and the sum of their stars, 1 to 5 each. */
export interface Rating {
  count: number
  sum: number
}

/** A rating as cards show it. */
export interface RatingTexts {
  /** '★ 4,8 (12)' */
  short: string
  /** For screen readers. */
  words: string
}

/** Returns the mean with one decimal, rounded half up: '4,8'; '' without opinions. */
export function meanRating({ count, sum }: Rating): string {
  if (count === 0) return ''
  const tenths = Math.floor((20 * sum + count) / (2 * count))
  return `${Math.floor(tenths / 10)},${tenths % 10}`
}

/** Returns what a card says of a rating; null without opinions. */
export function ratingTextsOf(rating: Rating, overrides: TextOverrides): RatingTexts | null {
  if (rating.count === 0) return null
  const values = { mean: meanRating(rating), count: rating.count }
  return {
    short: translate(ratingTexts.onCard, values, overrides),
    words: translate(ratingTexts.inWords, values, overrides),
  }
}
