/** The shopper may choose one unit of one of these products. */
export interface GiftBenefit {
  kind: 'gift'
  productIds: number[]
}
