import { hotspotIds } from '#features/hotspots/reads/hotspots.ts'
import { hotspotZones, mostProducts } from '#features/hotspots/rules/zones.ts'
import { hotspotTitles } from '#features/hotspots/texts.ts'
import { say } from '#shared/text.ts'
import { atMost } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../generated/resolver-types.ts'

export const hotspotResolvers: Resolvers<GraphqlContext> = {
  Query: {
    hotspots: async (_, { hotspotsPanelParamsInput: { zone, products } }, { publicShop, findProduct, once }) => {
      const { words } = publicShop
      const beside = [...new Set(atMost('products', products ?? [], mostProducts, words))]
      const known = hotspotZones.find((name) => name === zone)
      if (!known) return { name: null, products: [] }
      const ids = (await once('hotspots', beside, () => hotspotIds(publicShop, beside)))[known]
      const found = await Promise.all(ids.map(findProduct))
      return { name: say(hotspotTitles[known], {}, words), products: found.filter((product) => product !== null) }
    },
  },
}
