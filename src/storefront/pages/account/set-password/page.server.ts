import { data, redirectDocument } from 'react-router'
import { checkNewPassword } from '#features/customers/checks/new-password.ts'
import { getPasswordLength } from '#features/customers/settings.ts'
import { passwordTexts as texts } from '#features/customers/texts/password.ts'
import { setPasswordByLinkWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readTextFields } from '../../../forms.server.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

/** Asks before anything changes: a mail program that follows the link by itself does not use it up. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const owner = await shop.accounts.findLinkOwner('set-password', params.token)
  const title = translate(owner ? texts.setTitle : texts.goneTitle, {}, shop.textOverrides)
  const passwordLength = getPasswordLength(shop.settings, 'client')
  return { ...pageTitles(shop, title), email: owner?.email ?? null, passwordLength }
}

interface Refusal {
  gone?: true
  problems?: Record<string, Message>
  message?: Message
}

export async function action({ context, request, params: { token } }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const passwordLength = getPasswordLength(shop.settings, 'client')
  const checked = checkNewPassword(await readTextFields(request), { passwordLength })
  if (!checked.ok) return data<Refusal>({ problems: checked.problem }, 422)
  const set = await setPasswordByLinkWithBasket(shop, { token, password: checked.value })
  if (set.ok) return redirectDocument(urls.account(), 303)
  if (set.problem.code === 'second-factor') return redirectDocument(serverUrls.signInCode(urls.account()), 303)
  if (set.problem.code === 'gone') return data<Refusal>({ gone: true }, 410)
  return data<Refusal>({ message: { text: texts.busy } }, { status: 503, headers: { 'Retry-After': '60' } })
}
