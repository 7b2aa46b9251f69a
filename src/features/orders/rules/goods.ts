import type { StockShare } from '#features/catalogue/rules/stock.ts'
import { type Decimal, decimal, one } from '#shared/decimal.ts'
import type { BundlePart } from './order.ts'

/** What an order copies of a size and its product. */
export interface Goods {
  sizeId: number
  productId: number
  kind: 'item' | 'bundle' | 'virtual' | 'service'
  /** Need not be in stock. */
  madeToOrder: boolean
  /** Whether any store counts it at all. */
  counted: boolean
  name: string
  versionName: string
  /** Empty for the only size of a product. */
  sizeName: string
  code: string | null
  ean: string | null
  picture: string | null
  unit: string
  precision: number
  bundleParts: BundlePart[]
}

/**
 * What a quantity of these goods takes out of the stores: a bundle its parts, and itself where bundles are counted; what is made
 * to order nothing; virtual goods and services only where they are counted.
 */
export function sharesOf(goods: Goods, quantity: Decimal): StockShare[] {
  if (goods.madeToOrder) return []
  const parts = goods.bundleParts.map((part) => ({
    sizeId: part.sizeId,
    quantity: (quantity * decimal(part.quantity)) / one,
  }))
  const itself = goods.kind === 'item' || goods.counted ? [{ sizeId: goods.sizeId, quantity }] : []
  return [...itself, ...parts]
}
