import type { ConnectedProvider } from '#features/customers/ui/connected-providers.tsx'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'

/** Returns the configured providers, and those that are connected although the shop no longer offers them. */
export async function connectedProviders(shop: Shop): Promise<ConnectedProvider[]> {
  const issuers = (await (await shop.accounts.connections())?.issuers()) ?? []
  const { configured } = shop.accounts.providers
  const offered = configured.map(({ id, name, issuer }) => ({
    ...{ name, issuer },
    isConnected: issuers.includes(issuer),
    connectAddress: serverUrls.signInByProvider(id, urls.security()),
  }))
  const others = issuers.filter((issuer) => !configured.some((provider) => provider.issuer === issuer))
  const noLongerOffered = others.map((issuer) => ({
    ...{ name: URL.parse(issuer)?.host ?? issuer, issuer },
    ...{ isConnected: true, connectAddress: null },
  }))
  return [...offered, ...noLongerOffered]
}
