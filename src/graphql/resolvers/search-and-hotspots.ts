import { findZone, maxProducts } from '#features/hotspots/rules.ts'
import { hotspotTitles } from '#features/hotspots/texts.ts'
import { getHotspotIds } from '#features/hotspots/views.ts'
import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import { getSuggestions } from '#features/search/views/suggestions.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { checkLength, checkRange } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../generated/resolver-types.ts'

const defaultSuggestions = 12 // A9.8
const maxSuggestions = 50

export const textSearchResolvers: Resolvers<GraphqlContext> = {
  Query: {
    productsTextSearch: async (_, { searchInput }, { publicShop, findProduct, requestCache: cached }) => {
      const text = normalizeSearchText(searchInput?.text)
      if (text === '') return null
      const limit = checkRange(
        'limit',
        searchInput?.limit ?? defaultSuggestions,
        [1, maxSuggestions],
        publicShop.textOverrides,
      )
      const found = await cached('suggestions', [text, limit], () => getSuggestions(publicShop, text, limit))
      const products = await Promise.all(found.productIds.map(findProduct))
      const bySearch = ({ name }: { name: string }) => ({ name, link: urls.search(name), breadcrumbTrail: null })
      return {
        products: products.filter((product) => product !== null),
        series: found.series.map(bySearch),
        producers: found.producers.map(bySearch),
        menuNodes: found.categories.map((category) => ({
          name: category.name,
          link: urls.category(category),
          breadcrumbTrail: category.trail,
        })),
        cms: found.pages.map(({ name, slug }) => ({ name, link: urls.content(slug), breadcrumbTrail: null })),
        searchQueries: found.phrases.map((name) => bySearch({ name })),
      }
    },
  },
}

export const hotspotResolvers: Resolvers<GraphqlContext> = {
  Query: {
    hotspots: async (
      _,
      { hotspotsPanelParamsInput: { zone, products } },
      { publicShop, findProduct, requestCache: cached },
    ) => {
      const startedAt = performance.now()
      const { textOverrides } = publicShop
      const productIds = [...new Set(checkLength('products', products ?? [], maxProducts, textOverrides))]
      const zoneName = findZone(String(zone))
      const ids = zoneName
        ? (await cached('hotspots', productIds, () => getHotspotIds(publicShop, productIds)))[zoneName]
        : []
      const found = await Promise.all(ids.map(findProduct))
      return {
        name: zoneName ? translate(hotspotTitles[zoneName], {}, textOverrides) : null,
        url: null,
        type: zoneName?.replace(/^.*_/, '') ?? null,
        products: found.filter((product) => product !== null),
        took: Math.round(performance.now() - startedAt),
      }
    },
  },
}
