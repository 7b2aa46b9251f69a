import { createSchema } from 'graphql-yoga'
import type { GraphqlContext } from './context.ts'
import { lenientNumbers } from './lenient-numbers.ts'
import { basketResolvers } from './resolvers/basket.ts'
import { destinationResolvers } from './resolvers/destination.ts'
import { hotspotResolvers } from './resolvers/hotspots.ts'
import { priceResolvers } from './resolvers/lowest-prices.ts'
import { productResolvers } from './resolvers/products.ts'
import { rebateCodeResolvers } from './resolvers/rebate-code.ts'
import { shippingResolvers } from './resolvers/shipping.ts'
import { shoppingListResolvers } from './resolvers/shopping-lists.ts'
import { stockResolvers } from './resolvers/stock.ts'
import { textSearchResolvers } from './resolvers/text-search.ts'
import { trackingResolvers } from './resolvers/tracking.ts'
import typeDefs from './schema.graphql?raw'

/** The contract with what answers it: one file of resolvers for each feature. */
export const schema = createSchema<GraphqlContext>({
  typeDefs,
  resolvers: [
    lenientNumbers,
    productResolvers,
    textSearchResolvers,
    hotspotResolvers,
    priceResolvers,
    shippingResolvers,
    shoppingListResolvers,
    destinationResolvers,
    stockResolvers,
    basketResolvers,
    rebateCodeResolvers,
    trackingResolvers,
  ],
})
