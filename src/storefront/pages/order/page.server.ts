import { redirectDocument } from 'react-router'
import { serverUrls } from '#shared/server-urls.ts'
import { findOrderOfPage, isOfVisitor } from '../../order-of-page.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import type { Route } from './+types/page.ts'
import { changeOrderOfPage } from './change-order.server.ts'
import { loadOrderPage } from './load-order.server.ts'

/** An order by its link. Its signed-in client is led to the same page in their account, with what the address says. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const order = await findOrderOfPage(shop, params)
  if (isOfVisitor(shop, order)) throw redirectDocument(`${serverUrls.accountOrder(order.number)}${url.search}`, 303)
  return loadOrderPage(shop, order, { path: url.pathname, token: params.token ?? '', query: url.searchParams })
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  return changeOrderOfPage(shop, await findOrderOfPage(shop, params), request, url.pathname)
}
