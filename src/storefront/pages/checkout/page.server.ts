import { redirect } from 'react-router'
import { placeOrder } from '#features/checkout/actions/place-order.ts'
import { saveCheckoutDraft } from '#features/checkout/actions/save-draft.ts'
import { onePageSetting } from '#features/checkout/settings.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { getPersonalShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'
import { afterOrder } from './after-order.server.ts'
import { loadOrder } from './load-order.server.ts'
import { answerIntent, readOrderForm, refusedOrder } from './order-answers.server.ts'

/** The whole order on one page, where the shop wants it so; else the first step. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  if (shop.settings.get(onePageSetting) === 'no') throw redirect(urls.checkoutData())
  return {
    ...(await loadOrder(shop, request)),
    tab: tabTitle(shop, translate(checkoutTexts.title, {}, shop.textOverrides)),
  }
}

/** A form that was opened before the shop changed to steps still orders. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const { fields, seen } = await readOrderForm(shop, request)
  const answer = await answerIntent(shop, fields, urls.checkout())
  if (answer) return answer
  const placed = await placeOrder(shop, { fields, seen })
  if (placed.ok) return afterOrder(shop, request, placed.value, fields.payment)
  await saveCheckoutDraft(shop, fields)
  return refusedOrder(shop, placed.problem, fields, urls.checkout())
}
