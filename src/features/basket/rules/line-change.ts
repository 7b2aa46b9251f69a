import type { Decimal } from '#shared/decimal.ts'
import type { Refusal, SizeOffer } from './offer.ts'
import type { Line } from './room.ts'
import { type LineTerms, sameTerms } from './terms.ts'

/** A quantity that a line shall have: that many more, that many in all, or that many less. None left removes it. */
export interface Wanted {
  /** On these terms. */
  offer: SizeOffer
  additional: string
  terms: LineTerms
  how: 'add' | 'set' | 'take'
  quantity: Decimal
  /** Null: stays as it is. */
  comment: string | null
}

/** What became of one line. `quantity` is what it has now, `before` what it had; 0 when it is not in the basket. */
export interface LineChange {
  sizeId: number
  additional: string
  terms: LineTerms
  quantity: Decimal
  before: Decimal
  /** Ordered, but another quantity than asked for. */
  alert: Refusal['message'] | null
  refusal: Refusal | null
}

/** What tells lines apart. */
export type LineKey = Pick<Line, 'sizeId' | 'additional' | 'terms'>

/** One line of a basket is one size with one additional text, bought on the same terms. */
export function sameLine(a: LineKey, b: LineKey): boolean {
  return a.sizeId === b.sizeId && a.additional === b.additional && sameTerms(a.terms, b.terms)
}

export function keyOf({ offer, additional, terms }: Wanted): LineKey {
  return { sizeId: offer.size.id, additional, terms }
}
