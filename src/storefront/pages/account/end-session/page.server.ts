import { data } from 'react-router'
import { parseDevice } from '#features/customers/rules.ts'
import { newDeviceMailTexts, endSessionTexts as texts } from '#features/customers/texts/new-device.ts'
import { translate } from '#shared/text.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

const moment = new Intl.DateTimeFormat('pl-PL', { timeZone: 'Europe/Warsaw', dateStyle: 'long', timeStyle: 'short' })

/** Asks before it signs out: a mail program that follows the link by itself ends nothing. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const session = await shop.accounts.session.findLinked(params.token)
  const title = translate(session ? texts.title : texts.goneTitle, {}, shop.textOverrides)
  if (!session) return { ...pageTitles(shop, title), session: null }
  const device = parseDevice(session.userAgent)
  const unknown = translate(newDeviceMailTexts.unknownDevice, {}, shop.textOverrides)
  const named = device ? `${device.browser}, ${device.system}` : unknown
  return { ...pageTitles(shop, title), session: { device: named, when: moment.format(session.signedInAt) } }
}

export async function action({ context, params }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const ended = await shop.accounts.session.endLinked(params.token)
  return data({ ended }, ended ? 200 : 410)
}
