/** What the header counts while products are on their way into the basket. */
export interface Counted {
  /** Lines that the shop has told; null until it has. */
  known: number | null
  /** Products on their way. */
  pending: number
}

/** What the header shows; null: nothing yet, so that nobody is told of an empty basket that is none. */
export function shownCount({ known, pending }: Counted): number | null {
  return known === null ? null : known + pending
}

/** One product more is on its way. */
export function sent({ known, pending }: Counted): Counted {
  return { known, pending: pending + 1 }
}

/** The shop has answered: so many lines; null when it has not taken it. */
export function answered({ known, pending }: Counted, count: number | null): Counted {
  return { known: count ?? known, pending: pending - 1 }
}

/** The header has been told a number: our own, or another one of the shop's. */
export function heard(counted: Counted, shown: number | null): Counted {
  return shown === null || shown === shownCount(counted) ? counted : { ...counted, known: shown }
}
