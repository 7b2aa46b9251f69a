import { productsForPoints } from '#features/catalogue/reads/products-for-points.ts'
import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { pointsHistory } from '#features/orders/reads/points-history.ts'
import { rebatesOfClient } from '#features/promotions/reads/rebates-of-client.ts'
import { rebateTexts } from '#features/promotions/texts/rebates.ts'
import { pricedProducts } from '#features/search/reads/priced-products.ts'
import { longDay } from '#shared/long-day.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { requireClient } from '../../require-client.server.ts'
import { titles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

const entriesAtOnce = 20
const mostProducts = 24

export async function loader({ context, request }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.rebates())
  const balance = (await pointsOfVisitor(shop)) ?? 0
  return {
    ...titles(shop, say(rebateTexts.title, {}, shop.words)),
    ...(await rebatesOfClient(shop)),
    points: { balance, ...(await history(shop, customerId, olderThan(request))) },
    products: await pricedProducts(shop, await productsForPoints(shop, mostProducts)),
  }
}

/** `?przed=` of the address: the line of the ledger before which one looks; null for the newest. */
function olderThan({ url }: Request): number | null {
  const asked = new URL(url).searchParams.get('przed') ?? ''
  return /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null
}

async function history(shop: Shop, customerId: number, before: number | null) {
  const found = await pointsHistory(shop, { customerId, before, most: entriesAtOnce + 1 })
  const entries = found.slice(0, entriesAtOnce)
  return {
    entries: entries.map(({ at, ...entry }) => ({ ...entry, on: longDay(at) })),
    olderThan: found.length > entriesAtOnce ? (entries.at(-1)?.id ?? null) : null,
    older: before !== null,
  }
}
