import { redirect } from 'react-router'
import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import { readOpinionFilter } from '#features/opinions/rules/opinion-list.ts'
import { opinionTexts } from '#features/opinions/texts/opinions.ts'
import { getOpinionList } from '#features/opinions/views/opinion-list.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { idAtEnd, urls } from '#shared/urls.ts'
import { notFound } from '../../../not-found.server.ts'
import { getPersonalShop, getPublicShop } from '../../../route-context.ts'
import { opinionsPage, receiveVote } from '../opinions-page.server.tsx'
import type { Route } from './+types/page.ts'

/** All opinions of a product, filtered and in pages by links. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = getPublicShop(context)
  const id = idAtEnd(params.product)
  const product = id === null ? null : await findProductPage(shop, id)
  if (!product || product.withdrawn) throw await notFound(shop)
  const address = serverUrls.opinions(product)
  if (url.pathname.replace(/\.data$/, '') !== address) throw redirect(address + url.search, 301)
  const of = { productId: product.id }
  const list = await getOpinionList(shop, of, readOpinionFilter(url.searchParams))
  if (!list) throw await notFound(shop)
  const breadcrumbs = [
    ...product.categories.map((category) => ({ name: category.name, address: urls.category(category) })),
    { name: product.name, address: urls.product(product) },
    { name: translate(opinionTexts.title, {}, shop.textOverrides), address: null },
  ]
  const title = translate(opinionTexts.titleOf, { product: product.name }, shop.textOverrides)
  return opinionsPage(shop, { title, address, breadcrumbs, of, list })
}

/** A vote on one of the opinions. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return receiveVote(await getPersonalShop(context), request, url)
}
