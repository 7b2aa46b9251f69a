/** Purposes that need consent before scripts may run (art. 399 of the law on electronic communication, art. 6 RODO). */
export const purposes = ['analytics', 'marketing'] as const

export type Purpose = (typeof purposes)[number]

/** A visitor's consent decision. */
export interface Consent {
  /** The version of the question: a shop that changes its purposes asks again. */
  readonly round: number
  /** The allowed purposes; empty: only what the shop strictly needs. */
  readonly allowed: readonly Purpose[]
  /** Identifies the decision in the log. */
  readonly token: string
}
