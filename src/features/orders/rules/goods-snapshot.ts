import type { SizeQuantity } from '#features/catalogue/rules/size-quantity.ts'
import { type Decimal, decimal, one } from '#shared/decimal.ts'
import type { OrderBundlePart } from './order.ts'

/** A part of a bundle as the shop has it now. */
export interface GoodsPartSnapshot extends OrderBundlePart {
  counted: boolean
  /** Every size that may stand for it, by id; the name of an only size is empty. */
  sizes: { id: number; name: string; counted: boolean }[]
}

/** What an order copies of a size and its product. */
export interface GoodsSnapshot {
  sizeId: number
  productId: number
  /** Neither it nor its parts need be in stock. */
  madeToOrder: boolean
  /** Whether it must lie in a store to be sold. */
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
  bundleParts: GoodsPartSnapshot[]
}

/** A bundle in the sizes that were chosen for its parts, which their names say; null when one of them is none of the part's. */
export function withChosenSizes(goods: GoodsSnapshot, sizeIds: number[]): GoodsSnapshot | null {
  if (sizeIds.length === 0) return goods
  if (sizeIds.length !== goods.bundleParts.length) return null
  const parts = goods.bundleParts.flatMap((part, place) => {
    const size = part.sizes.find(({ id }) => id === sizeIds[place])
    const name = size?.name ? `${part.name} ${size.name}` : part.name
    return size ? [{ ...part, sizeId: size.id, name, counted: size.counted }] : []
  })
  return parts.length === sizeIds.length ? { ...goods, bundleParts: parts } : null
}

/** What a quantity of these goods takes out of the stores: a bundle its parts, and itself, each where it is counted. */
export function stockShares(goods: GoodsSnapshot, quantity: Decimal): SizeQuantity[] {
  if (goods.madeToOrder) return []
  const parts = goods.bundleParts
    .filter((part) => part.counted)
    .map((part) => ({ sizeId: part.sizeId, quantity: (quantity * decimal(part.quantity)) / one }))
  return goods.counted ? [{ sizeId: goods.sizeId, quantity }, ...parts] : parts
}
