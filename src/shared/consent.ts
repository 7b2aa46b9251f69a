/** For what a script may need to be allowed first (art. 399 of the law on electronic communication, art. 6 RODO). */
export const purposes = ['analytics', 'marketing'] as const

export type Purpose = (typeof purposes)[number]

/** What a visitor has answered when he was asked. */
export interface Consent {
  /** Which time of asking he has answered: a shop that changes what it does asks again. */
  round: number
  /** What he allows; empty: nothing beyond what the shop cannot do without. */
  allowed: readonly Purpose[]
  /** By which the answer is found in the log. */
  token: string
}
