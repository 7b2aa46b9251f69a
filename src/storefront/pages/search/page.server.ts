import type { LoaderFunctionArgs } from 'react-router'
import { sellerOf } from '#features/content/settings.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PageHead } from '../../page-head.ts'
import { publicShop } from '../../shop-context.ts'
import { searchTexts } from '../../texts/search.ts'
import { readSearchText } from '../list-request.ts'
import { loadListing } from '../listing/listing.server.ts'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = publicShop(context)
  const { searchParams } = new URL(request.url)
  const text = readSearchText(searchParams)
  const listing = await loadListing(shop, { path: urls.search(), within: { text }, search: searchParams })
  const { shopName } = sellerOf(shop.settings)
  const title = text ? say(searchTexts.resultsFor, { text }, shop.words) : say(searchTexts.title, {}, shop.words)
  const head: PageHead = {
    title: `${title} · ${shopName}`,
    description: title,
    canonical: urls.absolute(shop.publicUrl, urls.search(text)),
    shopName,
    hidden: true,
  }
  return { head, text, listing, money: shop.currency.format }
}
