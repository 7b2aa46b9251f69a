import { refererPath } from '#features/customers/rules.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { GraphqlContext } from '../context.ts'
import type { Resolvers } from '../generated/resolver-types.ts'

export const loginOptionsResolvers: Resolvers<GraphqlContext> = {
  Query: {
    loginOptions: async (_, { LoginOptionsInput: input }, { openShop }) => {
      const { accounts } = await openShop()
      const issuers = (await (await accounts.connections())?.issuers()) ?? []
      const returnTo = refererPath(input?.redirectUrl, urls.account())
      const options = accounts.providers.configured.map(({ id, name, issuer }) => {
        const isConnected = issuers.includes(issuer)
        const loginUrl = serverUrls.signInByProvider(id, returnTo)
        return { id, name, loginUrl, isConnected, disconnectUrl: isConnected ? urls.security() : null }
      })
      return { options }
    },
  },
}
