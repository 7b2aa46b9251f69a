import { data, redirectDocument } from 'react-router'
import { retryMessage } from '#features/customers/rules.ts'
import { signInLinkTexts as texts } from '#features/customers/texts/sign-in-link.ts'
import { signInByMailCodeWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { Message } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { askForLink, askForLinkData } from '../../ask-for-link.server.ts'
import { readTextFields, tooManyRequests } from '../../forms.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  return askForLinkData(await getPersonalShop(context), url, texts)
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const { code } = await readTextFields(request.clone())
  if (code !== undefined) return signInByCode(shop, code)
  return askForLink(shop, request, { purpose: 'sign-in', sentAddress: serverUrls.askedForSignInLink() })
}

/** Why a code was refused; the fields of the form above it are not shown. */
function refusal(codeProblem: Message, init: number | ResponseInit) {
  return data({ login: '', problem: undefined, message: undefined, codeProblem }, init)
}

async function signInByCode(shop: Shop, code: string) {
  if (code.trim() === '') return refusal({ text: texts.codeRequired }, 422)
  const signedIn = await signInByMailCodeWithBasket(shop, code)
  if (signedIn.ok) return redirectDocument(urls.account(), 303)
  const { problem } = signedIn
  switch (problem.code) {
    case 'second-factor':
      return redirectDocument(serverUrls.signInCode(urls.account()), 303)
    case 'gone':
      return refusal({ text: texts.codeGone }, 410)
    case 'wrong':
      return refusal({ text: texts.codeWrong }, 422)
    case 'wait':
      return refusal(retryMessage(texts.codeWait, problem.until, shop.now), tooManyRequests(problem.until, shop.now))
  }
}
