import type { Hono } from 'hono'
import { urls } from '#shared/urls.ts'
import type { ShopEnvironment } from '../open-shop.ts'

type Query = URLSearchParams

/** Addresses that other shops of this family have, and where the same thing is here; null: not an address that meant anything. */
const pages: Record<string, (query: Query) => string | null> = {
  '/projector.php': (query) => {
    const id = readId(query.get('product'))
    return id === null ? null : urls.product({ id, name: '' })
  },
  '/search.php': (query) => urls.search(query.get('text') ?? ''),
  '/basketedit.php': (query) => (query.get('mode') === '2' ? null : urls.basket()),
  '/order1.php': () => urls.checkout(),
  '/order2.php': () => urls.checkout(),
  '/signin.php': () => urls.signIn(),
  '/login.php': () => urls.signIn(),
  '/contact.php': () => urls.content('kontakt'),
  '/news.php': () => urls.home(),
  '/sitemap.php': () => urls.sitemap(),
}

/** Old addresses lead to ours for good (301), their query kept in meaning. */
export function redirectOldAddresses(app: Hono<ShopEnvironment>): void {
  for (const [path, target] of Object.entries(pages))
    app.get(path, async (context, next) => {
      const address = target(new URL(context.req.url).searchParams)
      return address ? context.redirect(address, 301) : next()
    })
  app.get('/:page{(?:product-|pol_m_).+\\.html}', async (context, next) => {
    const address = readableAddress(context.req.param('page'))
    return address ? context.redirect(address, 301) : next()
  })
}

/** 'product-pol-1001-Kubek-Ania.html', 'pol_m_Kuchnia_Kubki-1012.html' */
function readableAddress(page: string): string | null {
  const product = /^product-[a-z]{3}-(\d{1,9})(?:-(.*))?\.html$/.exec(page)
  if (product) return urls.product({ id: Number(product[1]), name: product[2] ?? '' })
  const category = /^pol_m_(.*)-(\d{1,9})\.html$/.exec(page)
  return category && urls.category({ id: Number(category[2]), name: category[1]?.split('_').at(-1) ?? '' })
}

function readId(text: string | null): number | null {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : null
}
