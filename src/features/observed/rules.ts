import { type SizeOffer, whyNotSold } from '#features/basket/rules/offer.ts'
import { quantityRange } from '#features/basket/rules/quantity.ts'
import type { Decimal } from '#shared/decimal.ts'

/**
 * For which quantities whoever waits for a size may be told that it is there: 0 none, null any. As many as may be ordered at once are
 * enough for everybody.
 */
export function thereFor(offer: SizeOffer): Decimal | null {
  if (whyNotSold(offer)) return 0n
  const { maximum } = quantityRange(offer.bounds)
  const atOnce = quantityRange({ ...offer.bounds, stock: null }).maximum
  return maximum === atOnce ? null : maximum
}

/** Whether so many can be bought now; then there is nothing to wait for. */
export function isThere(offer: SizeOffer, quantity: Decimal): boolean {
  const most = thereFor(offer)
  return most === null || quantity <= most // whole steps: what is rounded up to them still fits
}
