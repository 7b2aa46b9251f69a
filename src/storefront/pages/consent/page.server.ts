import { serialize } from 'hono/utils/cookie'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { giveConsent } from '#features/consent/actions/give-consent.ts'
import { consentCookie, consentLasts, writeConsent } from '#features/consent/rules.ts'
import { nothingAskedTexts } from '#features/consent/texts/nothing-asked.ts'
import { consentPageTexts } from '#features/consent/texts/page.ts'
import { pathBefore } from '#features/customers/rules/return-path.ts'
import { askedPurposes } from '#features/tracking/reads/snippets.ts'
import type { Consent } from '#shared/consent.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readForm } from '../../read-form.server.ts'
import { personalShop } from '../../shop-context.ts'
import { titles } from '../../tab-title.server.ts'

/** What this browser has answered so far; null: nothing yet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = await personalShop(context)
  const { visitor, words } = shop
  const title = say(consentPageTexts.title, {}, words)
  const purposes = askedPurposes(shop)
  return {
    ...titles(shop, title),
    purposes,
    nothingAsked: purposes.length === 0 ? say(nothingAskedTexts.nothingAsked, {}, words) : null,
    consent: visitor.consent ?? null,
    saved: new URL(request.url).searchParams.has('zapisano'),
  }
}

/** Keeps the answer, and leads back to where it was asked for; who wants to choose is shown what there is to choose from. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const answer = String(form.get('answer'))
  if (answer === 'ask') return redirect(urls.consent(), 303)
  const shop = await personalShop(context)
  const consent = await giveConsent(shop, answer, form.getAll('purpose').map(String), askedPurposes(shop))
  const headers = { 'Set-Cookie': cookieOf(consent, shop.publicUrl) }
  const before = pathBefore(request.headers.get('Referer'), urls.home())
  const back = before.startsWith(urls.consent()) ? `${urls.consent()}?zapisano=1` : before
  return redirect(back, { status: 303, headers })
}

function cookieOf(consent: Consent, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:')
  return serialize(consentCookie, writeConsent(consent), { sameSite: 'Lax', path: '/', secure, maxAge: consentLasts })
}
