import type { SizeQuantity } from '#features/catalogue/rules/product-quantity.ts'
import { type Decimal, decimal, one } from '#shared/decimal.ts'
import type { OrderBundlePart, OrderedGoods } from './order.ts'

/** A part of a bundle as it is now. */
export interface GoodsPartSnapshot extends OrderBundlePart {
  counted: boolean
  /** The sizes available for the part, by id; the name of an only size is empty. */
  sizes: { id: number; name: string; counted: boolean }[]
}

/** The data that an order copies from a size and its product. */
export interface GoodsSnapshot extends OrderedGoods {
  sizeId: number
  productId: number
  /** Neither it nor its parts need stock. */
  madeToOrder: boolean
  /** Whether it is sold from counted stock. */
  counted: boolean
  bundleParts: GoodsPartSnapshot[]
}

/** A bundle with the chosen sizes of its parts in their names; null when one of them is not a size of its part. */
export function withChosenSizes(goods: GoodsSnapshot, sizeIds: number[]): GoodsSnapshot | null {
  if (sizeIds.length === 0) return goods
  if (sizeIds.length !== goods.bundleParts.length) return null
  const parts = goods.bundleParts.flatMap((part, index) => {
    const size = part.sizes.find(({ id }) => id === sizeIds[index])
    const name = size?.name ? `${part.name} ${size.name}` : part.name
    return size ? [{ ...part, sizeId: size.id, name, counted: size.counted }] : []
  })
  return parts.length === sizeIds.length ? { ...goods, bundleParts: parts } : null
}

/** The stock that a quantity of these goods takes: a bundle takes its parts and itself, each where it is counted. */
export function stockShares(goods: GoodsSnapshot, quantity: Decimal): SizeQuantity[] {
  if (goods.madeToOrder) return []
  const parts = goods.bundleParts
    .filter((part) => part.counted)
    .map((part) => ({ sizeId: part.sizeId, quantity: (quantity * decimal(part.quantity)) / one }))
  return goods.counted ? [{ sizeId: goods.sizeId, quantity }, ...parts] : parts
}
