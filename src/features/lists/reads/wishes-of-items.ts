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

/** What forms and calls name, as wishes; products that the shop does not have are left out. */
export async function wishesOfItems(shop: PublicShop, items: NamedProduct[]): Promise<Wish[]> {
  return (await withWishes(shop, items)).flatMap(({ wish }) => wish ?? [])
}

/**
 * The same, each item with its wish: null for a product that the shop does not have. Of a size that the product does not have any is meant,
 * and `unknownSize` says so.
 */
export async function withWishes<Named extends NamedProduct>(
  shop: PublicShop,
  items: Named[],
): Promise<(Named & { wish: Wish | null; unknownSize: boolean })[]> {
  const named = items.map(({ productId, quantity = null }) => ({ productId: productId ?? 0, sizeId: null, quantity }))
  const found = await findEntries(shop, named)
  return items.map((item, place) => {
    const { productId = 0, quantity = null, entry = null } = found[place] ?? {}
    const type = item.size === 'onesize' ? 'uniw' : item.size
    const sizeId = entry?.sizes.find((size) => size.type === type)?.id ?? null
    return { ...item, wish: entry && { productId, sizeId, quantity }, unknownSize: type !== '' && sizeId === null }
  })
}
