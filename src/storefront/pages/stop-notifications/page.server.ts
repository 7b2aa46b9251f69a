import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { unsubscribeFromAlerts } from '#features/stock-alerts/actions/stock-alerts.ts'
import { hasAlerts } from '#features/stock-alerts/queries.ts'
import { stockAlertTexts } from '#features/stock-alerts/texts/response.ts'
import { translate } from '#shared/text.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'

/** Whether there is a subscription to stop. A mail program that follows the link by itself stops nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await getPersonalShop(context)
  const waiting = await hasAlerts(shop, params.token ?? '')
  const title = translate(waiting ? stockAlertTexts.stopTitle : stockAlertTexts.stoppedTitle, {}, shop.textOverrides)
  return { waiting, ...pageTitles(shop, title) }
}

/** From our page, and by one POST of a mail program, which follows no redirect (RFC 8058): the page then confirms it. */
export async function action({ context, params }: ActionFunctionArgs) {
  await unsubscribeFromAlerts(await getPersonalShop(context), params.token ?? '')
  return null
}
