import { data, redirect } from 'react-router'
import { saveCheckoutDraft } from '#features/checkout/actions/save-draft.ts'
import { checkOrderData } from '#features/checkout/checks.ts'
import { chooseOffered } from '#features/checkout/rules/chosen-delivery.ts'
import { type OfferedChoices, withDefaultChoices } from '#features/checkout/rules/delivery-choice.ts'
import type { OrderFields } from '#features/checkout/rules/order-form.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { getCheckout } from '#features/checkout/views/checkout.ts'
import { findChosenPoint } from '#features/checkout/views/pickup-points.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { getPersonalShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { loadOrder } from '../checkout/load-order.server.ts'
import { answerIntent, type OrderAnswer, readOrderForm } from '../checkout/order-answers.server.ts'
import type { Route } from './+types/page.ts'

/** The first step. Who comes back from the second one, because something is wrong, sees it at its field. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const order = await loadOrder(shop, request)
  const values = withDefaultChoices(order.values, order, order.savedAddresses)
  return {
    ...order,
    tab: tabTitle(shop, translate(checkoutTexts.dataTitle, {}, shop.textOverrides)),
    problems: url.searchParams.has('popraw') ? await problemsOf(shop, values, order) : {},
  }
}

/** Stores what was typed, and leads to the summary when all of it is right. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const { fields } = await readOrderForm(shop, request)
  const answer = await answerIntent(shop, fields, urls.checkoutData())
  if (answer) return answer
  await saveCheckoutDraft(shop, fields)
  const { goods, ...offered } = await getCheckout(shop)
  if (goods.lines.length === 0) return redirect(urls.checkoutData(), 303)
  const problems = await problemsOf(shop, fields, { ...offered, needsDelivery: goods.needsDelivery })
  if (Object.keys(problems).length === 0) return redirect(urls.checkoutSummary(), 303)
  const refused: OrderAnswer = { values: fields, refusal: { reason: 'invalid', problems } }
  return data(refused, { status: 422 })
}

async function problemsOf(shop: Shop, fields: OrderFields, offered: OfferedChoices): Promise<FieldProblems> {
  const checked = checkOrderData(fields)
  if (!checked.ok) return checked.problem
  const point = await findChosenPoint(shop, offered.options, checked.value)
  const chosen = chooseOffered(offered, checked.value, point)
  return chosen.ok ? {} : chosen.problem
}
