import { arrivals } from '#features/delivery/reads/arrivals.ts'
import { deliveryOptions } from '#features/delivery/reads/delivery-options.ts'
import { shippingTimeOfOrder } from '#features/delivery/reads/shipping-promises.ts'
import type { PublicShop } from '../../shop.ts'
import { atMost } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../generated/resolver-types.ts'
import { goodsOfBasket, goodsOfProducts, type ShippedGoods } from '../shipped-goods.ts'
import { shippingTimeAnswer, wayAnswer } from '../shipping-answer.ts'

const mostProducts = 100

export const shippingResolvers: Resolvers<GraphqlContext> = {
  Query: {
    shipping: async (_, { ShippingInput: input }, { publicShop, openShop }) => {
      const products = atMost('products', input.products ?? [], mostProducts, publicShop.words)
      const goods =
        input.mode === 'basket' ? await goodsOfBasket(await openShop()) : await goodsOfProducts(publicShop, products)
      if (!goods) return null
      const [ways, time] = await Promise.all([waysOf(publicShop, goods), shippingTimeOfOrder(publicShop, goods.sizes)])
      const offered = input.paymentType ? ways.filter(({ prepaid }) => prepaid === input.paymentType) : ways
      const sorted =
        input.displaySettings?.sortArgs === 'cost' ? offered.toSorted((a, b) => a.gross - b.gross) : offered
      const there = time && time !== 'unknown' ? await arrivals(publicShop, time, ways) : new Map()
      return {
        shipping: sorted.map((way) => wayAnswer(way, there.get(way.daysTo) ?? null, publicShop.currency.format)),
        shippingTime: time && shippingTimeAnswer(time),
      }
    },
  },
}

/** Every way in which the goods can be sent. */
async function waysOf(shop: PublicShop, { needsParcel, goodsGross, weight }: ShippedGoods) {
  return needsParcel ? deliveryOptions(shop, { goodsGross, weight }, ['PL']) : []
}
