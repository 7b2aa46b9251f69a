import { orderListTexts } from '#features/orders/texts/orders.ts'
import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import { getListedOrders } from '../client-orders.server.ts'
import type { Route } from './+types/page.ts'

const ordersPerPage = 20
/** More than this are hard to look through. */
const seenAtAGlance = 5

/** The client's orders, newest first; `?przed=` is the number of the last one on the page before, `?szukaj=` what they are searched for. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const before = readNumber(url.searchParams.get('przed'))
  const search = normalizeSearchText(url.searchParams.get('szukaj'))
  const { shop, customerId } = await requireClient(context, serverUrls.listedOrders({ before, search }))
  const found = await getListedOrders(shop, { customerId, before, search, limit: ordersPerPage + 1 })
  const orders = found.slice(0, ordersPerPage)
  const last = found.length > ordersPerPage ? orders.at(-1) : undefined
  return {
    ...pageTitles(shop, translate(orderListTexts.title, {}, shop.textOverrides)),
    orders,
    olderAddress: last ? serverUrls.listedOrders({ before: last.number, search }) : null,
    isNewest: before === undefined,
    search,
    showsSearch: search !== '' || before !== undefined || found.length > seenAtAGlance,
  }
}

function readNumber(typed: string | null): number | undefined {
  return typed !== null && /^[1-9]\d{0,8}$/.test(typed) ? Number(typed) : undefined
}
