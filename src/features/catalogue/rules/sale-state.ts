/** enable: sold from stock; disable: not sold; order: made or brought when it is ordered. */
export type Availability = 'enable' | 'disable' | 'order'

/** For what a product is sold: for its price, unless one of these says otherwise. */
export interface SaleTerms {
  /** A sample: added to orders by the seller, never bought (A4.7). */
  free: boolean
  /** Its price is told by phone (A4.5). */
  phonePrice: boolean
  /** Of a phone-price product: may be ordered nevertheless, for nothing (A4.8). */
  basketEnabled: boolean
  /** Sold for so many points only (A4.5). */
  pointsPrice: number | null
}

/** What stands where the price would: that it is free, that it is told by phone, points, or the price itself. */
export function priceLabel({
  free,
  phonePrice,
  basketEnabled,
  pointsPrice,
}: SaleTerms): 'free' | 'phone' | 'points' | 'price' {
  if (free || (phonePrice && basketEnabled)) return 'free'
  if (phonePrice) return 'phone'
  return pointsPrice === null ? 'price' : 'points'
}
