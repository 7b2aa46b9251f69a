import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'

/** Whether anybody may be told what it costs: a price that is told by phone, or stands in points, reaches nobody. */
export function isTold(offer: SizeOffer): boolean {
  return priceLabel(offer) === 'price'
}

/** What one unit costs, gross minor units: nothing for what is free; null where no price is told. */
export function toldGross(offer: SizeOffer): number | null {
  if (priceLabel(offer) === 'free') return 0
  return isTold(offer) ? (offer.price?.gross ?? null) : null
}
