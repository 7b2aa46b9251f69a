import { additionalText } from '#features/offers/rules/additional-text.ts'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { findSaleRefusal, type Refusal, type SizeOffer, unitPrice } from '#features/offers/rules/offer.ts'
import type { Line } from '#features/offers/rules/remaining-limits.ts'
import type { Message } from '#shared/text.ts'
import { basketShareTexts } from '../texts/share.ts'
import type { PendingMessage } from './messages.ts'

/** A line outside the basket's total: saved for later, or shared. */
export interface DetachedLine extends Line {
  id: number
}

/** The same with current data. */
export interface PricedDetachedLine extends DetachedLine {
  /** With the line's options. */
  offer: SizeOffer
  /** Engraved text or configuration. */
  configurationText: string
  /** Gross of one unit at this quantity, minor units. */
  unitGross: number
  /** Why it cannot be bought now. */
  problem: Refusal | null
}

/** Detached lines with current prices and stock, each checked separately. Deleted products are left out. */
export function priceDetachedLines(lines: DetachedLine[], offers: Map<number, SizeOffer>): PricedDetachedLine[] {
  return lines.flatMap((line) => {
    const offer = getLineOffer(offers, line)
    if (!offer) return []
    const configurationText = additionalText(offer, line.options, line.additional)
    return {
      ...line,
      offer,
      configurationText,
      unitGross: unitPrice(offer, line.quantity),
      problem: findSaleRefusal(offer),
    }
  })
}

/** Maximum number of active shared baskets per visit. */
export const maxShares = 20

/** Why a basket is not shared. */
export interface ShareRefusal {
  code: 'nothing_to_share' | 'too_many_shared'
  message: Message
}

export function nothingToShare(): ShareRefusal {
  return { code: 'nothing_to_share', message: { text: basketShareTexts.nothing } }
}

export function tooManyShared(): ShareRefusal {
  return { code: 'too_many_shared', message: { text: basketShareTexts.tooMany, values: { count: maxShares } } }
}

export function sharingMessage({ code, message }: ShareRefusal): PendingMessage {
  return { type: 'error', code, message, product: null, undo: [] }
}
