import { findCustomer, getCustomerAddresses } from '#features/customers/queries.ts'
import type { Shop } from '#shop'
import { clientAnswer, clientProspectAnswer } from '../client-answer.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../generated/resolver-types.ts'

/** The data of the signed-in client; a visitor has none. */
export const clientResolvers: Resolvers<GraphqlContext> = {
  Query: {
    client: async (_, __, { openShop }) => {
      const shop = await openShop()
      const found = await findClient(shop)
      return found && clientAnswer(found.customer, found.addresses, await shop.accounts.login())
    },
    clientProspect: async (_, __, { openShop }) => {
      const found = await findClient(await openShop())
      return found && clientProspectAnswer(found.customer, found.addresses)
    },
  },
}

async function findClient(shop: Shop) {
  const { customerId } = shop.visitor
  const customer = customerId === null ? null : await findCustomer(shop, customerId)
  return customer && { customer, addresses: await getCustomerAddresses(shop, customer.id) }
}
