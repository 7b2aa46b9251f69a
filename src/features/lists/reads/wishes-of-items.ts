import type { Decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { Wish } from '../rules/entry.ts'
import { findEntries } from './find-entries.ts'

/** A product as a form or a call names it: its size by its type, '' for whichever. */
export interface NamedProduct {
  productId: number | null
  size: string
  quantity?: Decimal | null
}

/** What forms and calls name, as wishes; products that the shop does not have are left out, of sizes that it does not have any is meant. */
export async function wishesOfItems(shop: PublicShop, items: NamedProduct[]): Promise<Wish[]> {
  const named = items.flatMap(({ productId, size, quantity = null }) =>
    productId === null ? [] : [{ productId, sizeId: null, quantity, type: size === 'onesize' ? 'uniw' : size }],
  )
  const found = await findEntries(shop, named)
  return found.flatMap(({ productId, quantity, type, entry }) => {
    const sizeId = entry?.sizes.find((size) => size.type === type)?.id ?? null
    return entry ? [{ productId, sizeId, quantity }] : []
  })
}
