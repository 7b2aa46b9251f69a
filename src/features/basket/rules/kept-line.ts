import { additionalOf } from './asked-terms.ts'
import { type Refusal, type SizeOffer, unitPrice, whyNotSold } from './offer.ts'
import type { Line } from './room.ts'
import { offerOf } from './tailor.ts'

/** A line that is kept beside the sums: put aside for later, or shown to others. */
export interface KeptLine extends Line {
  id: number
}

/** The same as it stands today. */
export interface SeenKeptLine extends KeptLine {
  /** On its terms. */
  offer: SizeOffer
  /** What it is made to, in words. */
  wish: string
  /** Gross of one unit at this quantity, minor units. */
  unitGross: number
  /** Why it cannot be bought now. */
  problem: Refusal | null
}

/** Sees kept lines with today's prices and stock, each by itself. What has left the shop is left out. */
export function seeKept(lines: KeptLine[], offers: Map<number, SizeOffer>): SeenKeptLine[] {
  return lines.flatMap((line) => {
    const offer = offerOf(offers, line)
    if (!offer) return []
    const wish = additionalOf(offer, line.terms, line.additional)
    return { ...line, offer, wish, unitGross: unitPrice(offer, line.quantity), problem: whyNotSold(offer) }
  })
}
