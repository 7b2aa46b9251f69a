import { data, redirectDocument } from 'react-router'
import { confirmEmailTexts as texts } from '#features/customers/texts/registration.ts'
import { confirmEmailWithOrders } from '#features/sign-in/actions/sign-in.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

const titles = { open: texts.askTitle, elsewhere: texts.elsewhereTitle, gone: texts.goneTitle }

/** Asks before it confirms: a mail program that follows the link by itself confirms nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const owner = await shop.accounts.findLinkOwner('confirm-email', params.token)
  const isHere = owner !== null && owner.accountId === (await shop.accounts.accountId())
  const state = owner === null ? 'gone' : isHere ? 'open' : 'elsewhere'
  const title = translate(titles[state], {}, shop.textOverrides)
  return { ...pageTitles(shop, title), state, email: owner?.email ?? '' } as const
}

export async function action({ context, params }: Route.ActionArgs) {
  const confirmed = await confirmEmailWithOrders(await getPersonalShop(context), params.token)
  return confirmed.ok ? redirectDocument(urls.account(), 303) : data({ gone: true }, 410)
}
