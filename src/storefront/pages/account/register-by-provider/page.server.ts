import { redirect, redirectDocument } from 'react-router'
import { safeReturnPath } from '#features/customers/rules.ts'
import { providerTexts } from '#features/customers/texts/providers.ts'
import { registerWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import { readTextFields } from '../../../forms.server.ts'
import { getPersonalShop } from '../../../route-context.ts'
import {
  filledRegistration,
  type RegistrationByProvider,
  registrationFormData,
  registrationRefusal,
} from '../register/page.server.ts'
import type { Route } from './+types/page.ts'

/** The registration of a client whom a provider has named (B2.13): filled in with what it says, and without a password. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const returnTo = safeReturnPath(url.searchParams.get('powrot'), urls.account())
  if (shop.visitor.customerId !== null) throw redirect(returnTo)
  const { pending } = shop.accounts.providers
  if (!pending) throw redirect(serverUrls.connectProvider(returnTo))
  const { providerName, email, firstName, lastName } = pending
  const byProvider: RegistrationByProvider = { provider: providerName, values: { email, firstName, lastName } }
  const signInAddress = urls.signIn(serverUrls.connectProvider(returnTo))
  return { ...(await registrationFormData(shop, returnTo)), providers: [], signInAddress, byProvider }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const fields = await readTextFields(request)
  const returnTo = safeReturnPath(fields.powrot, urls.account())
  const { pending } = shop.accounts.providers
  if (!pending) throw redirect(serverUrls.connectProvider(returnTo), 303)
  const filled = await filledRegistration(shop, fields)
  if (filled) return filled
  const registered = await registerWithBasket(shop, fields, pending)
  if (!registered.ok)
    return registrationRefusal(registered.problem, { fields, mistakes: providerTexts.mistakes, now: shop.now })
  return redirectDocument(returnTo, 303)
}
