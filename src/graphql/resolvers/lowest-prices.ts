import { atMost } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { LastLowestPricesInput, Resolvers } from '../generated/resolver-types.ts'

const mostProducts = 100

export const priceResolvers: Resolvers<GraphqlContext> = {
  Query: {
    getLastLowestProductPrices: async (_, { productId, productsId, lastLowestPricesInput }, context) => {
      const { publicShop, findProduct } = context
      const several = atMost('productsId', productsId ?? [], mostProducts, publicShop.words)
      const asked = atMost('lastLowestPricesInput', lastLowestPricesInput ?? [], mostProducts, publicShop.words)
      const whole = new Set(productId == null ? several : [productId, ...several])
      const sizesOf = Map.groupBy(asked, ({ productId }) => productId)
      const found = await Promise.all([...new Set([...whole, ...sizesOf.keys()])].map(findProduct))
      return found
        .flatMap((product) => product ?? [])
        .map(({ id, sizes }) => ({
          id,
          sizes: sizes
            .filter((size) => whole.has(id) || isAsked(size.id, sizesOf.get(id) ?? []))
            .map(({ id, price }) => ({ id, price: price?.omnibusPrice ?? null })),
        }))
    },
  },
}

function isAsked(size: string, asked: LastLowestPricesInput[]): boolean {
  return asked.some(({ sizeId }) => [size, '', 'undefined', 'null'].includes(named(sizeId)))
}

function named(sizeId: unknown): string {
  return sizeId === 'onesize' ? 'uniw' : String(sizeId)
}
