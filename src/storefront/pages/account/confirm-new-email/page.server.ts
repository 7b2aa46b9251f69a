import { data, redirectDocument } from 'react-router'
import { emailChangeTexts as texts } from '#features/customers/texts/email-change.ts'
import { changeEmailWithOrders } from '#features/sign-in/actions/sign-in.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

const titles = { open: texts.askTitle, elsewhere: texts.elsewhereTitle, gone: texts.goneTitle }

/** Asks before it changes: a mail program that follows the link by itself changes nothing. Whose account it is stays unsaid elsewhere. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const change = await shop.accounts.email.findChange(params.token)
  const isHere = change !== null && change.accountId === (await shop.accounts.accountId())
  const state = change === null ? 'gone' : isHere ? 'open' : 'elsewhere'
  const { email, newEmail } = change !== null && isHere ? change : { email: '', newEmail: '' }
  return {
    ...pageTitles(shop, translate(titles[state], {}, shop.textOverrides)),
    state,
    email,
    newEmail,
    page: serverUrls.accountEmail(),
  } as const
}

export async function action({ context, params }: Route.ActionArgs) {
  const changed = await changeEmailWithOrders(await getPersonalShop(context), params.token)
  if (changed.ok) return redirectDocument(serverUrls.emailChanged(), 303)
  return data({ refusal: changed.problem.code }, changed.problem.code === 'gone' ? 410 : 422)
}
