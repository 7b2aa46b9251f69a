import { hotspotIds } from '#features/hotspots/reads/hotspots.ts'
import { findZone, mostProducts } from '#features/hotspots/rules/zones.ts'
import { hotspotTitles } from '#features/hotspots/texts.ts'
import { say } from '#shared/text.ts'
import { atMost } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../generated/resolver-types.ts'

export const hotspotResolvers: Resolvers<GraphqlContext> = {
  Query: {
    hotspots: async (_, { hotspotsPanelParamsInput: { zone, products } }, { publicShop, findProduct, once }) => {
      const began = performance.now()
      const { words } = publicShop
      const beside = [...new Set(atMost('products', products ?? [], mostProducts, words))]
      const known = findZone(String(zone))
      const ids = known ? (await once('hotspots', beside, () => hotspotIds(publicShop, beside)))[known] : []
      const found = await Promise.all(ids.map(findProduct))
      return {
        name: known ? say(hotspotTitles[known], {}, words) : null,
        url: null,
        type: known?.replace(/^.*_/, '') ?? null,
        products: found.filter((product) => product !== null),
        took: Math.round(performance.now() - began),
      }
    },
  },
}
