import { isbot } from 'isbot'
import { opinionFilterQuery, readOpinionFilter } from '#features/opinions/rules/opinion-list.ts'
import { goodsListOrders, goodsLists } from '#features/search/rules/goods-lists.ts'
import { countChosen } from '#features/search/rules/list-filters.ts'
import { normalizePhrase } from '#features/search/rules/search-phrase.ts'
import { isPrefetch, isSubresource } from '#platform/http/fetch-metadata.ts'
import { urls } from '#shared/urls.ts'
import { readProductId } from './pages/content/page.server.ts'
import { listAddress, readListRequest, readSearchText } from './pages/listing/list-request.ts'

interface PublicPage {
  path: RegExp
  /** Its name in routes.ts; an answer such as sitemap.xml needs none. */
  route?: string
  /** The part of the query that it knows, in its canonical order, with '?' in front; the rest is dropped. */
  query?: (query: URLSearchParams) => string
  /** Visitors write the query: the number of such pages is unbounded. */
  unbounded?: true | ((query: URLSearchParams) => boolean)
}

const listQuery = (query: URLSearchParams) => listAddress('', readListRequest(query))
const searchQuery = (query: URLSearchParams) =>
  listAddress('', { ...readListRequest(query), text: readSearchText(query) })

const isFiltered = (query: URLSearchParams) => countChosen(readListRequest(query).filters) > 0

const maxSizeLength = 40
/** Only pages of existing sizes are cached: for others the page answers 404. */
const productPageQuery = (query: URLSearchParams) => {
  const size = query.get('rozmiar') ?? ''
  return size && size.length <= maxSizeLength ? urls.ofSize(size) : ''
}

/** The product of a question, and whether the question or message was received. */
const contactPageQuery = (query: URLSearchParams) => {
  const product = readProductId(query)
  const fields = [product === null ? '' : `produkt=${product}`, query.get('wyslano') === '1' ? 'wyslano=1' : '']
  const known = fields.filter(Boolean).join('&')
  return known && `?${known}`
}
const namesProduct = (query: URLSearchParams) => readProductId(query) !== null

/** Every address that is the same for all visitors and may be cached; all others are rendered per request. */
const publicPages: PublicPage[] = [
  { path: /^\/$/, route: 'pages/home/page' },
  { path: /^\/produkt\/[a-z0-9-]+$/, route: 'pages/product/page', query: productPageQuery },
  {
    path: /^\/produkt\/[a-z0-9-]+\/opinie$/,
    route: 'pages/opinions/of-product/page',
    query: (query) => opinionFilterQuery(readOpinionFilter(query)),
    unbounded: true,
  },
  {
    path: /^\/opinie$/,
    route: 'pages/opinions/of-shop/page',
    query: (query) => opinionFilterQuery(readOpinionFilter(query)),
    unbounded: true,
  },
  { path: /^\/kategoria\/[a-z0-9-]+$/, route: 'pages/category/page', query: listQuery, unbounded: isFiltered },
  ...goodsLists.map((list) => ({
    path: new RegExp(`^/produkty/${list}$`),
    route: 'pages/goods-list/page',
    query: (query: URLSearchParams) => listAddress('', readListRequest(query, goodsListOrders[list])),
    unbounded: isFiltered,
  })),
  { path: /^\/szukaj$/, route: 'pages/search/page', query: searchQuery, unbounded: true },
  { path: /^\/strona\/kontakt$/, route: 'pages/content/page', query: contactPageQuery, unbounded: namesProduct },
  { path: /^\/strona\/[a-z0-9-]+$/, route: 'pages/content/page' },
  { path: /^\/(?:sitemap\.xml|robots\.txt|frazy)$/ },
]

const maxAddressLength = 1_000

/** Returns the canonical address of the public page at this path and query; null when there is none. */
export function findPublicPage(requested: string): { target: string; unbounded: boolean } | null {
  if (requested.length > maxAddressLength) return null
  const [address = '', ...rest] = requested.split('?')
  const query = new URLSearchParams(rest.join('?'))
  const path = address === '/_.data' ? '/' : address.replace(/(?<!\/)\.data$/, '')
  const page = publicPages.find((page) => page.path.test(path))
  if (!page) return null
  const isData = address !== path
  if (isData && !page.route) return null
  const search = page.query?.(query) ?? ''
  const routes = isData ? dataRoutes(query, page) : ''
  if (routes === null) return null
  return {
    target: address + search + (routes && `${search ? '&' : '?'}_routes=${routes}`),
    unbounded: typeof page.unbounded === 'function' ? page.unbounded(query) : (page.unbounded ?? false),
  }
}

/** The page's loaders that React Router requests, where it does not want all; null when it requests others. */
function dataRoutes(query: URLSearchParams, { route }: PublicPage): string | null {
  const routes = query.get('_routes')
  if (routes === null) return ''
  return [`root`, route, `root,${route}`].includes(routes) ? routes : null
}

const searchPath = urls.search()

/**
 * Returns the phrase of a search that begins with this path and query. Null when the visitor looks at another page, pages through earlier
 * results, is a robot, or the browser only prefetches or loads a part of another page; or when the phrase is not to be counted.
 */
export function findSearchPhrase(address: string, headers: Headers): string | null {
  if (!address.startsWith(searchPath)) return null
  const [page = '', query = ''] = address.split('?', 2)
  if (page !== searchPath && page !== `${searchPath}.data`) return null
  const search = new URLSearchParams(query)
  const state = readListRequest(search)
  if (listAddress('', state) !== '' || countChosen(state.filters) > 0) return null
  if (isPrefetch(headers) || isSubresource(headers) || isbot(headers.get('User-Agent'))) return null
  return normalizePhrase(readSearchText(search))
}
