import type { LoaderFunctionArgs } from 'react-router'
import { sellerOf } from '#features/content/settings.ts'
import { productList } from '#features/search/reads/product-list.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PageHead } from '../../page-head.ts'
import { publicShop } from '../../shop-context.ts'
import { searchTexts } from '../../texts/search.ts'
import { readListRequest, readSearchText } from '../list-request.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = publicShop(context)
  const { searchParams } = new URL(request.url)
  const text = readSearchText(searchParams)
  const asked = readListRequest(searchParams)
  const list = await productList(shop, { ...asked, within: { text } })
  const { shopName } = sellerOf(shop.settings)
  const title = text ? say(searchTexts.resultsFor, { text }, shop.words) : say(searchTexts.title, {}, shop.words)
  const head: PageHead = {
    title: `${title} · ${shopName}`,
    description: title,
    canonical: urls.absolute(shop.publicUrl, urls.search(text)),
    shopName,
    hidden: true,
  }
  return { head, text, list, sort: asked.sort, money: shop.currency.format }
}
