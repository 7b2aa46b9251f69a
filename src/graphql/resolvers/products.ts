import { productIds } from '#features/search/reads/product-ids.ts'
import { type SortOrder, searchedText } from '#features/search/rules.ts'
import { atMost, between } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { Product, ProductsOrderBy, Resolvers } from '../generated/resolver-types.ts'

const most = 100
const usualLimit = 20

const sortOrders: Record<ProductsOrderBy, SortOrder> = { popularity: 'popularnosc', price: 'cena', name: 'nazwa' }

interface Listed {
  /** Those of one page. */
  products: Product[]
  /** How many there are on all pages. */
  count: number
}

export const productResolvers: Resolvers<GraphqlContext> = {
  Query: {
    product: async (_, { productId }, { findProduct }) => ({
      product: productId == null ? null : await findProduct(productId),
    }),

    products: async (_, { searchInput, settingsInput }, { publicShop, findProduct }) => {
      const began = performance.now()
      const { words } = publicShop
      const limit = between('limit', settingsInput?.limit ?? searchInput?.limit ?? usualLimit, [1, most], words)
      const page = between('page', settingsInput?.page ?? 0, [0, 1_000_000], words)
      const orderBy = settingsInput?.orderBy?.name ?? 'popularity'
      const { products, count } = searchInput?.productsId
        ? await productsOfIds(atMost('productsId', searchInput.productsId, most, words))
        : await productsWithText(searchedText(searchInput?.text))
      return {
        results: {
          resultCount: count,
          resultPage: Math.max(1, Math.ceil(count / limit)),
          currentPage: page,
          limitPerPage: limit,
        },
        orderBy: searchInput?.productsId ? null : { name: orderBy, type: 'asc' },
        products,
        took: Math.round(performance.now() - began),
      }

      async function productsOfIds(ids: number[]): Promise<Listed> {
        const found = await findAll([...new Set(ids)])
        return { products: found.slice(page * limit, (page + 1) * limit), count: found.length }
      }

      async function productsWithText(text: string): Promise<Listed> {
        const sort = sortOrders[orderBy]
        const { ids, count } = await productIds(publicShop, { within: { text }, sort, page: page + 1, pageSize: limit })
        return { products: await findAll(ids), count }
      }

      async function findAll(ids: number[]): Promise<Product[]> {
        return (await Promise.all(ids.map(findProduct))).filter((product) => product !== null)
      }
    },
  },
}
