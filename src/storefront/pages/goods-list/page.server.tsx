import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { getSeller } from '#features/content/settings.ts'
import { goodsListOrders, goodsLists } from '#features/search/rules/goods-lists.ts'
import { countChosen } from '#features/search/rules/list-filters.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { breadcrumbsMarkup } from '../../breadcrumbs.server.tsx'
import type { PageHead } from '../../page-head.ts'
import { getPublicShop } from '../../route-context.ts'
import { breadcrumbList } from '../../structured-data.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { frameTexts } from '../../texts/frame.ts'
import { goodsListTexts } from '../../texts/listing.ts'
import { findListPicture, renderListHead } from '../listing/list-head.server.tsx'
import { listAddress } from '../listing/list-request.ts'
import { findRememberedList, loadListing } from '../listing/listing.server.ts'
import { goodsListLead } from './goods-list-lead.server.ts'

/** New products, reductions or bestsellers of all categories, with filters; 404 for any other list. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = getPublicShop(context)
  const name = goodsLists.find((list) => list === params.list)
  if (!name) throw data(null, { status: 404 })
  const path = serverUrls.goodsList(name)
  const remembered = findRememberedList(shop, request, { path, usualSort: goodsListOrders[name] })
  if (remembered) throw redirect(remembered)
  const { searchParams } = new URL(request.url)
  const listing = await loadListing(shop, { path, within: { list: name }, search: searchParams })
  const { list, state } = listing
  const title = translate(goodsListTexts[name], {}, shop.textOverrides)
  const lead = await goodsListLead(shop, name, list.unfiltered)
  const chosen = countChosen(state.filters)
  const breadcrumbs = [
    { name: translate(frameTexts.home, {}, shop.textOverrides), address: urls.home() },
    { name: title, address: null },
  ]
  const head: PageHead = {
    title: tabTitle(shop, title),
    description: lead,
    canonical: serverUrls.absolute(shop.publicUrl, listAddress(path, { page: chosen > 0 ? 1 : list.page })),
    shopName: getSeller(shop.settings).shopName,
    hidden: chosen >= 2,
    structured: [breadcrumbList(breadcrumbs, shop.publicUrl)],
  }
  const whole = list.page === 1 && chosen === 0
  const top = renderListHead(shop, {
    title,
    picture: whole ? await findListPicture(shop, name) : null,
    children: whole && <p className="mt-3 max-w-text text-soft">{lead}</p>,
  })
  /** The place of a bestseller is its place on the list, which filters and other orders do not show. */
  const ranked = name === 'bestsellery' && whole && state.sort === state.usualSort
  return { head, top: breadcrumbsMarkup(shop, breadcrumbs) + top, ranked, listing, money: shop.currency.format }
}
