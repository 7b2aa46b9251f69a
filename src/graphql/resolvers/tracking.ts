import { takeScripts } from '#features/tracking/actions/take-scripts.ts'
import { scriptAddress } from '#features/tracking/reads/tracking-scripts.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../generated/resolver-types.ts'

export const trackingResolvers: Resolvers<GraphqlContext> = {
  Query: {
    trackingEvents: async (_parent, _none, { openShop }) => takeScripts(await openShop()),
    trackingEventFiles: async (_parent, _none, { openShop }) =>
      (await takeScripts(await openShop())).map(scriptAddress),
  },
}
