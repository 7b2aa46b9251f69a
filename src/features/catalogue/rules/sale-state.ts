/** enable: sold from stock; disable: not sold; order: made or supplied to order. */
export type Availability = 'enable' | 'disable' | 'order'

/** How a product is paid: by its price, unless one of these applies. */
export interface SaleTerms {
  /** A sample: added to orders by the seller, never bought (A4.7). */
  free: boolean
  /** Its price is available by phone (A4.5). */
  phonePrice: boolean
  /** For a phone-price product: may be ordered nevertheless, for nothing (A4.8). */
  basketEnabled: boolean
  /** Sold only for this many points (A4.5). */
  pointsPrice: number | null
}

/** What is shown as the price: free, available by phone, points, or the price itself. */
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
