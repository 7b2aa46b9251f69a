/** What the header counts while products are on their way into the basket. */
export interface Counted {
  /** Lines that the shop has told; null until it has. */
  known: number | null
  /** Products on their way. */
  pending: number
  /** What the header was told from here, and has not said back yet. */
  told: number[]
}

export const nothingCounted: Counted = { known: null, pending: 0, told: [] }

/** What the header shows; null: nothing yet, so that nobody is told of an empty basket that is none. */
export function shownCount({ known, pending }: Pick<Counted, 'known' | 'pending'>): number | null {
  return known === null ? null : known + pending
}

/** One product more is on its way. */
export function sent(counted: Counted): Counted {
  return told({ ...counted, pending: counted.pending + 1 })
}

/** The shop has answered: so many lines; null when it has not taken it. */
export function answered(counted: Counted, count: number | null): Counted {
  return told({ ...counted, known: count ?? counted.known, pending: counted.pending - 1 })
}

/** The header says a number: one that it was told from here, maybe late, or another one of the shop's. */
export function heard(counted: Counted, shown: number | null): Counted {
  const place = shown === null ? -1 : counted.told.indexOf(shown)
  if (place !== -1) return { ...counted, told: counted.told.slice(place + 1) }
  return shown === null || shown === shownCount(counted) ? counted : told({ ...counted, known: shown })
}

function told(counted: Counted): Counted {
  const shown = shownCount(counted)
  return shown === null ? counted : { ...counted, told: [...counted.told, shown] }
}
