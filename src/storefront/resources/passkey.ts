import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { retryMessage, safeReturnPath } from '#features/customers/rules.ts'
import { passkeyTexts as texts } from '#features/customers/texts/passkeys.ts'
import type { PasskeyAnswer } from '#features/customers/ui/passkeys/passkey-requests.ts'
import { signInByPasskeyWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import { readJsonBody, tooManyRequests } from '../forms.server.ts'
import { getPersonalShop } from '../route-context.ts'

/** What a page asks authenticators for. Nothing is stored, so that a page may ask when it is opened. */
export async function loader({ context }: LoaderFunctionArgs) {
  const shop = await getPersonalShop(context)
  return Response.json(await shop.accounts.beginPasskeySignIn(shop.publicUrl))
}

/** Signs in with what a passkey has signed; answers where to go, or why not. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = await getPersonalShop(context)
  const { token, response, returnTo } = await readJsonBody(request)
  const next = safeReturnPath(String(returnTo ?? ''), urls.account())
  const signedIn = await signInByPasskeyWithBasket(shop, { token: String(token ?? ''), response })
  if (signedIn.ok) return answer({ location: next })
  const { problem } = signedIn
  if (problem.code === 'second-factor') return answer({ location: serverUrls.signInCode(next) })
  if (problem.code === 'wait') {
    const message = retryMessage(texts.wait, problem.until, shop.now)
    return answer({ message }, tooManyRequests(problem.until, shop.now))
  }
  return answer({ message: { text: texts[problem.code] } }, { status: 422 })
}

function answer(facts: PasskeyAnswer, init: ResponseInit = {}): Response {
  return Response.json(facts, init)
}
