/** item: one thing; bundle: several things sold as one; virtual: a gift card, a file; service: work. */
export type ProductKind = 'item' | 'bundle' | 'virtual' | 'service'

/** Whether it is a thing: put into a parcel, and under the law for products. Gift cards and services are not. */
export function isGoods(kind: ProductKind): boolean {
  return kind === 'item' || kind === 'bundle'
}
