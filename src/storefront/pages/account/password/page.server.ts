import { data, redirect } from 'react-router'
import { checkNewPassword } from '#features/customers/checks/new-password.ts'
import { findCustomer } from '#features/customers/queries.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { getPasswordLength } from '#features/customers/settings.ts'
import { passwordTexts as texts } from '#features/customers/texts/password.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readTextFields, tooManyRequests } from '../../../forms.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop, customerId } = await requireClient(context, urls.accountPassword())
  const hasPassword = await shop.accounts.password.isSet()
  const title = translate(hasPassword ? texts.changeTitle : texts.firstTitle, {}, shop.textOverrides)
  return {
    ...pageTitles(shop, title),
    hasPassword,
    email: (await findCustomer(shop, customerId))?.email ?? '',
    saved: url.searchParams.has('zapisano'),
    passwordLength: getPasswordLength(shop.settings, 'client'),
  }
}

interface Refusal {
  problems?: Record<string, Message>
  message?: Message
}

export async function action({ context, request }: Route.ActionArgs) {
  const { shop, customerId } = await requireClient(context, urls.accountPassword())
  const fields = await readTextFields(request)
  const email = (await findCustomer(shop, customerId))?.email ?? ''
  const passwordLength = getPasswordLength(shop.settings, 'client')
  const checked = checkNewPassword(fields, { passwordLength, login: email, email })
  if (!checked.ok) return data<Refusal>({ problems: checked.problem }, 422)
  const changed = await shop.accounts.password.change(fields.present ?? '', checked.value)
  if (changed.ok) return redirect(`${urls.accountPassword()}?zapisano=1`, 303)
  const { problem } = changed
  if (problem.code === 'wrong') return data<Refusal>({ problems: { present: { text: texts.wrong } } }, 422)
  if (problem.code === 'busy') return data<Refusal>({ message: { text: texts.busy } }, 503)
  const message = retryMessage(texts.wait, problem.until, shop.now)
  return data<Refusal>({ message }, tooManyRequests(problem.until, shop.now))
}
