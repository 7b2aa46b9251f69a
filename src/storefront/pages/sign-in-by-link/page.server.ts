import { data, redirectDocument } from 'react-router'
import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { getPersonalShop } from '../../route-context.ts'
import { signInByLinkWithBasket } from '../../sign-in-with-basket.server.ts'
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
  return signedIn.ok ? redirectDocument(urls.account(), 303) : data({ gone: true }, 410)
}
