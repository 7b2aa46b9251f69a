import { data, redirect, redirectDocument } from 'react-router'
import { signOut } from '#features/customers/actions/sessions.ts'
import { findCustomer, getConsents } from '#features/customers/queries.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { passwordTexts } from '#features/customers/texts/password.ts'
import { unsubscribeByEmail } from '#features/newsletter/actions/subscriptions.ts'
import { findActiveSubscription } from '#features/newsletter/queries.ts'
import { eraseClient } from '#features/privacy/actions.ts'
import { privacyTexts as texts } from '#features/privacy/texts.ts'
import { formatLongDay } from '#shared/day.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readTextFields, tooManyRequests } from '../../../forms.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.accountPrivacy())
  const { email = '' } = (await findCustomer(shop, customerId)) ?? {}
  const consents = await getConsents(shop, customerId)
  const emailConfirmed = await shop.accounts.email.isConfirmed()
  const subscription = emailConfirmed ? await findActiveSubscription(shop, email) : null
  return {
    ...pageTitles(shop, translate(texts.title, {}, shop.textOverrides)),
    email,
    consents: consents
      .filter(({ given }) => given)
      .map(({ words, version, at }) => ({ words, version, when: formatLongDay(at) })),
    newsletter: emailConfirmed ? newsletterState(subscription) : 'unconfirmed',
    newsletterWords: subscription?.consent.words ?? null,
    hasPassword: await shop.accounts.password.isSet(),
    personalData: serverUrls.personalData(),
    newsletterPage: serverUrls.newsletter(),
    cookieConsents: urls.consent(),
  } as const
}

/** Anyone can register with any address, so the subscription of one is shown and changed once it is confirmed. */
function newsletterState(subscription: Awaited<ReturnType<typeof findActiveSubscription>>) {
  if (subscription === null) return 'none'
  return subscription.confirmedAt ? 'confirmed' : 'asked'
}

interface Refusal {
  sure?: Message
  password?: Message
  message?: Message
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, customerId } = await requireClient(context, urls.accountPrivacy())
  const fields = await readTextFields(request)
  const { email = '' } = (await findCustomer(shop, customerId)) ?? {}
  const emailConfirmed = await shop.accounts.email.isConfirmed()
  if (fields.newsletter === 'leave') {
    if (emailConfirmed) await unsubscribeByEmail(shop, email)
    return redirect(urls.accountPrivacy(), 303)
  }
  if (fields.sure !== 'on') return data<Refusal>({ sure: { text: texts.eraseNotSure } }, 422)
  return erase(shop, { email, emailConfirmed }, fields.present ?? '')
}

async function erase(shop: Shop, client: { email: string; emailConfirmed: boolean }, present: string) {
  const verified = await shop.accounts.password.verify(present)
  if (verified.ok) {
    await signOut(shop)
    await eraseClient(shop, client)
    return redirectDocument(serverUrls.accountDeleted(), 303)
  }
  const { problem } = verified
  if (problem.code === 'wrong') return data<Refusal>({ password: { text: passwordTexts.wrong } }, 422)
  if (problem.code === 'busy') return data<Refusal>({ message: { text: passwordTexts.busy } }, 503)
  const message = retryMessage(passwordTexts.wait, problem.until, shop.now)
  return data<Refusal>({ message }, tooManyRequests(problem.until, shop.now))
}
