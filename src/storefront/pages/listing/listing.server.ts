import { data } from 'react-router'
import type { ProductLabel } from '#features/catalogue/rules/product.ts'
import { namesDays } from '#features/delivery/settings.ts'
import { goodsListLabels, goodsListOrders } from '#features/search/rules/goods-lists.ts'
import { type ListOrder, readListChoice } from '#features/search/rules/list-options.ts'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { getSteadyListing } from '#features/search/views/listing.ts'
import type { ListingSource } from '#features/search/views/listing-index.ts'
import { readListCookie } from '#platform/http/cookies.ts'
import { pack } from '#shared/packed.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { listEndTexts } from '../../texts/listing.ts'
import { type ListState, listAddress, readListRequest, readSearchText } from './list-request.ts'

/**
 * Returns the common data of category and search pages: a page of products, the filters, and the state of the address. A page past the end
 * is 404.
 */
export async function loadListing(
  shop: PublicShop,
  { path, within, search }: { path: string; within: ListingSource; search: URLSearchParams },
) {
  const usualSort = 'list' in within ? goodsListOrders[within.list] : undefined
  const commonLabel = 'list' in within ? goodsListLabels[within.list] : undefined
  const state: ListState = {
    ...readListRequest(search, usualSort),
    ...('text' in within && { text: readSearchText(search) }),
  }
  const list = await getSteadyListing(shop, { ...state, within })
  if (list.page > list.pages) throw data(null, { status: 404 })
  const { isCut, products, facets: all, ...shown } = list
  const cards = commonLabel ? products.map((product) => withoutLabel(product, commonLabel)) : products
  const facets = namesDays(shop.settings) ? all : all.filter(({ filter }) => filter !== 'express')
  const end = isCut && list.page === list.pages ? translate(listEndTexts.narrow, {}, shop.textOverrides) : null
  return {
    path,
    state,
    list: { ...shown, products: pack<GridProduct[]>(cards), facets: pack(facets), end },
    countOf: 'category' in within ? within.category : 'list' in within ? within.list : '',
  }
}

const copies = new WeakMap<object, Partial<Record<ProductLabel, unknown>>>()

/** The product without a label; always the same copy, since the markup of a card is kept with its object. */
function withoutLabel<Product extends { labels: string[] }>(product: Product, hidden: ProductLabel): Product {
  const own = copies.get(product) ?? {}
  own[hidden] ??= { ...product, labels: product.labels.filter((label) => label !== hidden) }
  copies.set(product, own)
  return own[hidden] as Product
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>

/**
 * Returns the address with the order and page size that the visitor has chosen for all lists, when they open a list without any
 * state; else null. Links inside a list leave out what is usual, so that nothing is added to those. Cached pages are not for
 * these visitors.
 */
export function findRememberedList(
  { publicUrl }: PublicShop,
  { headers, url }: Request,
  { path, text, usualSort }: { path: string; text?: string; usualSort?: ListOrder },
): string | null {
  const choice = readListChoice(readListCookie(headers.get('Cookie') ?? '', publicUrl))
  const { searchParams } = new URL(url)
  const hasState = [...searchParams.keys()].some((name) => name !== 'text' && name !== '_routes')
  if (Object.keys(choice).length === 0 || hasState || isSameList(headers.get('Referer'), path, text)) return null
  const address = listAddress(path, { ...choice, ...(text && { text }), ...(usualSort && { usualSort }) })
  return address === path ? null : address
}

function isSameList(referrer: string | null, path: string, text = ''): boolean {
  const from = referrer === null ? null : URL.parse(referrer)
  return from?.pathname === path && readSearchText(from.searchParams) === text
}
