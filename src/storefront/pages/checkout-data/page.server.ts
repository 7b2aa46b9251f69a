import { data, redirect } from 'react-router'
import { saveCheckoutDraft } from '#features/checkout/actions/save-draft.ts'
import { checkOrderData } from '#features/checkout/checks.ts'
import { chooseOffered, type OfferedChoices, withDefaultChoices } from '#features/checkout/rules/delivery-choice.ts'
import type { OrderFields } from '#features/checkout/rules/order-form.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { getCheckout } from '#features/checkout/views/checkout.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
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
    problems: url.searchParams.has('popraw') ? problemsOf(values, order) : {},
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
  const problems = problemsOf(fields, { ...offered, needsDelivery: goods.needsDelivery })
  if (Object.keys(problems).length === 0) return redirect(urls.checkoutSummary(), 303)
  const refused: OrderAnswer = { values: fields, refusal: { reason: 'invalid', problems } }
  return data(refused, { status: 422 })
}

function problemsOf(fields: OrderFields, offered: OfferedChoices): FieldProblems {
  const checked = checkOrderData(fields)
  if (!checked.ok) return checked.problem
  const chosen = chooseOffered(offered, checked.value)
  return chosen.ok ? {} : chosen.problem
}
