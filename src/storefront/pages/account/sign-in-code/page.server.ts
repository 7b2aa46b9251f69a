import { data, redirect, redirectDocument } from 'react-router'
import { retryMessage, safeReturnPath } from '#features/customers/rules.ts'
import { securityTexts, signInCodeTexts as texts } from '#features/customers/texts/security.ts'
import { signInByCodeWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readTextFields, tooManyRequests } from '../../../forms.server.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const returnTo = safeReturnPath(url.searchParams.get('powrot'), urls.account())
  if (shop.visitor.customerId !== null) throw redirect(returnTo)
  const isOpen = await shop.accounts.secondFactor.isOpen()
  const title = translate(isOpen ? texts.title : texts.goneTitle, {}, shop.textOverrides)
  return { ...pageTitles(shop, title), returnTo, isOpen }
}

interface Refusal {
  gone?: true
  problem?: Message
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const fields = await readTextFields(request)
  const code = (fields.code ?? '').trim()
  if (code === '') return data<Refusal>({ problem: { text: texts.required } }, 422)
  const signedIn = await signInByCodeWithBasket(shop, { code, trust: fields.trust === 'on' })
  if (signedIn.ok) return redirectDocument(safeReturnPath(fields.powrot, urls.account()), 303)
  const { problem } = signedIn
  if (problem.code === 'gone') return data<Refusal>({ gone: true }, 410)
  if (problem.code === 'wrong') return data<Refusal>({ problem: { text: texts.wrong } }, 422)
  const message = retryMessage(securityTexts.wait, problem.until, shop.now)
  return data<Refusal>({ problem: message }, tooManyRequests(problem.until, shop.now))
}
