import { countChosen } from '#features/search/rules/list-filters.ts'
import { urls } from '#shared/urls.ts'
import { askedProduct } from './pages/content/asked-product.ts'
import { listAddress, readListRequest, readSearchText } from './pages/list-request.ts'

interface PublicPage {
  path: RegExp
  /** Its name in routes.ts; a file such as sitemap.xml needs none. */
  route?: string
  /** The query that it knows, in its one order, with '?' in front; what it does not know is dropped. */
  query?: (asked: URLSearchParams) => string
  /** Visitors write the query: there is no end of such pages. */
  endless?: true | ((asked: URLSearchParams) => boolean)
}

const listQuery = (asked: URLSearchParams) => listAddress('', readListRequest(asked))
const searchQuery = (asked: URLSearchParams) =>
  listAddress('', { ...readListRequest(asked), text: readSearchText(asked) })

const isFiltered = (asked: URLSearchParams) => countChosen(readListRequest(asked).filters) > 0

const longestSize = 40
/** Of the sizes that are asked for only those that there are get kept: for others the page answers 404. */
const sizeQuery = (asked: URLSearchParams) => {
  const size = asked.get('rozmiar') ?? ''
  return size && size.length <= longestSize ? urls.ofSize(size) : ''
}

/** The product that the seller is asked about, and whether the question has arrived. */
const productQuery = (asked: URLSearchParams) => {
  const product = askedProduct(asked)
  if (product === null) return ''
  return `?produkt=${product}${asked.get('wyslano') === '1' ? '&wyslano=1' : ''}`
}
const namesProduct = (asked: URLSearchParams) => askedProduct(asked) !== null

/** Every address that shows the same to everybody and may be kept; all others are made anew for each who asks. */
const publicPages: PublicPage[] = [
  { path: /^\/$/, route: 'pages/home/page' },
  { path: /^\/produkt\/[a-z0-9-]+$/, route: 'pages/product/page', query: sizeQuery },
  { path: /^\/kategoria\/[a-z0-9-]+$/, route: 'pages/category/page', query: listQuery, endless: isFiltered },
  { path: /^\/szukaj$/, route: 'pages/search/page', query: searchQuery, endless: true },
  { path: /^\/strona\/kontakt$/, route: 'pages/content/page', query: productQuery, endless: namesProduct },
  { path: /^\/strona\/[a-z0-9-]+$/, route: 'pages/content/page' },
  { path: /^\/(?:sitemap\.xml|robots\.txt)$/ },
]

const longest = 1_000

/** The one address of the public page that is asked for by a path with its query; null when it is none. */
export function findPublicPage(asked: string): { target: string; endless: boolean } | null {
  if (asked.length > longest) return null
  const [address = '', ...rest] = asked.split('?')
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
    endless: typeof page.endless === 'function' ? page.endless(query) : (page.endless ?? false),
  }
}

/** Which of the page's loaders React Router asks, where it does not want all; null when it asks for others. */
function dataRoutes(query: URLSearchParams, { route }: PublicPage): string | null {
  const asked = query.get('_routes')
  if (asked === null) return ''
  return [`root`, route, `root,${route}`].includes(asked) ? asked : null
}
