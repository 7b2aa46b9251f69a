/** Labels that a product may carry. */
export const productLabels = ['new', 'recommended', 'bestseller'] as const
export type ProductLabel = (typeof productLabels)[number]

/** What the merchant decides about a product; no import undoes it. Null gives the decision back to the source. */
export interface ProductChoice {
  id: number
  /** Seen by shoppers; hidden it is nowhere, not even at its address. */
  visible?: false | null
  /** No longer sold: its page stays for those who have it. */
  withdrawn?: true | null
  labels?: ProductLabel[] | null
}
