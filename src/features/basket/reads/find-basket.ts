import { waysTo } from '#features/delivery/reads/delivery-options.ts'
import { destinationOf } from '#features/delivery/rules/chosen-destination.ts'
import { cheapestDelivery, missingToFree } from '#features/delivery/rules/delivery-options.ts'
import { splitVat, type Taxed } from '#shared/money.ts'
import type { Shop } from '#shop'
import { type Goods, shipmentOf } from '../rules/basket.ts'
import { heldBasket } from './held-lines.ts'
import { nothingHeld, type SeenBasket, seeBasket } from './see-basket.ts'

export interface Basket extends SeenBasket {
  /** The cheapest delivery that is paid in advance; null when nothing is sent, or nobody carries it. */
  delivery: DeliveryEstimate | null
}

export interface DeliveryEstimate {
  cost: Taxed
  /** Gross minor units that are missing to free delivery; null when it is never free. */
  missingToFree: number | null
}

/** The visitor's basket as it stands now. A stranger has an empty one, and none is made by looking. */
export async function findBasket(shop: Shop): Promise<Basket> {
  const held = await heldBasket(shop, shop.visitor)
  if (held.lines.length === 0) return { ...nothingHeld(), delivery: null }
  const goods = await seeBasket(shop, held)
  return { ...goods, delivery: await estimateDelivery(shop, goods) }
}

async function estimateDelivery(shop: Shop, goods: Goods): Promise<DeliveryEstimate | null> {
  if (!goods.needsDelivery) return null
  const { productIds, ...parcel } = shipmentOf(goods)
  const [ways = []] = await waysTo(shop, destinationOf(shop), productIds, [parcel])
  const options = ways.filter(({ prepaid, minimumReached }) => prepaid === 'prepaid' && minimumReached)
  const cheapest = cheapestDelivery(options)
  if (!cheapest) return null
  return {
    cost: splitVat(cheapest.gross, cheapest.vatPercent),
    missingToFree: missingToFree(options, parcel.goodsGross),
  }
}
