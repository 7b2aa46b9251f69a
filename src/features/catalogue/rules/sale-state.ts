import type { Text } from '#shared/text.ts'
import { productTexts } from '../texts/product.ts'

export type Availability = 'enable' | 'disable' | 'order'

/** What of a product decides whether it can be put into a basket. */
export interface SaleConditions {
  availability: Availability
  phonePrice: boolean
  free: boolean
  /** Sold for points only at this price. */
  pointsPrice: number | null
}

export type Hindrance = 'unavailable' | 'phonePrice' | 'pointsOnly' | 'outOfStock'

/** Why nothing of this product can be bought for money, whatever the size (A4.5); null when it can. */
export function productHindrance(product: SaleConditions): Hindrance | null {
  if (product.availability === 'disable') return 'unavailable'
  if (product.phonePrice) return 'phonePrice'
  if (product.pointsPrice !== null) return 'pointsOnly'
  return null
}

/** The words for a hindrance (A8.1, A8.7, A8.8, A8.9). */
export function hindranceText(hindrance: Hindrance): Text {
  return productTexts[hindrance]
}
