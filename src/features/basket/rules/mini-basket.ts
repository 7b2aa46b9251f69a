/** How the small basket in the header shows its lines (A4.26, A9.13). */
export type MiniBasketMode = 'hidden' | 'pictures' | 'list'

const listFrom = 10
const maxShown = 22

/** Hidden when empty and above 22 products, where its link to the basket stays; names alone from 10 products on. */
export function miniBasketMode(products: number): MiniBasketMode {
  if (products === 0 || products > maxShown) return 'hidden'
  return products >= listFrom ? 'list' : 'pictures'
}

/** The marker of free delivery is on when nothing is missing any more; before that a line shows how far it is. Minor units; null: never free. */
export function missingToFreeDelivery(toShippingFree: string | undefined): number | null {
  return toShippingFree === undefined ? null : minorUnits(toShippingFree)
}

/** '62.00' or 62, as the wire has it → 6200. */
export function minorUnits(amount: string | number): number {
  const [whole = '', fraction = ''] = `${amount}`.split('.')
  return Number(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`)
}
