import { findCategory } from '#features/catalogue/queries/categories.ts'
import { onePerColour } from '#features/catalogue/rules/colour-names.ts'
import type { PagePart } from '#features/content/rules/page-blocks.ts'
import { understandText } from '#features/search/queries/understand-text.ts'
import { goodsListOrders, goodsLists } from '#features/search/rules/goods-lists.ts'
import { convertListAddress } from '#features/search/rules/list-filters.ts'
import { getListing } from '#features/search/views/listing.ts'
import type { ListingSource } from '#features/search/views/listing-index.ts'
import { getPricedProducts, type PricedProduct } from '#features/search/views/priced-products.ts'
import { isBaseCurrency } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { idAtEnd, urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { readListRequest, readSearchText } from '../listing/list-request.ts'

const rowLength = 4

interface ProductRow {
  products: PricedProduct[]
  /** The list that it is the beginning of, in the visitor's currency. */
  list: { address: string; count: number }
}

/**
 * Returns the products of each part of a content page that stands for goods, by its index: the first of their list, with prices. No product
 * appears in two rows, and no row has two colours of one; a row without goods is missing.
 */
export async function getProductRows(shop: PublicShop, parts: PagePart[]): Promise<Map<number, ProductRow>> {
  const mostIds = rowLength * parts.filter((part) => 'list' in part).length
  const lists = await Promise.all(parts.map((part) => ('list' in part ? findList(shop, part.list, mostIds) : null)))
  const products = await getPricedProducts(shop, [...new Set(lists.flatMap((list) => list?.ids ?? []))])
  const byId = new Map(products.map((product) => [product.id, product]))
  const shown = new Set<number>()
  const rows = new Map<number, ProductRow>()
  for (const [index, list] of lists.entries()) {
    if (!list) continue
    const others = list.ids.flatMap((id) => (shown.has(id) ? [] : (byId.get(id) ?? [])))
    const row = onePerColour(others).slice(0, rowLength)
    for (const { id } of row) shown.add(id)
    if (row.length > 0) rows.set(index, { products: row, list })
  }
  return rows
}

/** Returns the list at an address of the shop, whose prices are in its base currency, with its first products; null where there is none. */
async function findList(
  shop: PublicShop,
  written: string,
  pageSize: number,
): Promise<(ProductRow['list'] & { ids: number[] }) | null> {
  const base = shop.currencies.find(isBaseCurrency) ?? shop.currency
  const address = convertListAddress(written, base, shop.currency)
  const url = URL.parse(address, shop.publicUrl)
  const within = url && (await findSource(shop, url))
  if (!within) return null
  url.searchParams.delete('strona') // the row is the beginning of the list
  const request = readListRequest(url.searchParams, 'list' in within ? goodsListOrders[within.list] : undefined)
  const { ids, count } = await getListing(shop, { ...request, within, page: 1, pageSize })
  return { address: url.pathname + url.search + url.hash, count, ids }
}

async function findSource(shop: PublicShop, { pathname, searchParams }: URL): Promise<ListingSource | null> {
  if (pathname === urls.search()) return { text: await understandText(shop, readSearchText(searchParams)) }
  const list = goodsLists.find((name) => serverUrls.goodsList(name) === pathname)
  if (list) return { list }
  const [, id] = /^\/kategoria\/([^/]+)$/.exec(pathname) ?? []
  const category = id === undefined ? null : idAtEnd(id)
  return category !== null && (await findCategory(shop, category)) ? { category } : null
}
