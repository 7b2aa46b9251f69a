import { type LoaderFunctionArgs, redirect } from 'react-router'
import { sellerOf } from '#features/content/settings.ts'
import { foundPages } from '#features/search/reads/found-pages.ts'
import { otherThanNothing, searchAdvice } from '#features/search/reads/search-advice.ts'
import { understandText } from '#features/search/reads/understand-text.ts'
import { redirectOf } from '#features/search/rules/search-words.ts'
import { redirectsSetting } from '#features/search/settings.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PageHead } from '../../page-head.ts'
import { publicShop } from '../../shop-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { searchTexts } from '../../texts/search.ts'
import { readSearchText } from '../list-request.ts'
import { loadListing } from '../listing/listing.server.ts'

const mostPopular = 4
const mostPages = 3

/** What a text finds, how it was understood, and where else to look; some phrases lead to a page that the merchant names. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = publicShop(context)
  const { searchParams } = new URL(request.url)
  const text = readSearchText(searchParams)
  const page = redirectOf(text, shop.settings.get(redirectsSetting))
  if (page) throw redirect(page)
  const understood = await understandText(shop, text)
  const listing = await loadListing(shop, { path: urls.search(), within: { text: understood }, search: searchParams })
  const pages = await foundPages(shop, understood, mostPages)
  const found = listing.list.unfiltered > 0
  const advice = found ? searchAdvice(understood) : null
  const others = found || !text ? null : await otherThanNothing(shop, understood, mostPopular)
  const { shopName } = sellerOf(shop.settings)
  const title = text ? say(searchTexts.resultsFor, { text }, shop.words) : say(searchTexts.title, {}, shop.words)
  const head: PageHead = {
    title: tabTitle(shop, title),
    description: title,
    canonical: serverUrls.absolute(shop.publicUrl, urls.search(text)),
    shopName,
    hidden: true,
  }
  return { head, text, listing, advice, pages, others, money: shop.currency.format }
}
