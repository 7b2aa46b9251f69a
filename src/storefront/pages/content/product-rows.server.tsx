import { findCategory } from '#features/catalogue/queries/categories.ts'
import { StaticProductCard } from '#features/catalogue/ui/product-card.tsx'
import { headingLevelAfter, splitProductRows } from '#features/content/rules/product-rows.ts'
import { PriceTag } from '#features/pricing/ui/price.tsx'
import { understandText } from '#features/search/queries/understand-text.ts'
import { goodsListOrders, goodsLists } from '#features/search/rules/goods-lists.ts'
import { convertListAddress } from '#features/search/rules/list-filters.ts'
import { getListing } from '#features/search/views/listing.ts'
import type { ListingSource } from '#features/search/views/listing-index.ts'
import { getPricedProducts, type PricedProduct } from '#features/search/views/priced-products.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { isBaseCurrency } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { idAtEnd, urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { readListRequest, readSearchText } from '../listing/list-request.ts'

const rowLength = 4

/** HTML of the page, or of a row of goods. */
export type ShownPart = { html: string } | { goods: string }

/**
 * Splits a content page into its HTML and its rows of goods, each the first of its list, with prices. No product appears in two rows; a row
 * without goods is left out. Rendered here: most content pages show no goods, and load no script for them.
 */
export async function loadPageParts(shop: PublicShop, html: string): Promise<ShownPart[]> {
  const parts = splitProductRows(html)
  const mostIds = rowLength * parts.length
  const ids = await Promise.all(parts.map((part) => ('list' in part ? getIdsOfList(shop, part.list, mostIds) : [])))
  const shown = new Set<number>()
  const rows = ids.map((all) => {
    const row = all.filter((id) => !shown.has(id)).slice(0, rowLength)
    for (const id of row) shown.add(id)
    return row
  })
  const products = new Map((await getPricedProducts(shop, [...shown])).map((product) => [product.id, product]))
  return parts.flatMap((part, index): ShownPart[] => {
    if ('html' in part) return [part]
    const row = rows[index]?.flatMap((id) => products.get(id) ?? []) ?? []
    if (row.length === 0) return []
    const before = parts.slice(0, index).map((earlier) => ('html' in earlier ? earlier.html : ''))
    const heading = headingLevelAfter(before.join(''))
    return [{ goods: renderStatic(shop, <ProductRow products={row} heading={heading} eager={index <= firstRow} />) }]
  })
}

/** Index of the last part whose pictures may be in the first window: below the introduction. */
const firstRow = 1

interface ProductRowProps {
  products: PricedProduct[]
  heading: ReturnType<typeof headingLevelAfter>
  eager: boolean
}

function ProductRow({ products, heading, eager }: ProductRowProps) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 tablet:gap-x-6 desktop:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.id}>
          <StaticProductCard product={product} eager={eager && index < 2} heading={heading}>
            {product.price && (
              <PriceTag price={product.price} from={product.priceFrom} unit={product.unit} hint={product.tierHint} />
            )}
          </StaticProductCard>
        </li>
      ))}
    </ul>
  )
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
