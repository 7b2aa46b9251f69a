import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { confirmSubscription } from '#features/newsletter/actions/confirm-subscription.ts'
import { findLink } from '#features/newsletter/reads.ts'
import { confirmationOf } from '#features/newsletter/rules.ts'
import { newsletterFormSetting } from '#features/newsletter/settings.ts'
import { newsletterPageTexts as texts } from '#features/newsletter/texts/page.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { personalShop } from '../../shop-context.ts'
import { titles } from '../../tab-title.server.ts'

const headings = { open: texts.confirmTitle, confirmed: texts.confirmedTitle, gone: texts.goneTitle }

/** What the link does. A mail program that follows it by itself confirms nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await personalShop(context)
  const link = await findLink(shop, params.token ?? '')
  const state = confirmationOf(link, shop.now)
  return {
    ...titles(shop, say(headings[state], {}, shop.words)),
    state,
    email: state === 'gone' ? '' : (link?.subscription.email ?? ''),
    consent: link?.confirms?.words ?? '',
    formAddress: shop.settings.get(newsletterFormSetting) === 'on' ? serverUrls.newsletter() : null,
  }
}

export async function action({ context, params }: ActionFunctionArgs) {
  const token = params.token ?? ''
  await confirmSubscription(await personalShop(context), token)
  return redirect(serverUrls.confirmNewsletter(token), 303)
}
