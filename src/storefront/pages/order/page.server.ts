import { data, redirect } from 'react-router'
import { addPendingMessages } from '#features/basket/actions/pending-messages.ts'
import { repeatOrder } from '#features/checkout/actions/repeat-order.ts'
import { changeDeliveryAddress } from '#features/orders/actions/change-delivery-address.ts'
import { sendConfirmationAgain } from '#features/orders/actions/order-mails.ts'
import { getLinePictures } from '#features/orders/queries/line-pictures.ts'
import { getOrderEvents, getOrderMails } from '#features/orders/queries/order-records.ts'
import { getShipments, parcelsOf } from '#features/orders/queries/shipments.ts'
import { buyerOptions, nextOrderStep } from '#features/orders/rules/buyer-options.ts'
import { orderHistory } from '#features/orders/rules/order-history.ts'
import { placedMessage } from '#features/orders/rules/order-mail.ts'
import { orderProgress } from '#features/orders/rules/order-progress.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import { promisedDelivery } from '#features/orders/rules/promised-delivery.ts'
import { returnDaysSetting } from '#features/orders/settings.ts'
import { orderPageTexts } from '#features/orders/texts/order-page.ts'
import { orderTexts } from '#features/orders/texts/orders.ts'
import { transitionOrder } from '#features/payments/actions/transition-order.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { paymentBalance } from '#features/payments/rules/payment-balance.ts'
import { paymentDeadline } from '#features/payments/rules/payment-deadline.ts'
import { isCollectedOnDelivery } from '#features/payments/rules/payment-methods.ts'
import { unpaidDaysSetting } from '#features/payments/settings.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { formatLongDay, formatMoment, momentInWords } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { readTextFields, tooManyRequests, typedValues } from '../../forms.server.ts'
import { findOrderOfPage } from '../../order-of-page.server.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'
import { onlinePayment } from './online-payment.server.ts'
import { type OrderNotice, orderNotice, overpaidStep } from './order-notice.server.ts'
import { getRatingLinks } from './rating-links.server.ts'

/** How long an order counts as just placed, in milliseconds. */
const justPlaced = 60 * 60 * 1000

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const order = await findOrderOfPage(shop, params)
  const money = getCurrency(shop, order.currency).format
  const words = ({ text, values }: Message) => translate(text, values, shop.textOverrides)
  const shipments = await getShipments(shop, order.id)
  const balance = paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross)
  const state = {
    ...{ status: order.status, hasShipments: shipments.length > 0, hasParcel: order.courierId !== null },
    pickupPoint: order.pickupPoint,
    ...{ isPaid: balance.isPaid, paid: balance.paid, paidOnDelivery: isCollectedOnDelivery(order.paymentMethod) },
    returnDays: shop.settings.get(returnDaysSetting),
  }
  const deadline = paymentDeadline(order.placedAt, shop.settings.get(unpaidDaysSetting))
  const history = orderHistory(await getOrderEvents(shop, order.id), (amount) => formatMoney(amount, money))
  const notice = orderNotice(url.searchParams.get('zmiana'), order, balance.isPaid)
  const isJustPlaced = shop.now.getTime() - order.placedAt.getTime() < justPlaced
  return {
    ...pageTitles(shop, words({ text: orderTexts.title, values: { number: order.number } })),
    ...{ order, balance, money },
    online: await onlinePayment(shop, order, balance.isPaid, serverUrls.payOrder(url.pathname)),
    payUntil: order.status === 'new' && deadline ? formatLongDay(deadline) : null,
    ofClient: shop.visitor.customerId !== null && shop.visitor.customerId === order.customerId,
    isNew: order.status === 'new' && isJustPlaced,
    thanks: !isOver(order.status) && isJustPlaced,
    notice: notice ? words({ text: notice, values: { email: order.email } }) : null,
    next: [nextOrderStep(state), ...overpaidStep(order.status, balance.overpaid, money)].map(words).join(' '),
    promise: promisedDelivery(order, shop.textOverrides),
    returnDays: state.returnDays,
    progress: orderProgress(state),
    pictures: Object.fromEntries(await getLinePictures(shop, order.id)),
    ratings: await getRatingLinks(shop, order, params.token ?? ''),
    options: buyerOptions(state),
    formKey: crypto.randomUUID(),
    shipments: shipments.map(({ id, at, courierName, parcels }) => ({
      id,
      on: formatLongDay(at),
      courierName,
      parcels,
    })),
    looseParcels: shipments.length === 0 && order.status !== 'new' ? parcelsOf([], order) : [],
    history: history.map(({ id, at, message }) => ({ id, time: momentInWords(at, shop.now), words: words(message) })),
    placed: words(placedMessage(order, await getOrderMails(shop, order.id))),
  }
}

/** The changes that a buyer makes; each is decided again under the order's lock. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const order = await findOrderOfPage(shop, params)
  const { intent, ...fields } = await readTextFields(request)
  const actor = shop.visitor.customerId !== null && shop.visitor.customerId === order.customerId ? 'client' : 'guest'
  const { number } = order
  const changed = (notice: OrderNotice) => redirect(`${url.pathname}?zmiana=${notice}`, 303)
  const none = { problems: {}, values: {} }
  const tooLate: Message = { text: orderPageTexts.tooLate }
  if (intent === 'repeat') {
    await addPendingMessages(shop, await repeatOrder(shop, order.id, fields.formKey ?? ''))
    return redirect(urls.basket(), 303)
  }
  if (intent === 'mail') {
    const sent = await sendConfirmationAgain(shop, order)
    if (sent.ok) return changed('wyslane')
    const message: Message = { text: orderPageTexts.wait, values: formatMoment(sent.problem) }
    return data({ ...none, message }, tooManyRequests(sent.problem, shop.now))
  }
  if (intent === 'address') {
    const saved = await changeDeliveryAddress(shop, { number, fields, actor })
    if (saved.ok) return changed('adres')
    if (saved.problem.reason === 'invalid')
      return data(
        { problems: saved.problem.problems, values: typedValues(fields), message: null as Message | null },
        { status: 422 },
      )
    if (saved.problem.reason === 'too-late') return data({ ...none, message: tooLate }, { status: 409 })
    const { until } = saved.problem
    const message: Message = { text: orderPageTexts.waitWithAddress, values: formatMoment(until) }
    return data({ ...none, message }, tooManyRequests(until, shop.now))
  }
  if (intent !== 'cancel') throw data(null, { status: 400 })
  const cancelled = await transitionOrder(shop, { number, status: 'cancelled', actor })
  if (cancelled.ok) return changed('anulowane')
  return data({ ...none, message: tooLate }, { status: 409 })
}
