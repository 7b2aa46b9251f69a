import { redirect } from 'react-router'
import { signOutBrowsers } from '#features/customers/actions/sessions.ts'
import { parseDevice } from '#features/customers/rules.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readTextFields } from '../../../forms.server.ts'
import { requireClient } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { shop } = await requireClient(context, urls.accountDevices())
  return {
    ...pageTitles(shop, translate(accountTexts.devices, {}, shop.textOverrides)),
    devices: await getDevices(shop),
    ended: url.searchParams.has('wylogowano'),
  }
}

/** Posts `device`: the id of a session, or 'others'. */
export async function action({ context, request }: Route.ActionArgs) {
  const { shop } = await requireClient(context, urls.accountDevices())
  const { device } = await readTextFields(request)
  if (device === 'others') await signOutBrowsers(shop, 'others')
  else if (device !== undefined) await signOutBrowsers(shop, { browserId: device })
  return redirect(`${urls.accountDevices()}?wylogowano=1`, 303)
}

const moment = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'long', timeStyle: 'short' })

async function getDevices(shop: Shop) {
  const browsers = await shop.accounts.session.browsers()
  return browsers.map(({ id, userAgent, isThis, signedInAt, lastUsedAt }) => ({
    id,
    isThis,
    device: parseDevice(userAgent),
    signedInAt: moment.format(signedInAt),
    lastUsedAt: moment.format(lastUsedAt),
  }))
}
