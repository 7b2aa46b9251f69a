import { data } from 'react-router'
import { namesDays } from '#features/delivery/settings.ts'
import { getProductListing } from '#features/search/views/listing.ts'
import type { ListingSource } from '#features/search/views/listing-index.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { listEndTexts } from '../../texts/listing.ts'
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
  const { isCut, facets: all, ...shown } = list
  const facets = namesDays(shop.settings) ? all : all.filter(({ filter }) => filter !== 'express')
  const end = isCut && list.page === list.pages ? translate(listEndTexts.narrow, {}, shop.textOverrides) : null
  return {
    path,
    state,
    list: { ...shown, facets, end },
    countOf: 'category' in within ? within.category : ('' as const),
  }
}

export type LoadedListing = Awaited<ReturnType<typeof loadListing>>
