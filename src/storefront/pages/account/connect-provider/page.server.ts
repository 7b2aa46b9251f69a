import { data, redirect, redirectDocument } from 'react-router'
import { safeReturnPath } from '#features/customers/rules.ts'
import { providerTexts as texts } from '#features/customers/texts/providers.ts'
import { securityTexts } from '#features/customers/texts/security.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Text, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readTextFields } from '../../../forms.server.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import { proofRefusal } from '../proof-refusal.server.ts'
import type { Route } from './+types/page.ts'

/**
 * A provider has named a person whom no account is connected with. A signed-in client is asked whether to connect it; somebody with an
 * account signs in once first; anybody else registers.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const returnTo = safeReturnPath(url.searchParams.get('powrot'), urls.account())
  const titled = (text: Text) => ({ ...pageTitles(shop, translate(text, {}, shop.textOverrides)), returnTo })
  const { pending } = shop.accounts.providers
  if (!pending) return { ...titled(texts.goneTitle), step: 'gone' as const }
  const shown = { provider: pending.providerName, email: pending.email }
  const connections = await shop.accounts.connections()
  if (connections)
    return {
      ...titled(texts.connectTitle),
      step: 'connect' as const,
      shown,
      neededProof: await connections.neededProof(),
    }
  if (!(await isOfClient(shop, pending))) throw redirect(serverUrls.registerByProvider(returnTo))
  const signInAddress = urls.signIn(serverUrls.connectProvider(returnTo))
  return { ...titled(texts.existingTitle), step: 'sign-in' as const, shown, signInAddress }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const { password = '', powrot } = await readTextFields(request)
  const returnTo = safeReturnPath(powrot, urls.account())
  const connected = await (await shop.accounts.connections())?.connect(password)
  if (!connected) return redirect(serverUrls.connectProvider(returnTo), 303)
  if (connected.ok) return redirectDocument(returnTo, 303)
  const { problem } = connected
  if (problem.code === 'gone') return redirect(serverUrls.connectProvider(returnTo), 303)
  if (problem.code !== 'taken') return proofRefusal(problem, securityTexts.wrongPassword, shop.now)
  const provider = shop.accounts.providers.pending?.providerName ?? ''
  return data({ message: { text: texts.taken, values: { provider } } }, 409)
}

/** Only with a verified e-mail: an unverified one would tell a stranger who has an account. */
async function isOfClient(shop: Shop, { email, emailVerified }: { email: string; emailVerified: boolean }) {
  return emailVerified && email !== '' && (await shop.accounts.findTakenNames([email])).size > 0
}
