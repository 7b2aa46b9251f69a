import { redirect } from 'react-router'
import { placeOrder } from '#features/checkout/actions/place-order.ts'
import { checkOrderData, vatBuyer } from '#features/checkout/checks.ts'
import { chooseOffered } from '#features/checkout/rules/chosen-delivery.ts'
import { withDefaultChoices } from '#features/checkout/rules/delivery-choice.ts'
import { vatOfOrder } from '#features/checkout/rules/order-sum.ts'
import { checkoutTexts } from '#features/checkout/texts.ts'
import { getCheckout } from '#features/checkout/views/checkout.ts'
import { getOrderFields } from '#features/checkout/views/order-fields.ts'
import { findChosenPoint } from '#features/checkout/views/pickup-points.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { getPersonalShop } from '../../route-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { afterOrder } from '../checkout/after-order.server.ts'
import { loadOrder } from '../checkout/load-order.server.ts'
import { readOrderForm, refusedOrder } from '../checkout/order-answers.server.ts'
import type { Route } from './+types/page.ts'

/** Stands for the phone that is typed on this page, where nothing else is missing. */
const phoneToType = '+48600000000'

/** The second step. What is missing or wrong is filled in on the first one; a missing phone here. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const order = await loadOrder(shop, request)
  const tab = tabTitle(shop, translate(checkoutTexts.summaryTitle, {}, shop.textOverrides))
  if (order.lines.length === 0) return { ...order, tab, chosen: null }
  const values = withDefaultChoices(order.values, order, order.savedAddresses)
  const checked = checkOrderData({ ...values, phone: values.phone || phoneToType })
  const point = checked.ok ? await findChosenPoint(shop, order.options, checked.value) : null
  const delivery = checked.ok ? chooseOffered(order, checked.value, point) : checked
  if (!checked.ok || !delivery.ok) throw redirect(order.started ? serverUrls.wrongCheckoutData() : urls.checkoutData())
  const vat = vatOfOrder(order.vatByCountry, vatBuyer(checked.value))
  return {
    ...order,
    tab,
    chosen: { ...checked.value, phone: values.phone ? checked.value.phone : null, way: delivery.value, vat },
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const { fields: confirmed, seen } = await readOrderForm(shop, request)
  const { values, version, savedAddresses } = await getOrderFields(shop)
  const { goods, ...offered } = await getCheckout(shop)
  const known = withDefaultChoices(values, { ...offered, needsDelivery: goods.needsDelivery }, savedAddresses)
  const fields = { ...known, ...confirmed, phone: known.phone || (confirmed.phone ?? '') }
  const placed = await placeOrder(shop, { fields, seen, isOutdated: confirmed.seenData !== version })
  if (placed.ok) return afterOrder(shop, request, placed.value, known.payment)
  const { problem } = placed
  if (problem.reason === 'invalid' && !Object.keys(problem.problems).some((name) => name in fieldsOfThisPage))
    return redirect(serverUrls.wrongCheckoutData(), 303)
  return refusedOrder(shop, problem, confirmed, urls.checkoutSummary())
}

/** Without a valid key the form is outdated: it is sent again from the page that has a new one. */
const fieldsOfThisPage = { phone: true, terms: true, consentDigital: true, idempotencyKey: true }
