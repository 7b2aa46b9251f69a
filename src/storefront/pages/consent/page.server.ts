import { serialize } from 'hono/utils/cookie'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { recordConsent } from '#features/consent/actions.ts'
import { consentCookie, consentMaxAge, serializeConsent } from '#features/consent/rules.ts'
import { consentPageTexts, nothingAskedTexts } from '#features/consent/texts.ts'
import { refererPath } from '#features/customers/rules.ts'
import { askedPurposes } from '#features/tracking/views.ts'
import type { Consent } from '#shared/consent.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readForm } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'

/** This browser's answers; null: none yet. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = await getPersonalShop(context)
  const { visitor, textOverrides } = shop
  const title = translate(consentPageTexts.title, {}, textOverrides)
  const purposes = askedPurposes(shop)
  return {
    ...pageTitles(shop, title),
    purposes,
    nothingAsked: purposes.length === 0 ? translate(nothingAskedTexts.nothingAsked, {}, textOverrides) : null,
    consent: visitor.consent ?? null,
    saved: new URL(request.url).searchParams.has('zapisano'),
  }
}

/** Stores the answer, and leads back to where it was asked for; visitors who want to choose are shown the choices. */
export async function action({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request)
  const answer = String(form.get('answer'))
  if (answer === 'ask') return redirect(urls.consent(), 303)
  const shop = await getPersonalShop(context)
  const consent = await recordConsent(shop, answer, form.getAll('purpose').map(String), askedPurposes(shop))
  const headers = { 'Set-Cookie': cookieOf(consent, shop.publicUrl) }
  const before = refererPath(request.headers.get('Referer'), urls.home())
  const back = before.startsWith(urls.consent()) ? `${urls.consent()}?zapisano=1` : before
  return redirect(back, { status: 303, headers })
}

function cookieOf(consent: Consent, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:')
  return serialize(consentCookie, serializeConsent(consent), {
    sameSite: 'Lax',
    path: '/',
    secure,
    maxAge: consentMaxAge,
  })
}
