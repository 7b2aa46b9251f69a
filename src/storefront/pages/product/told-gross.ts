import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'

/** What one unit costs, in minor units; a price that is told by phone does not reach any page. */
export function toldGross(offer: SizeOffer): number | null {
  const label = priceLabel(offer)
  if (label === 'free') return 0
  return label === 'price' ? (offer.price?.gross ?? null) : null
}
