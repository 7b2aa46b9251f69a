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

/**
 * Returns the products of each part of a content page that stands for goods, by its index: the first of their list, with prices. No product
 * appears in two rows, and no row has two colours of one; a row without goods is missing.
 */
export async function getProductRows(shop: PublicShop, parts: PagePart[]): Promise<Map<number, PricedProduct[]>> {
  const mostIds = rowLength * parts.filter((part) => 'list' in part).length
  const ids = await Promise.all(parts.map((part) => ('list' in part ? getIdsOfList(shop, part.list, mostIds) : [])))
  const products = await getPricedProducts(shop, [...new Set(ids.flat())])
  const byId = new Map(products.map((product) => [product.id, product]))
  const shown = new Set<number>()
  const rows = ids.map((all) => {
    const others = all.flatMap((id) => (shown.has(id) ? [] : (byId.get(id) ?? [])))
    const row = onePerColour(others).slice(0, rowLength)
    for (const { id } of row) shown.add(id)
    return row
  })
  return new Map([...rows.entries()].filter(([, row]) => row.length > 0))
}

/** Ids of the first products of the list at an address of the shop, whose prices are in its base currency; none where there is no such list. */
async function getIdsOfList(shop: PublicShop, address: string, pageSize: number): Promise<number[]> {
  const base = shop.currencies.find(isBaseCurrency) ?? shop.currency
  const url = URL.parse(convertListAddress(address, base, shop.currency), shop.publicUrl)
  const within = url && (await findSource(shop, url))
  if (!within) return []
  const request = readListRequest(url.searchParams, 'list' in within ? goodsListOrders[within.list] : undefined)
  const { ids } = await getListing(shop, { ...request, within, page: 1, pageSize })
  return ids
}

async function findSource(shop: PublicShop, { pathname, searchParams }: URL): Promise<ListingSource | null> {
  if (pathname === urls.search()) return { text: await understandText(shop, readSearchText(searchParams)) }
  const list = goodsLists.find((name) => serverUrls.goodsList(name) === pathname)
  if (list) return { list }
  const [, id] = /^\/kategoria\/([^/]+)$/.exec(pathname) ?? []
  const category = id === undefined ? null : idAtEnd(id)
  return category !== null && (await findCategory(shop, category)) ? { category } : null
}
