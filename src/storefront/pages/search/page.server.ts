import { type LoaderFunctionArgs, redirect } from 'react-router'
import { getSeller } from '#features/content/settings.ts'
import { findCommonCategories } from '#features/search/queries/suggestions.ts'
import { understandText } from '#features/search/queries/understand-text.ts'
import { findRedirect } from '#features/search/rules/synonyms.ts'
import { redirectsSetting } from '#features/search/settings.ts'
import { findPages, noResultsAdvice, searchAdvice } from '#features/search/views/search-advice.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PageHead } from '../../page-head.ts'
import { getPublicShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { searchTexts } from '../../texts/search.ts'
import { readSearchText } from '../listing/list-request.ts'
import { findRememberedList, loadListing } from '../listing/listing.server.ts'

const maxPopular = 4
const maxContentPages = 3
const maxCategories = 4

/** Fewer results are seen at once: nobody needs a category to find among them. */
const leastToNarrow = 9

/** The results of a phrase, how it was interpreted, the categories that most are in, and further links; some phrases redirect to a page that the merchant sets. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = getPublicShop(context)
  const { searchParams } = new URL(request.url)
  const text = readSearchText(searchParams)
  const page = findRedirect(text, shop.settings.get(redirectsSetting))
  if (page) throw redirect(page)
  const remembered = findRememberedList(shop, request, { path: urls.search(), text })
  if (remembered) throw redirect(remembered)
  const understood = await understandText(shop, text)
  const listing = await loadListing(shop, { path: urls.search(), within: { text: understood }, search: searchParams })
  const pages = await findPages(shop, understood, maxContentPages)
  const found = listing.list.unfiltered > 0
  const categories =
    listing.list.unfiltered < leastToNarrow ? [] : await findCommonCategories(shop, understood.query, maxCategories)
  const advice = found ? searchAdvice(understood) : null
  const others = found || !text ? null : await noResultsAdvice(shop, understood, maxPopular)
  const { shopName } = getSeller(shop.settings)
  const title = text
    ? translate(searchTexts.resultsFor, { text }, shop.textOverrides)
    : translate(searchTexts.title, {}, shop.textOverrides)
  const head: PageHead = {
    title: tabTitle(shop, title),
    description: title,
    canonical: serverUrls.absolute(shop.publicUrl, urls.search(text)),
    shopName,
    hidden: true,
  }
  return { head, text, listing, advice, pages, categories, others, money: shop.currency.format }
}
