import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { stopNotifications } from '#features/observed/actions/stop-notifications.ts'
import { waits } from '#features/observed/reads.ts'
import { observedTexts } from '#features/observed/texts/answer.ts'
import { say } from '#shared/text.ts'
import { personalShop } from '../../shop-context.ts'
import { titles } from '../../tab-title.server.ts'

/** Whether anything is to be stopped. A mail program that follows the link by itself stops nothing. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = await personalShop(context)
  const waiting = await waits(shop, params.token ?? '')
  const title = say(waiting ? observedTexts.stopTitle : observedTexts.stoppedTitle, {}, shop.words)
  return { waiting, ...titles(shop, title) }
}

/** From our page, and by one POST of a mail program, which follows no redirect (RFC 8058): the page then says that it is done. */
export async function action({ context, params }: ActionFunctionArgs) {
  await stopNotifications(await personalShop(context), params.token ?? '')
  return null
}
