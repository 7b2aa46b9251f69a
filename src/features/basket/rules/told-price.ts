import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import type { Decimal } from '#shared/decimal.ts'
import { type SizeOffer, unitPrice, worthOf } from './offer.ts'
import { quantityRange } from './quantity.ts'

/** Whether the price is public: not by phone, not in points only, and not of a withdrawn product. */
export function isTold(offer: SizeOffer): boolean {
  return !offer.withdrawn && priceLabel(offer) === 'price'
}

/** The public price of one unit, gross minor units: 0 for a free product; null where there is none. */
export function toldGross(offer: SizeOffer): number | null {
  if (!offer.withdrawn && priceLabel(offer) === 'free') return 0
  return isTold(offer) ? (offer.price?.gross ?? null) : null
}

/** The price of one unit when the least that can be bought is bought, gross minor units; null where there is no public price. */
export function entryGross(offer: SizeOffer): number | null {
  return toldGross(offer) === null ? null : unitPrice(offer, quantityRange(offer.bounds).minimum)
}

/** The public worth of this quantity, gross minor units: 0 where there is no public price. */
export function toldWorth(offer: SizeOffer, quantity: Decimal): number {
  return isTold(offer) ? worthOf(offer, quantity).gross : 0
}
