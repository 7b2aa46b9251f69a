/** How the mini basket in the header shows its lines (A4.26, A9.13). */
export type MiniBasketMode = 'hidden' | 'pictures' | 'list'

const listFrom = 10
const maxShown = 22

/** The mode: hidden when empty and above 22 products, where the link to the basket remains; names without pictures from 10 products on. */
export function miniBasketMode(products: number): MiniBasketMode {
  if (products === 0 || products > maxShown) return 'hidden'
  return products >= listFrom ? 'list' : 'pictures'
}

/** The amount missing to free delivery in minor units; 0: delivery is free; null: it is never free. */
export function missingToFreeDelivery(toShippingFree: string | undefined): number | null {
  return toShippingFree === undefined ? null : minorUnits(toShippingFree)
}

/** Parses a wire amount to minor units: '62.00' or 62 → 6200. */
export function minorUnits(amount: string | number): number {
  const [whole = '', fraction = ''] = `${amount}`.split('.')
  return Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`)
}
