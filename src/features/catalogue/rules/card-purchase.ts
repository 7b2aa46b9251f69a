import { type Availability, priceLabel, type SaleTerms } from './sale-state.ts'

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
