import { readOpinionFilter } from '#features/opinions/rules/opinion-list.ts'
import { opinionTexts } from '#features/opinions/texts/opinions.ts'
import { getOpinionList } from '#features/opinions/views/opinion-list.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { notFound } from '../../../not-found.server.ts'
import { getPersonalShop, getPublicShop } from '../../../route-context.ts'
import { opinionsPage, receiveVote } from '../opinions-page.server.tsx'
import type { Route } from './+types/page.ts'

/** All opinions of the shop (B2.20). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = getPublicShop(context)
  const list = await getOpinionList(shop, 'shop', readOpinionFilter(url.searchParams))
  if (!list) throw await notFound(shop)
  const title = translate(opinionTexts.titleOfShop, {}, shop.textOverrides)
  const address = serverUrls.shopOpinions()
  return opinionsPage(shop, { title, address, breadcrumbs: [{ name: title, address: null }], of: 'shop', list })
}

/** A vote on one of the opinions. */
export async function action({ context, request, url }: Route.ActionArgs) {
  return receiveVote(await getPersonalShop(context), request, url)
}
