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

export type PriceLabel = 'free' | 'phone' | 'points' | 'price'

/**
 * What is shown instead of the price: the first row whose terms all apply. `priceLabelSql` is generated from the same rows,
 * because lists store the label of very many products in one statement.
 */
export const priceLabelRows: readonly { label: PriceLabel; terms: readonly (keyof SaleTerms)[] }[] = [
  { label: 'free', terms: ['free'] },
  { label: 'free', terms: ['phonePrice', 'basketEnabled'] },
  { label: 'phone', terms: ['phonePrice'] },
  { label: 'points', terms: ['pointsPrice'] },
]

/** What is shown as the price: free, available by phone, points, or the price itself. */
export function priceLabel(sale: SaleTerms): PriceLabel {
  const applies = (term: keyof SaleTerms) => (term === 'pointsPrice' ? sale.pointsPrice !== null : sale[term])
  return priceLabelRows.find(({ terms }) => terms.every(applies))?.label ?? 'price'
}

/** A card's data on how its product is bought. */
export interface CardTerms extends SaleTerms {
  availability: Availability
  inStock: boolean
  sizeIds: number[]
}

/** How a product is bought from its card: at once, after choosing a size, or not at all (null): not sold now, or not for money. */
export function cardPurchaseMode(terms: Partial<CardTerms>): 'at once' | 'by size' | null {
  const { availability, inStock, sizeIds, ...saleTerms } = terms
  if (!sizeIds?.length || !inStock || availability === 'disable') return null
  if (priceLabel(saleTerms as SaleTerms) !== 'price') return null
  return sizeIds.length > 1 ? 'by size' : 'at once'
}
