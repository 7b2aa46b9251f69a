import type { PictureSource } from '#kit/picture.tsx'
import { createOptInList } from '../../opt-in-list.ts'

/** A product whose page the visitor has opened, as the row of those shows it: no price, which may be another one by now. */
export interface SeenProduct {
  id: number
  name: string
  /** '/produkt/…' */
  address: string
  picture: PictureSource | null
}

export const seenProducts = createOptInList<SeenProduct>({
  key: 'seen-products',
  most: 12,
  idOf: ({ id }) => id,
  isItem: (stored) => isSeenProduct(stored as SeenProduct | null),
})

/** Returns the products seen before this one, latest first. */
export function seenBefore(id: number): SeenProduct[] {
  return seenProducts.items().filter((product) => product.id !== id)
}

/** Whether a stored value is a product of this shop. */
export function isSeenProduct(product: SeenProduct | null): boolean {
  return (
    Number.isSafeInteger(product?.id) &&
    typeof product?.name === 'string' &&
    /^\/produkt\/[\w-]+$/.test(product.address) &&
    (product.picture === null || /^[0-9a-f]{64}$/.test(product.picture.file))
  )
}
