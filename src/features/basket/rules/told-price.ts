import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import type { Decimal } from '#shared/decimal.ts'
import { lineWorth, type SizeOffer, unitPrice } from './offer.ts'
import { quantityRange } from './quantity.ts'

/** Whether anybody may be told what it costs: a price that is told by phone, stands in points, or is no longer asked reaches nobody. */
export function isTold(offer: SizeOffer): boolean {
  return !offer.withdrawn && priceLabel(offer) === 'price'
}

/** What one unit costs, gross minor units: nothing for what is free; null where no price is told. */
export function toldGross(offer: SizeOffer): number | null {
  if (!offer.withdrawn && priceLabel(offer) === 'free') return 0
  return isTold(offer) ? (offer.price?.gross ?? null) : null
}

/** The same for whoever buys the least that can be bought. */
export function entryGross(offer: SizeOffer): number | null {
  return toldGross(offer) === null ? null : unitPrice(offer, quantityRange(offer.bounds).minimum)
}

/** What so much of it is worth, gross minor units, as far as anybody may know: nothing where no price is told. */
export function toldWorth(offer: SizeOffer, quantity: Decimal): number {
  return isTold(offer) ? lineWorth(offer, quantity).gross : 0
}
