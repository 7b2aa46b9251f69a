/** item: one thing; bundle: several things sold as one; virtual: a gift card, a file; service: work. */
export type ProductKind = 'item' | 'bundle' | 'virtual' | 'service'

/** Whether it is a thing: put into a parcel, and under the law for products. Gift cards and services are not. */
export function isGoods(kind: ProductKind): boolean {
  return kind === 'item' || kind === 'bundle'
}

/** Labels that a product may carry. */
export const productLabels = ['new', 'recommended', 'bestseller'] as const
export type ProductLabel = (typeof productLabels)[number]

/** What the merchant decides about a product; no import undoes it. Null gives the decision back to the source. */
export interface ProductOverride {
  id: number
  /** Seen by shoppers; hidden it is nowhere, not even at its address. */
  visible?: false | null
  /** No longer sold: its page stays for those who have it. */
  withdrawn?: true | null
  labels?: ProductLabel[] | null
}
