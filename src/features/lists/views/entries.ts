import { getOffersByProduct } from '#features/offers/queries.ts'
import { getShownPrices } from '#features/pricing/views.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import { getStoredLines } from '../queries/shopping-lists.ts'
import { type Entry, toEntry, type WantedItem } from '../rules/entry.ts'

/** Wishes as they stand today, each with the wish that it was; those whose product has left the shop have no entry. */
export async function getEntries<Wished extends WantedItem>(
  shop: PublicShop,
  wishes: Wished[],
): Promise<(Wished & { entry: Entry | null })[]> {
  if (wishes.length === 0) return []
  const offers = await getOffersByProduct(shop, [...new Set(wishes.map(({ productId }) => productId))])
  const prices = await getShownPrices(shop, [...offers.keys()])
  const ofProduct = Map.groupBy(offers.values(), ({ product }) => product.id)
  return wishes.map((wish) => ({
    ...wish,
    entry: toEntry(wish, ofProduct.get(wish.productId) ?? [], prices, shop.words),
  }))
}

/** A product as a form or a call names it: its size by its type, '' for whichever. */
export interface NamedProduct {
  productId: number | null
  size: string
  quantity?: Decimal | null
}

/** What forms and calls name, as wishes; products that the shop does not have are left out. */
export async function resolveItems(shop: PublicShop, items: NamedProduct[]): Promise<WantedItem[]> {
  return (await withItems(shop, items)).flatMap(({ wish }) => wish ?? [])
}

/**
 * The same, each item with its wish: null for a product that the shop does not have. Of a size that the product does not have any is meant,
 * and `unknownSize` says so.
 */
export async function withItems<Named extends NamedProduct>(
  shop: PublicShop,
  items: Named[],
): Promise<(Named & { wish: WantedItem | null; unknownSize: boolean })[]> {
  const named = items.map(({ productId, quantity = null }) => ({ productId: productId ?? 0, sizeId: null, quantity }))
  const found = await getEntries(shop, named)
  return items.map((item, place) => {
    const { productId = 0, quantity = null, entry = null } = found[place] ?? {}
    const type = item.size === 'onesize' ? 'uniw' : item.size
    const sizeId = entry?.sizes.find((size) => size.type === type)?.id ?? null
    return { ...item, wish: entry && { productId, sizeId, quantity }, unknownSize: type !== '' && sizeId === null }
  })
}

export interface ListLine extends WantedItem {
  id: number
  entry: Entry
}

/** The lines of a list with today's price and stock, in the order in which they were added; products that have left the shop are left out. */
export async function linesOfList(shop: PublicShop, listId: number): Promise<ListLine[]> {
  const found = await getEntries(shop, await getStoredLines(shop, listId))
  return found.flatMap(({ entry, ...line }) => (entry ? [{ ...line, entry }] : []))
}
