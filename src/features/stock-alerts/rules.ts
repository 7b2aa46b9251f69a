import { findSaleRefusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import type { Decimal } from '#shared/decimal.ts'

/** The largest quantity for which subscribers of a size are notified: 0 none, null any. The maximum of one order is enough for everyone. */
export function availableQuantity(offer: SizeOffer): Decimal | null {
  if (findSaleRefusal(offer)) return 0n
  const { maximum } = quantityRange(offer.bounds)
  const atOnce = quantityRange({ ...offer.bounds, stock: null }).maximum
  return maximum === atOnce ? null : maximum
}

/** Whether this quantity can be bought now; then no alert is needed. */
export function isQuantityAvailable(offer: SizeOffer, quantity: Decimal): boolean {
  const available = availableQuantity(offer)
  return available === null || quantity <= available // whole steps, so a quantity that is rounded up still fits
}
