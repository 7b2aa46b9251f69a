import { getOffersByProduct } from '#features/offers/queries.ts'
import { getShownPrices } from '#features/pricing/views.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import { getStoredLines, type StoredListLine } from '../queries/shopping-lists.ts'
import { type Entry, toEntry, type WantedItem } from '../rules/entry.ts'

/** List items with today's data; `entry` is null when the product no longer exists. */
export async function getEntries<Item extends WantedItem>(
  shop: PublicShop,
  items: Item[],
): Promise<(Item & { entry: Entry | null })[]> {
  if (items.length === 0) return []
  const offers = await getOffersByProduct(shop, [...new Set(items.map(({ productId }) => productId))])
  const prices = await getShownPrices(shop, [...offers.keys()])
  const ofProduct = Map.groupBy(offers.values(), ({ product }) => product.id)
  return items.map((item) => ({
    ...item,
    entry: toEntry(item, ofProduct.get(item.productId) ?? [], prices, shop.textOverrides),
  }))
}

/** A product as a form or a request names it: its size by its type, '' for any. */
export interface NamedProduct {
  productId: number | null
  size: string
  quantity?: Decimal | null
}

/** The products of a form or a request as list items; those that the shop does not have are skipped. */
export async function resolveItems(shop: PublicShop, items: NamedProduct[]): Promise<WantedItem[]> {
  return (await withItems(shop, items)).flatMap(({ wanted }) => wanted ?? [])
}

/**
 * The same, with the list item of each: null for a product that the shop does not have. An unknown size counts as any size, and `unknownSize` is set.
 */
export async function withItems<Named extends NamedProduct>(
  shop: PublicShop,
  items: Named[],
): Promise<(Named & { wanted: WantedItem | null; unknownSize: boolean })[]> {
  const named = items.map(({ productId, quantity = null }) => ({ productId: productId ?? 0, sizeId: null, quantity }))
  const found = await getEntries(shop, named)
  return items.map((item, index) => {
    const { productId = 0, quantity = null, entry = null } = found[index] ?? {}
    const type = item.size === 'onesize' ? 'uniw' : item.size
    const sizeId = entry?.sizes.find((size) => size.type === type)?.id ?? null
    return { ...item, wanted: entry && { productId, sizeId, quantity }, unknownSize: type !== '' && sizeId === null }
  })
}

export interface ListLine extends StoredListLine {
  entry: Entry
}

/** The lines of a list with today's price and stock, in the order in which they were added, without products that no longer exist. */
export function linesOfList(shop: PublicShop, listId: number): Promise<ListLine[]> {
  return linesOfLists(shop, [listId])
}

/** The same for several lists at once. */
export async function linesOfLists(shop: PublicShop, listIds: number[]): Promise<ListLine[]> {
  const found = await getEntries(shop, await getStoredLines(shop, listIds))
  return found.flatMap(({ entry, ...line }) => (entry ? [{ ...line, entry }] : []))
}
