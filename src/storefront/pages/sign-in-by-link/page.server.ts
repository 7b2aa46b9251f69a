import { data, redirectDocument } from 'react-router'
import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { signInByLinkWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

/** Asks before it signs in: a mail program that follows the link by itself does not use it up. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const owner = await shop.accounts.findLinkOwner('sign-in', params.token)
  const title = translate(owner ? texts.useTitle : texts.goneTitle, {}, shop.textOverrides)
  return { ...pageTitles(shop, title), email: owner?.email ?? null }
}

export async function action({ context, params }: Route.ActionArgs) {
  const signedIn = await signInByLinkWithBasket(await getPersonalShop(context), params.token)
  if (signedIn.ok) return redirectDocument(urls.account(), 303)
  if (signedIn.problem.code === 'second-factor') return redirectDocument(serverUrls.signInCode(urls.account()), 303)
  return data({ gone: true }, 410)
}
