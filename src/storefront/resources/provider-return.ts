import { type LoaderFunctionArgs, redirect } from 'react-router'
import { safeReturnPath } from '#features/customers/rules.ts'
import { signInByProviderWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import { refusedByProvider } from '../provider-options.server.ts'
import { getPersonalShop } from '../route-context.ts'

/** Where a provider sends the browser back to: signs in, or leads to what is still missing. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = await getPersonalShop(context)
  const { provider = '' } = params
  const path = `${serverUrls.providerReturn(provider)}${new URL(request.url).search}`
  const returned = new URL(serverUrls.absolute(shop.publicUrl, path)) // behind a proxy the request itself came by http
  const signedIn = await signInByProviderWithBasket(shop, { provider, returned })
  if (signedIn.ok) return redirect(safeReturnPath(signedIn.value.returnTo, urls.account()), 303)
  const { problem } = signedIn
  const returnTo = safeReturnPath(problem.returnTo, urls.account())
  if (problem.code === 'new') return redirect(serverUrls.connectProvider(returnTo), 303)
  if (problem.code === 'second-factor') return redirect(serverUrls.signInCode(returnTo), 303)
  return refusedByProvider(shop, provider, { ...problem, code: problem.code, returnTo })
}
