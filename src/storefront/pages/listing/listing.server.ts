import { data } from 'react-router'
import type { ListingSource } from '#features/search/views/filtered-list.ts'
import { getProductListing } from '#features/search/views/listing.ts'
import type { PublicShop } from '#shop'
import { type ListState, readListRequest, readSearchText } from './list-request.ts'

/**
 * Returns the common data of category and search pages: a page of products, the filters, and the state of the address. A page past the end
 * is 404.
 */
export async function loadListing(
  shop: PublicShop,
  { path, within, search }: { path: string; within: ListingSource; search: URLSearchParams },
) {
  const state: ListState = { ...readListRequest(search), ...('text' in within && { text: readSearchText(search) }) }
  const list = await getProductListing(shop, { ...state, within })
  if (list.page > list.pages) throw data(null, { status: 404 })
  return { path, state, list, countOf: 'category' in within ? within.category : ('' as const) }
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>
