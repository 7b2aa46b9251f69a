/** How a text was understood, for whoever reads what was found. */
export interface SearchAdvice {
  /** What was searched for in its place: the text without typing errors; null: the text as it stands. */
  corrected: string | null
  /** What is found need not have all words: no product has them, or only such as mention them. */
  relaxed: boolean
  /** Words that no product is described with. */
  unknown: string[]
}
