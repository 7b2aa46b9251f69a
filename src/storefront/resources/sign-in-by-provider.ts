import { type LoaderFunctionArgs, redirect } from 'react-router'
import { safeReturnPath } from '#features/customers/rules.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import { refusedByProvider } from '../provider-options.server.ts'
import { getPersonalShop } from '../route-context.ts'

/** Sends the browser to a provider. It only notes in a cookie that this browser was sent, so a link is enough. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await getPersonalShop(context)
  const { provider = '' } = params
  const returnTo = safeReturnPath(new URL(request.url).searchParams.get('powrot'), urls.account()).slice(0, 500)
  const redirectUri = serverUrls.absolute(shop.publicUrl, serverUrls.providerReturn(provider))
  const begun = await shop.accounts.providers.begin(provider, { redirectUri, returnTo })
  return begun.ok ? redirect(begun.value, 302) : refusedByProvider(shop, provider, begun.problem)
}
