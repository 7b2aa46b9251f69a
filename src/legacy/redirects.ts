import type { Hono } from 'hono'
import { findCategoryPageName, findProductPageName } from '#features/catalogue/queries/page-names.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import type { RequestEnvironment } from '../server/request-context.ts'

type Query = URLSearchParams

/** Addresses of other shops of this family and their equivalents here. */
const pages: Record<string, (query: Query) => string> = {
  '/search.php': (query) => listAddress(urls.search(), query),
  '/basketedit.php': (query) => (query.get('mode') === '2' ? urls.favourites() : urls.basket()),
  '/product-compare.php': () => urls.comparison(),
  '/order1.php': () => urls.checkoutData(),
  '/order2.php': () => urls.checkoutSummary(),
  '/orderdetails.php': orderAddress,
  '/prepaid.php': orderAddress,
  '/order-open.php': () => serverUrls.findOrder(),
  '/client-rebate.php': () => urls.rebates(),
  '/products-bought.php': () => urls.bought(),
  '/shoppinglist.php': () => urls.shoppingLists(),
  '/signin.php': () => urls.signIn(),
  '/client-new.php': () => urls.register(),
  '/login.php': () => urls.signIn(),
  '/password-recover.php': () => urls.askForPassword(),
  '/contact.php': contactAddress,
  '/sitemap.php': () => serverUrls.sitemap(),
  '/opinions-shop.php': () => serverUrls.shopOpinions(),
}

/** Their pages that do not exist here, and the closest equivalents. */
const nearestPages: Record<string, string> = {
  '/stocks.php': urls.content('kontakt'),
  '/news.php': urls.home(),
  '/blog-list.php': urls.home(),
}

/**
 * Returns redirects from old addresses. Pages that exist here redirect permanently (301), in one step and with an equivalent
 * query; others redirect temporarily (302) to the closest page. A missing product or category is not found.
 */
export function redirectOldAddresses(app: Hono<RequestEnvironment>): void {
  for (const [path, target] of Object.entries(pages))
    app.get(path, (context) => context.redirect(target(new URL(context.req.url).searchParams), 301))
  for (const [path, address] of Object.entries(nearestPages)) app.get(path, (context) => context.redirect(address, 302))
  app.get('/projector.php', async (context, next) => {
    const query = new URL(context.req.url).searchParams
    const address = await productAddress(context.var.publicShop, query.get('product') ?? '', query)
    return address ? context.redirect(address, 301) : next()
  })
  app.get('/:page{(?:product-|pol_m_).+\\.html}', async (context, next) => {
    const query = new URL(context.req.url).searchParams
    const address = await readableAddress(context.var.publicShop, context.req.param('page'), query)
    return address ? context.redirect(address, 301) : next()
  })
}

/** 'product-pol-1001-Kubek-Ania.html', 'pol_m_Kuchnia_Kubki-1012.html' */
async function readableAddress(shop: PublicShop, page: string, query: Query): Promise<string | null> {
  const product = /^product-[a-z]{3}-(\d{1,9})(?:-.*)?\.html$/.exec(page)
  if (product) return productAddress(shop, product[1] ?? '', query)
  const id = Number(/^pol_m_.*-(\d{1,9})\.html$/.exec(page)?.[1] ?? 0)
  const name = id > 0 ? await findCategoryPageName(shop, id) : null
  return name === null ? null : listAddress(urls.category({ id, name }), query)
}

/** Keeps the chosen size. */
async function productAddress(shop: PublicShop, id: string, query: Query): Promise<string | null> {
  const name = /^\d{1,9}$/.test(id) ? await findProductPageName(shop, Number(id)) : null
  if (name === null) return null
  const size = query.get('size')
  return urls.product({ id: Number(id), name }) + (size ? urls.ofSize(size) : '')
}

/** Keeps the product of the question. */
function contactAddress(query: Query): string {
  const product = query.get('product') ?? ''
  return /^[1-9]\d{0,8}$/.test(product) ? serverUrls.askAbout(product) : urls.content('kontakt')
}

/** The account page finds that order among the client's own. */
function orderAddress(query: Query): string {
  const number = query.get('order_number') ?? ''
  return /^[1-9]\d{0,8}$/.test(number) ? urls.order({ number }) : serverUrls.findOrder()
}

/** Maps the search text and filters to our parameter names; `counter` numbered pages from 0. */
function listAddress(path: string, query: Query): string {
  const preserved = [...query].filter(([name, value]) => value && (name === 'text' || name.startsWith('filter_')))
  const counter = query.get('counter') ?? ''
  if (/^[1-9]\d{0,3}$/.test(counter)) preserved.push(['strona', String(Number(counter) + 1)])
  return preserved.length > 0 ? `${path}?${new URLSearchParams(preserved)}` : path
}
