import { data, redirect } from 'react-router'
import { type EmailChangeRefusal, requestEmailChange } from '#features/customers/actions/email-change.ts'
import { findCustomer } from '#features/customers/queries.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { emailChangeTexts as texts } from '#features/customers/texts/email-change.ts'
import { securityTexts } from '#features/customers/texts/security.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Message, translate } from '#shared/text.ts'
import { readTextFields, tooManyRequests } from '../../../forms.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, serverUrls.accountEmail())
  const protection = await shop.accounts.protection()
  const isSent = url.searchParams.has('wyslano')
  return {
    ...pageTitles(shop, translate(isSent ? texts.sentTitle : texts.title, {}, shop.textOverrides)),
    email: (await findCustomer(shop, customerId))?.email ?? '',
    neededProof: (await protection?.neededProof()) ?? 'sign-in',
    isSent,
    page: serverUrls.accountEmail(),
    isChanged: url.searchParams.has('zmieniono'),
  }
}

interface Refusal {
  email: string
  problems?: { email?: Message; password?: Message }
  message?: Message
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, customerId } = await requireClient(context, serverUrls.accountEmail())
  const { email = '', password = '' } = await readTextFields(request)
  const requested = await requestEmailChange(shop, customerId, { email, password })
  return requested.ok ? redirect(serverUrls.newEmailSent(), 303) : refusal(requested.problem, email, shop.now)
}

function refusal(problem: EmailChangeRefusal, email: string, now: Date) {
  switch (problem.code) {
    case 'faults':
      return data<Refusal>({ email, problems: { email: problem.problem } }, 422)
    case 'wrong':
      return data<Refusal>({ email, problems: { password: { text: securityTexts.wrongPassword } } }, 422)
    case 'old':
      return data<Refusal>({ email, message: { text: texts.signInAgain } }, 403)
    case 'busy':
      return data<Refusal>(
        { email, message: { text: securityTexts.busy } },
        { status: 503, headers: { 'Retry-After': '60' } },
      )
    case 'wait':
      return data<Refusal>(
        { email, message: retryMessage(texts.wait, problem.until, now) },
        tooManyRequests(problem.until, now),
      )
  }
}
