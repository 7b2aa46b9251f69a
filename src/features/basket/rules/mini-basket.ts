/** How the small basket in the header shows its lines (A4.26, A9.13). */
export type MiniBasketMode = 'hidden' | 'pictures' | 'list'

const listFrom = 10
const mostShown = 22

/** Hidden when empty and above 22 products; names alone from 10 products on. */
export function miniBasketMode(products: number): MiniBasketMode {
  if (products === 0 || products > mostShown) return 'hidden'
  return products >= listFrom ? 'list' : 'pictures'
}

/** Whether the marker of free delivery is on: nothing is missing any more. */
export function deliversFree(toShippingFree: string | undefined): boolean {
  return toShippingFree !== undefined && Number(toShippingFree) === 0
}
