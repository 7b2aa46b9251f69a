import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { confirmSubscription } from '#features/newsletter/actions/subscriptions.ts'
import { findMailLink } from '#features/newsletter/queries.ts'
import { confirmationState } from '#features/newsletter/rules.ts'
import { newsletterFormSetting } from '#features/newsletter/settings.ts'
import { newsletterPageTexts as texts } from '#features/newsletter/texts.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'

const headings = { open: texts.confirmTitle, confirmed: texts.confirmedTitle, gone: texts.goneTitle }

/** What the link is for. A mail program that follows it by itself confirms nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await getPersonalShop(context)
  const link = await findMailLink(shop, params.token ?? '')
  const state = confirmationState(link, shop.now)
  return {
    ...pageTitles(shop, translate(headings[state], {}, shop.textOverrides)),
    state,
    email: state === 'gone' ? '' : (link?.subscription.email ?? ''),
    consent: link?.confirms?.words ?? '',
    formAddress: shop.settings.get(newsletterFormSetting) === 'on' ? serverUrls.newsletter() : null,
  }
}

export async function action({ context, params }: ActionFunctionArgs) {
  const token = params.token ?? ''
  await confirmSubscription(await getPersonalShop(context), token)
  return redirect(serverUrls.confirmNewsletter(token), 303)
}
