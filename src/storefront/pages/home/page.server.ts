import type { LoaderFunctionArgs } from 'react-router'
import { categoryWindows, labelledProductIds } from '#features/catalogue/reads/shop-windows.ts'
import { sellerOf } from '#features/content/settings.ts'
import { orderBy } from '#features/delivery/settings.ts'
import { pricedProducts } from '#features/search/reads/priced-products.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import type { PageHead } from '../../page-head.ts'
import { publicShop } from '../../shop-context.ts'
import { homeTexts } from '../../texts/home.ts'
import { homeSlides } from './slides.server.ts'

const rowLength = 4
const labels = ['bestseller', 'new', 'recommended'] as const

/** Slides, windows of the categories, and a row of products for each label. */
export async function loader({ context }: LoaderFunctionArgs) {
  const shop = publicShop(context)
  const { shopName } = sellerOf(shop.settings)
  const [slides, categories, ...idsOfRows] = await Promise.all([
    homeSlides(shop),
    categoryWindows(shop),
    ...labels.map((label) => labelledProductIds(shop, label, rowLength * labels.length)),
  ])
  const rows = await productRows(shop, idsOfRows)
  const head: PageHead = {
    title: say(homeTexts.title, { shop: shopName }, shop.words),
    description: say(homeTexts.description, {}, shop.words),
    canonical: serverUrls.absolute(shop.publicUrl, urls.home()),
    shopName,
    structured: [{ '@context': 'https://schema.org', '@type': 'WebSite', name: shopName, url: shop.publicUrl }],
  }
  return { head, slides, categories, rows, orderBy: orderBy(shop.settings), money: shop.currency.format }
}

/** One row for each label; what stands in a row does not stand in the next one again. */
async function productRows(shop: PublicShop, idsOfRows: number[][]) {
  const shown = new Set<number>()
  const chosen = idsOfRows.map((ids) => {
    const row = ids.filter((id) => !shown.has(id)).slice(0, rowLength)
    for (const id of row) shown.add(id)
    return row
  })
  const products = new Map((await pricedProducts(shop, [...shown])).map((product) => [product.id, product]))
  return labels.map((label, place) => ({
    label,
    products: (chosen[place] ?? []).map((id) => products.get(id)).filter((product) => product !== undefined),
  }))
}
