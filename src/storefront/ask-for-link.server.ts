import { data, redirect } from 'react-router'
import { type RequestedLink, requestLink } from '#features/customers/actions/sessions.ts'
import { checkLogin } from '#features/customers/checks/sign-in.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { signInLinkTexts } from '#features/customers/texts/sign-in-link.ts'
import { type Text, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { readForm, tooManyRequests } from './forms.server.ts'
import { pageTitles } from './tab-title.server.ts'

/** The data of a page that asks for a link: the form, or the next step after it has been sent. */
export function askForLinkData(shop: Shop, url: URL, texts: Record<'title' | 'askedTitle', Text>) {
  const sent = url.searchParams.has('wyslano')
  return { ...pageTitles(shop, translate(sent ? texts.askedTitle : texts.title, {}, shop.textOverrides)), sent }
}

/** Answers its form; `sentAddress` shows the next step. Clients of the wire name the field 'email' (/password-recover.php). */
export async function askForLink(
  shop: Shop,
  request: Request,
  { purpose, sentAddress }: { purpose: RequestedLink; sentAddress: string },
) {
  const form = await readForm(request)
  const { login, problem } = checkLogin(form.get('login') ?? form.get('email'))
  if (problem) return data({ login, problem, message: undefined }, 422)
  const result = await requestLink(shop, purpose, login)
  if (result.ok) return redirect(sentAddress, 303)
  const message = retryMessage(signInLinkTexts.wait, result.problem.until, shop.now)
  return data({ login, problem: undefined, message }, tooManyRequests(result.problem.until, shop.now))
}
