import { data, redirect, redirectDocument } from 'react-router'
import { checkSignIn } from '#features/customers/checks/sign-in.ts'
import { retryMessage, safeReturnPath } from '#features/customers/rules.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { signInWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readForm, tooManyRequests } from '../../forms.server.ts'
import { providerOptions, providerProblem } from '../../provider-options.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

const busy = { status: 503, headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const returnTo = safeReturnPath(url.searchParams.get('powrot'), urls.account())
  if (shop.visitor.customerId !== null) throw redirect(returnTo)
  return {
    tab: tabTitle(shop, translate(accountTexts.signInTitle, {}, shop.textOverrides)),
    returnTo,
    providers: providerOptions(shop, returnTo),
    providerProblem: providerProblem(shop, url),
    findOrder: serverUrls.findOrder(),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const form = await readForm(request)
  const checked = checkSignIn({ login: form.get('login'), password: form.get('password') })
  const { login } = checked.data
  if (Object.keys(checked.problems).length > 0) return data({ login, problems: checked.problems }, 422)
  const signedIn = await signInWithBasket(shop, checked.data)
  const returnTo = safeReturnPath(String(form.get('powrot') ?? ''), urls.account())
  if (signedIn.ok) return redirectDocument(returnTo, 303)
  const { problem } = signedIn
  if (problem.code === 'second-factor') return redirectDocument(serverUrls.signInCode(returnTo), 303)
  if (problem.code === 'wrong') return data({ login, message: { text: accountTexts.wrongSignIn } }, 422)
  if (problem.code === 'busy') return data({ login, message: { text: accountTexts.busySignIn } }, busy)
  const message = retryMessage(accountTexts.waitToSignIn, problem.until, shop.now)
  return data({ login, message, offersLink: true }, tooManyRequests(problem.until, shop.now))
}
