import { illustrated } from '#features/pictures/reads/illustrated.ts'
import { listing } from '#features/search/reads/listing.ts'
import { understandText } from '#features/search/reads/understand-text.ts'
import { type SortOrder, searchedText } from '#features/search/rules.ts'
import { atMost, between } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import { filterAnswer, filtersAsked } from '../filters-asked.ts'
import type { Product, ProductsFilter, ProductsOrderBy, Resolvers } from '../generated/resolver-types.ts'

const most = 100
const usualLimit = 20

const sortOrders: Record<ProductsOrderBy, SortOrder> = { popularity: 'popularnosc', price: 'cena', name: 'nazwa' }

interface Listed {
  /** Those of one page. */
  products: Product[]
  /** How many there are on all pages. */
  count: number
  filters: ProductsFilter[] | null
}

/** Products as clients ask for them: one by its id, and those of a list, of a search or of ids, by pages. */
export const productResolvers: Resolvers<GraphqlContext> = {
  Product: {
    longDescription: ({ longDescription }, _, { publicShop }) =>
      illustrated(publicShop, longDescription, publicShop.publicUrl),
    parametersWithContext: async ({ id }, _, { findTraits }) =>
      ((await findTraits(id))?.parameters ?? []).map((parameter) => ({ ...parameter, contextValue: null })),
    group: async ({ id }, _, { findTraits }) => (await findTraits(id))?.versions ?? null,
  },

  Query: {
    product: async (_, { productId }, { findProduct }) => ({
      product: productId == null ? null : await findProduct(productId),
    }),

    products: async (_, { searchInput, filterInput, settingsInput }, { publicShop, findProduct, once }) => {
      const began = performance.now()
      const { words } = publicShop
      const limit = between('limit', settingsInput?.limit ?? searchInput?.limit ?? usualLimit, [1, most], words)
      const page = between('page', settingsInput?.page ?? 0, [0, 1_000_000], words)
      const { name: orderBy, type } = settingsInput?.orderBy ?? { name: 'popularity' }
      const direction = type ?? 'asc'
      const ids = atMost('productsId', searchInput?.productsId ?? [], most, words)
      const { products, count, filters } =
        ids.length > 0
          ? await productsOfIds(ids)
          : await productsOfList(searchedText(searchInput?.text || filterInput?.text))
      return {
        results: {
          resultCount: count,
          resultPage: Math.max(1, Math.ceil(count / limit)),
          currentPage: page,
          limitPerPage: limit,
        },
        orderBy: ids.length > 0 ? null : { name: orderBy, type: direction },
        products,
        filters,
        took: Math.round(performance.now() - began),
      }

      async function productsOfIds(ids: number[]): Promise<Listed> {
        const found = await findAll([...new Set(ids)])
        return { products: found.slice(page * limit, (page + 1) * limit), count: found.length, filters: null }
      }

      async function productsOfList(text: string): Promise<Listed> {
        const { category } = filterInput ?? {}
        const { ids, count, facets } = await once(
          'listing',
          [text, filterInput, orderBy, direction, page, limit],
          async () =>
            listing(publicShop, {
              within: text === '' && category != null ? { category } : { text: await understandText(publicShop, text) },
              filters: filtersAsked(filterInput, words),
              sort: sortOrders[orderBy],
              reversed: direction === 'desc',
              page: page + 1,
              pageSize: limit,
            }),
        )
        return { products: await findAll(ids), count, filters: facets.map((facet) => filterAnswer(facet, words)) }
      }

      async function findAll(ids: number[]): Promise<Product[]> {
        return (await Promise.all(ids.map(findProduct))).filter((product) => product !== null)
      }
    },
  },
}
