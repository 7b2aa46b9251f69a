import { suggestions } from '#features/search/reads/suggestions.ts'
import { searchedText } from '#features/search/rules.ts'
import { urls } from '#shared/urls.ts'
import { between } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../generated/resolver-types.ts'

const usualLimit = 12 // A9.8
const most = 50

export const textSearchResolvers: Resolvers<GraphqlContext> = {
  Query: {
    productsTextSearch: async (_, { searchInput }, { publicShop, findProduct, once }) => {
      const text = searchedText(searchInput?.text)
      if (text === '') return null
      const limit = between('limit', searchInput?.limit ?? usualLimit, [1, most], publicShop.words)
      const found = await once('suggestions', [text, limit], () => suggestions(publicShop, text, limit))
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
