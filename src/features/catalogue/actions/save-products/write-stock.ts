import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import { stockedSizes } from '../../reads/products-by-source.ts'
import { upsertStock } from '../../writes/sizes.ts'
import type { Candidate } from './candidate.ts'

export interface Stocked {
  /** Ids of the sizes by type. */
  sizes: Map<string, number>
  changed: boolean
}

/** Writes the stock that differs from what the source says; by product id. */
export async function writeStock(
  shop: PublicShop,
  candidates: Candidate[],
  ids: Map<string, number>,
): Promise<Map<number, Stocked>> {
  const wanted = new Map(
    candidates.map(({ product, former }) => [
      ids.get(product.sourceId) ?? former?.id ?? 0,
      new Map(product.sizes.map(({ type, stock }) => [type, stock])),
    ]),
  )
  const stocked = new Map<number, Stocked>([...wanted.keys()].map((id) => [id, { sizes: new Map(), changed: false }]))
  const rows: { size_id: number; quantity: string }[] = []
  for (const { id, productId, type, stock } of await stockedSizes(shop, [...wanted.keys()])) {
    const quantity = wanted.get(productId)?.get(type) ?? '0'
    const product = stocked.get(productId)
    product?.sizes.set(type, id)
    if (stock !== null && decimal(stock) === decimal(quantity)) continue
    rows.push({ size_id: id, quantity })
    if (product) product.changed = true
  }
  await upsertStock(shop, rows)
  return stocked
}
