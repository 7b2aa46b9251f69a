import { type StoreShelf, stockTables } from '#features/catalogue/reads/stock-tables.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers, StoreAmount } from '../generated/resolver-types.ts'

export const stockResolvers: Resolvers<GraphqlContext> = {
  Query: {
    sizeAvailability: async (_, { productId }, { publicShop, findProduct }) => {
      if (productId == null) return null
      const [product, tables] = await Promise.all([findProduct(productId), stockTables(publicShop, [productId])])
      const shelves = tables.get(productId) ?? []
      return product?.sizes.map(({ id, name }) => ({ id, name, stores: amountsOf(id, shelves) })) ?? null
    },
  },
}

/** What lies of a size in each store that keeps the product. */
function amountsOf(size: string, shelves: StoreShelf[]): StoreAmount[] {
  return shelves.flatMap(({ store, address, sizes }) =>
    sizes
      .filter(({ type }) => type === size)
      .map(({ quantity }) => ({ name: store, address, amount: quantity === null ? -1 : Number(quantity) })),
  )
}
