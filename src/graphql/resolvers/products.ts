import { namesDays } from '#features/delivery/settings.ts'
import { withIllustrations } from '#features/pictures/queries.ts'
import { understandText } from '#features/search/queries/understand-text.ts'
import type { Facet } from '#features/search/rules/facets.ts'
import { filterName, valueName } from '#features/search/rules/facets.ts'
import { type ListFilters, readFilters } from '#features/search/rules/list-filters.ts'
import { normalizeSearchText, type SortOrder } from '#features/search/rules/list-options.ts'
import { getListing } from '#features/search/views/listing.ts'
import { type Text, type TextOverrides, translate } from '#shared/text.ts'
import { badInputError, checkLength, checkRange } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type {
  Product,
  ProductsFilter,
  ProductsFilterInput,
  ProductsOrderBy,
  Resolvers,
} from '../generated/resolver-types.ts'
import { graphqlTexts } from '../texts.ts'

const maxPageSize = 100
const defaultPageSize = 20

const sortOrders: Record<ProductsOrderBy, SortOrder> = { popularity: 'popularnosc', price: 'cena', name: 'nazwa' }

interface Listed {
  /** Products of this page. */
  products: Product[]
  /** Number of products on all pages. */
  count: number
  filters: ProductsFilter[] | null
}

/** Product queries: one by id, and paginated products of a list, a search or ids. */
export const productResolvers: Resolvers<GraphqlContext> = {
  Product: {
    longDescription: ({ longDescription }, _, { publicShop }) =>
      withIllustrations(publicShop, longDescription, publicShop.publicUrl),
    parametersWithContext: async ({ id }, _, { findProductTraits: findTraits }) =>
      ((await findTraits(id))?.parameters ?? []).map((parameter) => ({ ...parameter, contextValue: null })),
    group: async ({ id }, _, { findProductTraits: findTraits }) => (await findTraits(id))?.versions ?? null,
  },

  Query: {
    product: async (_, { productId }, { findProduct }) => ({
      product: productId == null ? null : await findProduct(productId),
    }),

    products: async (
      _,
      { searchInput, filterInput, settingsInput },
      { publicShop, findProduct, requestCache: cached },
    ) => {
      const startedAt = performance.now()
      const { textOverrides } = publicShop
      const limit = checkRange(
        'limit',
        settingsInput?.limit ?? searchInput?.limit ?? defaultPageSize,
        [1, maxPageSize],
        textOverrides,
      )
      const page = checkRange('page', settingsInput?.page ?? 0, [0, 1_000_000], textOverrides)
      const { name: orderBy, type } = settingsInput?.orderBy ?? { name: 'popularity' }
      const direction = type ?? 'asc'
      const ids = checkLength('productsId', searchInput?.productsId ?? [], maxPageSize, textOverrides)
      const { products, count, filters } =
        ids.length > 0
          ? await productsOfIds(ids)
          : await productsOfList(normalizeSearchText(searchInput?.text || filterInput?.text))
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
        took: Math.round(performance.now() - startedAt),
      }

      async function productsOfIds(ids: number[]): Promise<Listed> {
        const found = await findAll([...new Set(ids)])
        return { products: found.slice(page * limit, (page + 1) * limit), count: found.length, filters: null }
      }

      async function productsOfList(text: string): Promise<Listed> {
        const { category } = filterInput ?? {}
        const { ids, count, facets } = await cached(
          'listing',
          [text, filterInput, orderBy, direction, page, limit],
          async () =>
            getListing(publicShop, {
              within: text === '' && category != null ? { category } : { text: await understandText(publicShop, text) },
              filters: readFilterInput(filterInput, textOverrides),
              sort: sortOrders[orderBy],
              reversed: direction === 'desc',
              page: page + 1,
              pageSize: limit,
            }),
        )
        const offered = namesDays(publicShop.settings) ? facets : facets.filter(({ filter }) => filter !== 'express')
        return {
          products: await findAll(ids),
          count,
          filters: offered.map((facet) => filterAnswer(facet, textOverrides)),
        }
      }

      async function findAll(ids: number[]): Promise<Product[]> {
        return (await Promise.all(ids.map(findProduct))).filter((product) => product !== null)
      }
    },
  },
}

const maxFilters = 30
const highestPrice = 9_999_999

/** The filters of a query, read by the same rule as filters in a URL. Throws an error for the client. */
function readFilterInput(input: ProductsFilterInput | null | undefined, textOverrides: TextOverrides): ListFilters {
  const query = new URLSearchParams()
  const { from, to } = input?.priceRanges ?? {}
  if (from != null) checkRange('priceRanges.from', from, [0, highestPrice], textOverrides)
  if (to != null) checkRange('priceRanges.to', to, [0, highestPrice], textOverrides)
  if (from != null && to != null && from > to)
    throw badInputError(translate(graphqlTexts.fromAboveTo, { name: 'priceRanges' }, textOverrides))
  query.set('filter_price_from', from == null ? '' : String(Math.floor(from)))
  query.set('filter_price_to', to == null ? '' : String(Math.ceil(to)))
  for (const id of checkLength('producers', input?.producers ?? [], maxFilters, textOverrides))
    query.append('filter_producer', String(id))
  for (const { id, values } of checkLength('filters', input?.filters ?? [], maxFilters, textOverrides))
    for (const value of checkLength(id, values, maxFilters, textOverrides)) query.append(`filter_${id}`, value)
  return readFilters(query)
}

/** A filter in the contract's form. */
function filterAnswer(facet: Facet, textOverrides: TextOverrides): ProductsFilter {
  const t = (text: Text) => translate(text, {}, textOverrides)
  return {
    id: facet.filter,
    value: facet.items.flatMap(({ value, chosen }) => (chosen ? [value] : [])).join(','),
    type: 'list',
    name: filterName(facet, t),
    displayType: 'checkbox',
    items: facet.items.map((item) => ({
      value: item.value,
      name: valueName(facet.filter, item, t),
      productsCount: item.count,
    })),
  }
}
