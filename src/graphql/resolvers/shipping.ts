import { arrivals } from '#features/delivery/reads/arrivals.ts'
import { waysTo } from '#features/delivery/reads/delivery-options.ts'
import { shippingTimeOfOrder } from '#features/delivery/reads/shipping-promises.ts'
import { destinationOf } from '#features/delivery/rules/chosen-destination.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import type { Destination } from '#shared/destination.ts'
import type { PublicShop } from '../../shop.ts'
import { atMost } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers, ShippingInput, shipping } from '../generated/resolver-types.ts'
import { goodsOfBasket, goodsOfProducts, type ShippedGoods } from '../shipped-goods.ts'
import { shippingTimeAnswer, wayAnswer } from '../shipping-answer.ts'

const mostProducts = 100
/** Of all products together. */
const mostParts = 500

export const shippingResolvers: Resolvers<GraphqlContext> = {
  Query: {
    shipping: (_, { ShippingInput: input }, context) =>
      context.once('shipping', input, () => shippingOf(input, context)),
  },
}

/** Every way in which these goods, or those of the basket, can be sent. */
async function shippingOf(input: ShippingInput, { publicShop, openShop }: GraphqlContext): Promise<shipping | null> {
  const products = atMost('products', input.products ?? [], mostProducts, publicShop.words)
  const parts = products.flatMap(({ bundleParts }) => bundleParts ?? [])
  atMost('bundleParts', parts, mostParts, publicShop.words)
  const shop = await openShop()
  const goods = input.mode === 'basket' ? await goodsOfBasket(shop) : await goodsOfProducts(publicShop, products)
  if (!goods) return null
  const [ways, time] = await Promise.all([
    waysOf(publicShop, goods, readRegion(input.forcedRegion) ?? destinationOf(shop)),
    shippingTimeOfOrder(publicShop, goods.sizes),
  ])
  const offered = input.paymentType ? ways.filter(({ prepaid }) => prepaid === input.paymentType) : ways
  const sorted = input.displaySettings?.sortArgs === 'cost' ? offered.toSorted((a, b) => a.gross - b.gross) : offered
  const there = time && time !== 'unknown' ? await arrivals(publicShop, time, ways) : new Map()
  return {
    shipping: sorted.map((way) => wayAnswer(way, there.get(way.daysTo) ?? null, publicShop.currency.format)),
    shippingTime: time && shippingTimeAnswer(time),
    shippingTimeLater: null,
    settings: { checked: null, orderDivisionEnabled: false, selectedPickup: null },
    nonStandardizedInfo: { active: false, isAllowed: false, courierId: null },
  }
}

/** A country as two letters; whatever else clients send there says nothing. */
function readRegion(forced: unknown): Destination | null {
  return typeof forced === 'string' && /^[A-Za-z]{2}$/.test(forced)
    ? { country: forced.toUpperCase(), postcode: null }
    : null
}

/** Every way in which the goods can be sent there, also those for which more must be bought. */
export async function waysOf(
  shop: PublicShop,
  { needsParcel, productIds, goodsGross, weight }: ShippedGoods,
  destination: Destination,
): Promise<DeliveryOption[]> {
  if (!needsParcel) return []
  const [ways = []] = await waysTo(shop, destination, productIds, [{ goodsGross, weight }])
  return ways
}
