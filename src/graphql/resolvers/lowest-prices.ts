import { atMost } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../generated/resolver-types.ts'

const mostProducts = 100

export const priceResolvers: Resolvers<GraphqlContext> = {
  Query: {
    getLastLowestProductPrices: async (_, { productId, productsId }, { publicShop, findProduct }) => {
      const several = atMost('productsId', productsId ?? [], mostProducts, publicShop.words)
      const ids = new Set(productId == null ? several : [productId, ...several])
      const found = await Promise.all([...ids].map(findProduct))
      return found
        .flatMap((product) => product ?? [])
        .map(({ id, sizes }) => ({
          id,
          sizes: sizes.map(({ id, price }) => ({ id, price: price?.omnibusPrice ?? null })),
        }))
    },
  },
}
