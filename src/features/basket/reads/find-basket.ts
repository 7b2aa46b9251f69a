import { waysTo } from '#features/delivery/reads/delivery-options.ts'
import { destinationOf } from '#features/delivery/rules/chosen-destination.ts'
import { cheapestDelivery, type DeliveryOption, missingToFree } from '#features/delivery/rules/delivery-options.ts'
import { deliveryVat, type VatShare } from '#features/pricing/rules/delivery-vat.ts'
import { addTaxed, type Taxed } from '#shared/money.ts'
import type { Message } from '#shared/text.ts'
import type { Shop } from '#shop'
import { type Goods, sentWorth, shipmentOf } from '../rules/basket.ts'
import { idleCodeBefore } from '../rules/idle-code.ts'
import { heldBasket } from './held-lines.ts'
import { nothingHeld, type SeenBasket, seeBasket } from './see-basket.ts'

export interface Basket extends SeenBasket {
  /** The cheapest delivery that is paid in advance; null when nothing is sent, or nobody carries it. */
  delivery: DeliveryEstimate | null
  /** What is said of a code that works and has nothing to do; null of any other. */
  idleCode: Message | null
}

/** As it is told, when what was seen has been kept. */
export type ShownBasket = Omit<Basket, 'toRemember'>

export interface DeliveryEstimate {
  cost: Taxed
  /** What of it is taxed at which rate. */
  taxed: VatShare[]
  /** Gross minor units that are missing to free delivery; null when it is never free. */
  missingToFree: number | null
}

/** The visitor's basket as it stands now. A stranger has an empty one, and none is made by looking. */
export async function findBasket(shop: Shop): Promise<Basket> {
  const held = await heldBasket(shop, shop.visitor)
  if (held.lines.length === 0) return { ...nothingHeld(), delivery: null, idleCode: null }
  const goods = await seeBasket(shop, held)
  const ways = await waysOf(shop, goods)
  return { ...goods, delivery: estimateDelivery(ways, goods), idleCode: idleCodeBefore(goods, ways) }
}

/** How it may be sent to where the visitor is; nothing where nothing is sent. */
async function waysOf(shop: Shop, goods: Goods): Promise<DeliveryOption[]> {
  if (!goods.needsDelivery) return []
  const { productIds, ...parcel } = shipmentOf(goods)
  const [ways = []] = await waysTo(shop, destinationOf(shop), productIds, [parcel])
  return ways.filter(({ minimumReached }) => minimumReached)
}

function estimateDelivery(ways: DeliveryOption[], goods: Goods): DeliveryEstimate | null {
  const options = ways.filter(({ prepaid }) => prepaid === 'prepaid')
  const cheapest = cheapestDelivery(options)
  if (!cheapest) return null
  const taxed = deliveryVat(cheapest.gross, sentWorth(goods), cheapest.vatPercent)
  return {
    cost: addTaxed(taxed),
    taxed,
    missingToFree: missingToFree(options, goods.worth.gross),
  }
}
