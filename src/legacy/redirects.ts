import type { Hono } from 'hono'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { ShopEnvironment } from '../open-shop.ts'

type Query = URLSearchParams

/**
 * Addresses that other shops of this family have, and where the same thing is here; null: not an address that meant
 * anything. Pages that this shop does not have (news, blog …) lead nowhere: a page that shows
 * something else would be worse for people and for search engines than one that says that there is none.
 */
const pages: Record<string, (query: Query) => string | null> = {
  '/projector.php': (query) => productAddress(query.get('product'), '', query),
  '/search.php': (query) => listAddress(urls.search(), query),
  '/basketedit.php': (query) => (query.get('mode') === '2' ? urls.favourites() : urls.basket()),
  '/product-compare.php': () => urls.comparison(),
  '/order1.php': () => urls.checkout(),
  '/order2.php': () => urls.checkout(),
  '/orderdetails.php': orderAddress,
  '/prepaid.php': orderAddress,
  '/client-rebate.php': () => urls.rebates(),
  '/products-bought.php': () => urls.bought(),
  '/shoppinglist.php': () => urls.shoppingLists(),
  '/signin.php': () => urls.signIn(),
  '/login.php': () => urls.signIn(),
  '/contact.php': contactAddress,
  '/sitemap.php': () => serverUrls.sitemap(),
}

/** Old addresses lead to ours for good (301), their query kept in meaning. */
export function redirectOldAddresses(app: Hono<ShopEnvironment>): void {
  for (const [path, target] of Object.entries(pages))
    app.get(path, async (context, next) => {
      const address = target(new URL(context.req.url).searchParams)
      return address ? context.redirect(address, 301) : next()
    })
  app.get('/:page{(?:product-|pol_m_).+\\.html}', async (context, next) => {
    const address = readableAddress(context.req.param('page'), new URL(context.req.url).searchParams)
    return address ? context.redirect(address, 301) : next()
  })
}

/** 'product-pol-1001-Kubek-Ania.html', 'pol_m_Kuchnia_Kubki-1012.html' */
function readableAddress(page: string, query: Query): string | null {
  const product = /^product-[a-z]{3}-(\d{1,9})(?:-(.*))?\.html$/.exec(page)
  if (product) return productAddress(product[1] ?? '', product[2] ?? '', query)
  const category = /^pol_m_(.*)-(\d{1,9})\.html$/.exec(page)
  if (!category) return null
  return listAddress(urls.category({ id: Number(category[2]), name: category[1]?.split('_').at(-1) ?? '' }), query)
}

/** The size stays chosen. */
function productAddress(id: string | null, name: string, query: Query): string | null {
  if (!id || !/^\d{1,9}$/.test(id)) return null
  const size = query.get('size')
  return urls.product({ id: Number(id), name }) + (size ? urls.ofSize(size) : '')
}

/** The product that is asked about stays named. */
function contactAddress(query: Query): string {
  const product = query.get('product') ?? ''
  return /^[1-9]\d{0,8}$/.test(product) ? serverUrls.askAbout(product) : urls.content('kontakt')
}

/** The account finds the order of that number among the client's own. */
function orderAddress(query: Query): string {
  const number = query.get('order_number') ?? ''
  return /^[1-9]\d{0,8}$/.test(number) ? serverUrls.orderOfClient(number) : serverUrls.ordersOfClient()
}

/** What was searched for and filters have the names that they have here; pages were counted from 0, as `counter`. */
function listAddress(path: string, query: Query): string {
  const kept = [...query].filter(([name, value]) => value && (name === 'text' || name.startsWith('filter_')))
  const counter = query.get('counter') ?? ''
  if (/^[1-9]\d{0,3}$/.test(counter)) kept.push(['strona', String(Number(counter) + 1)])
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}
