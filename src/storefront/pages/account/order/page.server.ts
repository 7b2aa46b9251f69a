import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import { findOrderOfPage } from '../../../order-of-page.server.ts'
import { requireClient } from '../../../route-context.ts'
import { changeOrderOfPage } from '../../order/change-order.server.ts'
import { loadOrderPage } from '../../order/load-order.server.ts'
import type { Route } from './+types/page.ts'

/** An order of the signed-in client; all others are led to the form that finds orders. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { shop, order } = await findOwn(context, params)
  return loadOrderPage(shop, order, { path: urls.order(order), token: '', query: url.searchParams })
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const { shop, order } = await findOwn(context, params)
  return changeOrderOfPage(shop, order, request, url.pathname)
}

async function findOwn(context: Route.LoaderArgs['context'], { number }: Route.LoaderArgs['params']) {
  const { shop } = await requireClient(context, serverUrls.accountOrder(number))
  return { shop, order: await findOrderOfPage(shop, { number }) }
}
