import type { LoaderFunctionArgs } from 'react-router'
import { type SitemapEntry, sitemapEntries } from '#features/catalogue/queries/page-names.ts'
import { getContentLinks } from '#features/content/queries.ts'
import { goodsLists } from '#features/search/rules/goods-lists.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import { getPublicShop } from '../route-context.ts'

/** Returns every address worth indexing, with the day of its last change where known. */
export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const shop = getPublicShop(context)
  const [{ categories, products }, pages] = await Promise.all([sitemapEntries(shop), getContentLinks(shop)])
  const lines = [
    line(shop.publicUrl, urls.home()),
    ...goodsLists.map((list) => line(shop.publicUrl, serverUrls.goodsList(list))),
    ...categories.map((category) => line(shop.publicUrl, urls.category(category))),
    ...products.map((product) => line(shop.publicUrl, urls.product(product), product)),
    ...pages.map(({ slug }) => line(shop.publicUrl, urls.content(slug))),
  ]
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}

/** Paths consist of letters, digits and hyphens only, so nothing needs escaping. */
function line(publicUrl: string, path: string, entry?: SitemapEntry): string {
  const changed = entry?.changedAt ? `<lastmod>${entry.changedAt.toISOString().slice(0, 10)}</lastmod>` : ''
  return `<url><loc>${serverUrls.absolute(publicUrl, path)}</loc>${changed}</url>`
}
