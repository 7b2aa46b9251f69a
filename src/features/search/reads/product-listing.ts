import type { PublicShop } from '#shop'
import type { Facet } from '../rules/facets.ts'
import type { ListRequest } from './list-request.ts'
import { type Listing, listing } from './listing.ts'
import { type PricedProduct, pricedProducts } from './priced-products.ts'

export interface ProductListing {
  products: PricedProduct[]
  count: number
  page: number
  pages: number
  unfiltered: number
  facets: Facet[]
  prices: Listing['prices']
}

/** One page of a filtered list, ready to show, with what its filters offer. As many queries for a page of any length. */
export async function productListing(shop: PublicShop, request: ListRequest): Promise<ProductListing> {
  const { ids, count, ...offered } = await listing(shop, request)
  const pages = Math.max(1, Math.ceil(count / request.pageSize))
  return { products: await pricedProducts(shop, ids), count, page: request.page, pages, ...offered }
}
