import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { sellerSettings } from '#features/content/settings.ts'
import { requestSubscription } from '#features/newsletter/actions/subscriptions.ts'
import { newsletterFormSetting } from '#features/newsletter/settings.ts'
import { newsletterAnswerTexts, newsletterTexts } from '#features/newsletter/texts.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import { readForm, tooManyRequests } from '../../forms.server.ts'
import { getPersonalShop, getPublicShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'

/** The form, or the next step after it has been sent; 404 in a shop without a newsletter. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = getPublicShop(context)
  const { settings, textOverrides } = shop
  const sent = new URL(request.url).searchParams.has('wyslano')
  if (settings.get(newsletterFormSetting) === 'off') throw data(null, { status: 404 })
  return {
    ...pageTitles(shop, translate(sent ? newsletterAnswerTexts.askedTitle : newsletterTexts.title, {}, textOverrides)),
    sent,
    shopName: settings.get(sellerSettings.shopName),
    address: serverUrls.newsletter(),
  }
}

/** Subscribes to the newsletter; the typed values come back when something is wrong, but never in an address. */
export async function action({ context, request }: ActionFunctionArgs) {
  const fields = new Map(await readForm(request))
  const shop = await getPersonalShop(context)
  const result = await requestSubscription(shop, fields)
  if (result.ok) return redirect(serverUrls.askedForNewsletter(), 303)
  const { problem } = result
  const typed = {
    email: String(fields.get('mailing_email') ?? ''),
    consent: isFlagOn(String(fields.get('newsletter_consent') ?? '')),
  }
  if (problem.code === 'faults') return data({ typed, faults: problem.faults }, 422)
  if (problem.code === 'wait')
    return data({ typed, message: problem.message }, tooManyRequests(problem.until, shop.now))
  throw data(null, { status: 404 })
}
