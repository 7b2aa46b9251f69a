import type { StoreShelf } from '#features/catalogue/reads/stock-tables.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers, StoreAmount } from '../generated/resolver-types.ts'

export const stockResolvers: Resolvers<GraphqlContext> = {
  Query: {
    sizeAvailability: async (_, { productId }, { findProduct, findShelves }) => {
      if (productId == null) return null
      const [product, shelves] = await Promise.all([findProduct(productId), findShelves(productId)])
      return product?.sizes.map(({ id, name }) => ({ id, name, stores: amountsOf(id, shelves ?? []) })) ?? null
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
