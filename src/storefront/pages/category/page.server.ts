import { type LoaderFunctionArgs, redirect } from 'react-router'
import { findCategory } from '#features/catalogue/queries/categories.ts'
import { getSeller } from '#features/content/settings.ts'
import { countChosen } from '#features/search/rules/list-filters.ts'
import { unpack } from '#shared/packed.ts'
import { excerpt } from '#shared/plain-text.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { idAtEnd, urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { breadcrumbsMarkup } from '../../breadcrumbs.server.tsx'
import { notFound } from '../../not-found.server.ts'
import type { PageHead } from '../../page-head.ts'
import { getPublicShop } from '../../route-context.ts'
import { breadcrumbList } from '../../structured-data.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { frameTexts } from '../../texts/frame.ts'
import { listTexts } from '../../texts/listing.ts'
import { listAddress } from '../listing/list-request.ts'
import { findRememberedList, type LoadedListing, loadListing } from '../listing/listing.server.ts'
import { categoryFootMarkup, categoryHeadMarkup } from './category-head.server.tsx'
import { moreOfCategoryMarkup } from './more-of-category.server.tsx'

/** A category with a page of its products; 404 when it does not exist, and a redirect from other addresses to its canonical one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = getPublicShop(context)
  const id = idAtEnd(params.category ?? '')
  const category = id === null ? null : await findCategory(shop, id)
  if (!category) throw await notFound(shop)
  const { pathname, search, searchParams } = new URL(request.url)
  const path = urls.category(category)
  if (pathname.replace(/\.data$/, '') !== path) throw redirect(path + search, 301)
  const remembered = findRememberedList(shop, request, { path })
  if (remembered) throw redirect(remembered)
  const listing = await loadListing(shop, { path, within: { category: category.id }, search: searchParams })
  const { list, state } = listing
  const breadcrumbs = [
    { name: translate(frameTexts.home, {}, shop.textOverrides), address: urls.home() },
    ...category.ancestors.map((ancestor) => ({ name: ancestor.name, address: urls.category(ancestor) })),
    { name: category.name, address: null },
  ]
  const chosen = countChosen(state.filters)
  const head = categoryHead(shop, category, { path, list, chosen, breadcrumbs })
  const whole = list.page === 1 && chosen === 0
  const shown = unpack(list.products).map(({ id }) => id)
  const [top, more] = await Promise.all([
    categoryHeadMarkup(shop, category, whole),
    chosen > 0 ? moreOfCategoryMarkup(shop, { category: category.id, found: list.count, shown }) : '',
  ])
  return {
    head,
    top: breadcrumbsMarkup(shop, breadcrumbs) + top,
    bottom: whole ? categoryFootMarkup(shop, category.descriptionBottom) : more,
    listing,
    money: shop.currency.format,
  }
}

interface ShownCategory extends Pick<LoadedListing, 'list'> {
  path: string
  /** How many filter values are chosen: pages with some are not for search engines. */
  chosen: number
  breadcrumbs: Parameters<typeof breadcrumbList>[0]
}

function categoryHead(
  shop: PublicShop,
  { name, description }: { name: string; description: string },
  { path, list, chosen, breadcrumbs }: ShownCategory,
): PageHead {
  const addressOf = (page: number) => serverUrls.absolute(shop.publicUrl, listAddress(path, { page }))
  const neighbour = (page: number) => (chosen === 0 && page >= 1 && page <= list.pages ? addressOf(page) : null)
  const pageName =
    list.page > 1 ? translate(listTexts.pageOf, { title: name, page: list.page }, shop.textOverrides) : name
  return {
    title: tabTitle(shop, pageName),
    description: excerpt(description) || name,
    canonical: addressOf(chosen > 0 ? 1 : list.page),
    shopName: getSeller(shop.settings).shopName,
    picture: pictureOf(shop.publicUrl, unpack(list.products)[0]?.pictures[0]?.file),
    previous: neighbour(list.page - 1),
    next: neighbour(list.page + 1),
    hidden: chosen >= 2,
    structured: [breadcrumbList(breadcrumbs, shop.publicUrl)],
  }
}

function pictureOf(publicUrl: string, file: string | undefined): string | null {
  return file ? serverUrls.absolute(publicUrl, urls.picture(file, 960)) : null
}
