import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { waysTo } from '#features/delivery/reads/delivery-options.ts'
import { destinationOf } from '#features/delivery/rules/chosen-destination.ts'
import { cheapestDelivery, missingToFree } from '#features/delivery/rules/delivery-options.ts'
import { splitVat, type Taxed } from '#shared/money.ts'
import type { Shop } from '#shop'
import { type Goods, seeGoods, shipmentOf } from '../rules/basket.ts'
import { offerOf } from '../rules/tailor.ts'
import { offersOfSizes } from './find-offers.ts'
import { linesOfVisitor } from './held-lines.ts'

export interface Basket extends Goods {
  /** The cheapest delivery that is paid in advance; null when nothing is sent, or nobody carries it. */
  delivery: DeliveryEstimate | null
  /** What the client may spend; null of a visitor. */
  pointsHeld: number | null
}

export interface DeliveryEstimate {
  cost: Taxed
  /** Gross minor units that are missing to free delivery; null when it is never free. */
  missingToFree: number | null
}

/** The visitor's basket as it stands now. A stranger has an empty one, and none is made by looking. */
export async function findBasket(shop: Shop): Promise<Basket> {
  const lines = await linesOfVisitor(shop, shop.visitor)
  if (lines.length === 0) return { ...seeGoods([], () => undefined, null), delivery: null, pointsHeld: null }
  const offers = await offersOfSizes(
    shop,
    lines.map(({ sizeId }) => sizeId),
  )
  const pointsHeld = await pointsOfVisitor(shop)
  const goods = seeGoods(lines, (line) => offerOf(offers, line), pointsHeld)
  return { ...goods, delivery: await estimateDelivery(shop, goods), pointsHeld }
}

async function estimateDelivery(shop: Shop, goods: Goods): Promise<DeliveryEstimate | null> {
  if (!goods.needsDelivery) return null
  const { worth } = goods
  const { productIds, ...parcel } = shipmentOf(goods)
  const [ways = []] = await waysTo(shop, destinationOf(shop), productIds, [parcel])
  const options = ways.filter(({ prepaid, minimumReached }) => prepaid === 'prepaid' && minimumReached)
  const cheapest = cheapestDelivery(options)
  if (!cheapest) return null
  return {
    cost: splitVat(cheapest.gross, cheapest.vatPercent),
    missingToFree: missingToFree(options, worth.gross),
  }
}
