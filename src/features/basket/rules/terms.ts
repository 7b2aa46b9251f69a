/** How a line is bought, where that is not simply: once, for money, as it lies in the store. */
export interface LineTerms {
  /** Paid with points of the loyalty programme. */
  forPoints: boolean
  /** Every how many days it comes again; 0: bought once. */
  subscriptionDays: number
  /** Of a bundle with parts in sizes: the id of the size of each part, in the order of parts; of all else empty. */
  parts: number[]
  /** What was chosen and typed in a configurator, by the key of its field. */
  configuration: Record<string, string>
}

export const plainTerms: LineTerms = { forPoints: false, subscriptionDays: 0, parts: [], configuration: {} }

/** Whether two lines of one size with one additional text are the same line. A configuration is told apart by its text. */
export function sameTerms(a: LineTerms, b: LineTerms): boolean {
  return a.forPoints === b.forPoints && a.subscriptionDays === b.subscriptionDays && a.parts.join() === b.parts.join()
}

/** Terms as a hidden field of our own forms carries them: '' for plain ones. */
export function writeTerms({ forPoints, subscriptionDays, parts, configuration }: LineTerms): string {
  const told = {
    ...(forPoints && { points: 1 }),
    ...(subscriptionDays > 0 && { days: subscriptionDays }),
    ...(parts.length > 0 && { parts }),
    ...(Object.keys(configuration).length > 0 && { configuration }),
  }
  return Object.keys(told).length > 0 ? JSON.stringify(told) : ''
}
