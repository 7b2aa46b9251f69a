import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { askToWithdraw } from '#features/newsletter/actions/ask-to-withdraw.ts'
import { withdrawSubscription } from '#features/newsletter/actions/withdraw-subscription.ts'
import { findLink } from '#features/newsletter/reads.ts'
import { withdrawalOf } from '#features/newsletter/rules.ts'
import { newsletterPageTexts as texts } from '#features/newsletter/texts/page.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { say } from '#shared/text.ts'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { tooMany } from '../../too-many.server.ts'

/** What the link does; without a token the page asks for the address. A mail program that follows the link by itself ends nothing. */
export async function loader({ context, params: { token }, request }: LoaderFunctionArgs) {
  const shop = await personalShop(context)
  const sent = new URL(request.url).searchParams.has('wyslano')
  const link = token ? await findLink(shop, token) : null
  const state = token ? withdrawalOf(link) : sent ? ('sent' as const) : ('find' as const)
  return {
    tab: tabTitle(shop, say(texts.findTitle, {}, shop.words)),
    state,
    email: state === 'open' ? (link?.subscription.email ?? '') : '',
    formAddress: serverUrls.leaveNewsletter(),
  }
}

/**
 * With a token ends the subscription: from our page, and by one POST of a mail program, which follows no redirect (RFC 8058). Without one
 * has the link sent to the address that was typed.
 */
export async function action({ context, params: { token }, request }: ActionFunctionArgs) {
  const shop = await personalShop(context)
  if (token) {
    const known = await withdrawSubscription(shop, token)
    return data({ left: known }, known ? 200 : 404)
  }
  const fields = new Map(await readForm(request))
  const asked = await askToWithdraw(shop, fields)
  if (asked.ok) return redirect(serverUrls.askedToLeaveNewsletter(), 303)
  const { problem } = asked
  const email = String(fields.get('mailing_email') ?? '')
  if (problem.code === 'faults') return data({ email, faults: problem.faults }, 422)
  return data({ email, message: problem.message }, tooMany(problem.until, shop.now))
}
