/** How a text was understood, for whoever reads what was found. */
export interface SearchAdvice {
  /** What was searched for in its place: the text without typing errors; null: the text as it stands. */
  corrected: string | null
  /** Not every word was asked for, since no product has them all. */
  relaxed: boolean
  /** Words that no product is described with. */
  unknown: string[]
}
