import { redirectDocument } from 'react-router'
import { signOut } from '#features/customers/actions/sessions.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { privacyTexts } from '#features/privacy/texts.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const signedIn = shop.visitor.customerId !== null
  const isDeleted = !signedIn && url.searchParams.get('konto') === 'usuniete'
  const title = signedIn
    ? accountTexts.signOutTitle
    : isDeleted
      ? privacyTexts.erasedTitle
      : accountTexts.signedOutTitle
  return { ...pageTitles(shop, translate(title, {}, shop.textOverrides)), signedIn, isDeleted }
}

export async function action({ context }: Route.ActionArgs) {
  await signOut(await getPersonalShop(context))
  return redirectDocument(urls.signOut(), 303)
}
