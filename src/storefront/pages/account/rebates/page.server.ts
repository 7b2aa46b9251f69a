import { productsForPoints } from '#features/catalogue/queries/product-selections.ts'
import { getVisitorPoints } from '#features/customers/queries.ts'
import { getPointsHistory } from '#features/orders/queries/purchase-history.ts'
import { rebateTexts } from '#features/promotions/texts/promotions.ts'
import { getClientPromotions } from '#features/promotions/views.ts'
import { getPricedProducts } from '#features/search/views/priced-products.ts'
import { formatLongDay } from '#shared/day.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

const entriesPerPage = 20
const maxProducts = 24

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.rebates())
  const balance = (await getVisitorPoints(shop)) ?? 0
  return {
    ...pageTitles(shop, translate(rebateTexts.title, {}, shop.textOverrides)),
    ...(await getClientPromotions(shop)),
    points: { balance, ...(await history(shop, customerId, olderThan(request))) },
    products: await getPricedProducts(shop, await productsForPoints(shop, maxProducts)),
  }
}

/** Returns `?przed=` of the address: the ledger line before the shown ones; null for the newest. */
function olderThan({ url }: Request): number | null {
  const lineNumber = new URL(url).searchParams.get('przed') ?? ''
  return /^[1-9]\d{0,8}$/.test(lineNumber) ? Number(lineNumber) : null
}

async function history(shop: Shop, customerId: number, before: number | null) {
  const found = await getPointsHistory(shop, { customerId, before, most: entriesPerPage + 1 })
  const entries = found.slice(0, entriesPerPage)
  return {
    entries: entries.map(({ at, ...entry }) => ({ ...entry, on: formatLongDay(at) })),
    olderThan: found.length > entriesPerPage ? (entries.at(-1)?.id ?? null) : null,
    older: before !== null,
  }
}
