import { data, redirect } from 'react-router'
import { requestSignInLink } from '#features/customers/actions/sessions.ts'
import { checkLogin } from '#features/customers/checks/sign-in.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { readForm, tooManyRequests } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

/** The form, or the next step after it has been sent. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const sent = url.searchParams.has('wyslano')
  return { ...pageTitles(shop, translate(sent ? texts.askedTitle : texts.title, {}, shop.textOverrides)), sent }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const { login, problem } = checkLogin((await readForm(request)).get('login'))
  if (problem) return data({ login, problem, message: undefined }, 422)
  const result = await requestSignInLink(shop, login)
  if (result.ok) return redirect(serverUrls.askedForSignInLink(), 303)
  const message = retryMessage(texts.wait, result.problem.until, shop.now)
  return data({ login, problem: undefined, message }, tooManyRequests(result.problem.until, shop.now))
}
