import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { requestUnsubscribeLink, unsubscribe } from '#features/newsletter/actions/subscriptions.ts'
import { findMailLink } from '#features/newsletter/queries.ts'
import { withdrawalState } from '#features/newsletter/rules.ts'
import { newsletterPageTexts as texts } from '#features/newsletter/texts.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { readForm, tooManyRequests } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'

/**
 * What the link is for; without a token the page asks for the address. A mail program that follows the link by itself ends no subscription.
 */
export async function loader({ context, params: { token }, request }: LoaderFunctionArgs) {
  const shop = await getPersonalShop(context)
  const sent = new URL(request.url).searchParams.has('wyslano')
  const link = token ? await findMailLink(shop, token) : null
  const state = token ? withdrawalState(link) : sent ? ('sent' as const) : ('find' as const)
  return {
    tab: tabTitle(shop, translate(texts.findTitle, {}, shop.textOverrides)),
    state,
    email: state === 'open' ? (link?.subscription.email ?? '') : '',
    formAddress: serverUrls.leaveNewsletter(),
  }
}

/**
 * With a token ends the subscription: from our page, and by one POST of a mail program, which follows no redirect (RFC 8058). Without one
 * sends the link to the typed address.
 */
export async function action({ context, params: { token }, request }: ActionFunctionArgs) {
  const shop = await getPersonalShop(context)
  if (token) {
    const known = await unsubscribe(shop, token)
    return data({ left: known }, known ? 200 : 404)
  }
  const fields = new Map(await readForm(request))
  const result = await requestUnsubscribeLink(shop, fields)
  if (result.ok) return redirect(serverUrls.askedToLeaveNewsletter(), 303)
  const { problem } = result
  const email = String(fields.get('mailing_email') ?? '')
  if (problem.code === 'faults') return data({ email, faults: problem.faults }, 422)
  return data({ email, message: problem.message }, tooManyRequests(problem.until, shop.now))
}
