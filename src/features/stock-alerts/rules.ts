import { findSaleRefusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import type { Decimal } from '#shared/decimal.ts'

/**
 * For which quantities whoever waits for a size may be told that it is there: 0 none, null any. As many as may be ordered at once are
 * enough for everybody.
 */
export function availableQuantity(offer: SizeOffer): Decimal | null {
  if (findSaleRefusal(offer)) return 0n
  const { maximum } = quantityRange(offer.bounds)
  const atOnce = quantityRange({ ...offer.bounds, stock: null }).maximum
  return maximum === atOnce ? null : maximum
}

/** Whether so many can be bought now; then there is nothing to wait for. */
export function isQuantityAvailable(offer: SizeOffer, quantity: Decimal): boolean {
  const most = availableQuantity(offer)
  return most === null || quantity <= most // whole steps: what is rounded up to them still fits
}
