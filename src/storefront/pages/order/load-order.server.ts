import { getLinePictures } from '#features/orders/queries/line-pictures.ts'
import { getOrderEvents, getOrderMails } from '#features/orders/queries/order-records.ts'
import { getShipments, parcelsOf } from '#features/orders/queries/shipments.ts'
import { buyerOptions, nextOrderStep } from '#features/orders/rules/buyer-options.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { byMoment, orderHistory } from '#features/orders/rules/order-history.ts'
import { placedMessage } from '#features/orders/rules/order-mail.ts'
import { orderProgress } from '#features/orders/rules/order-progress.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import { promisedDelivery } from '#features/orders/rules/promised-delivery.ts'
import { returnDaysSetting } from '#features/orders/settings.ts'
import { orderTexts } from '#features/orders/texts/orders.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { paymentBalance } from '#features/payments/rules/payment-balance.ts'
import { paymentDeadline } from '#features/payments/rules/payment-deadline.ts'
import { isCollectedOnDelivery } from '#features/payments/rules/payment-methods.ts'
import { unpaidDaysSetting } from '#features/payments/settings.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { formatLongDay, momentInWords } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Message, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { pageTitles } from '../../tab-title.server.ts'
import { onlinePayment } from './online-payment.server.ts'
import { orderNotice, overpaidStep } from './order-notice.server.ts'
import { getRatingLinks } from './rating-links.server.ts'

/** How long an order counts as just placed, in milliseconds. */
const justPlaced = 60 * 60 * 1000

interface OrderPageOptions {
  /** The address of the page by which the order is paid and its link works: without `/platnosc`. */
  path: string
  /** Of its link; '' without one. */
  token: string
  /** The query of the page. */
  query: URLSearchParams
}

/** Returns what the page of an order shows to its buyer, in their account or by a link. */
export async function loadOrderPage(shop: Shop, order: Order, { path, token, query }: OrderPageOptions) {
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
  const notice = orderNotice(query.get('zmiana'), order, balance.isPaid)
  const isJustPlaced = shop.now.getTime() - order.placedAt.getTime() < justPlaced
  return {
    ...pageTitles(shop, words({ text: orderTexts.title, values: { number: order.number } })),
    ...{ order, balance, money },
    online: await onlinePayment(shop, order, balance.isPaid, serverUrls.payOrder(path)),
    payUntil: order.status === 'new' && deadline ? formatLongDay(deadline) : null,
    isNew: order.status === 'new' && isJustPlaced,
    thanks: !isOver(order.status) && isJustPlaced,
    notice: notice ? words({ text: notice, values: { email: order.email } }) : null,
    next: [nextOrderStep(state), ...overpaidStep(order.status, balance.overpaid, money)].map(words).join(' '),
    promise: promisedDelivery(order, shop.textOverrides),
    returnDays: state.returnDays,
    progress: orderProgress(state),
    pictures: Object.fromEntries(await getLinePictures(shop, order.id)),
    ratings: await getRatingLinks(shop, order, token),
    options: buyerOptions(state),
    formKey: crypto.randomUUID(),
    shipments: shipments.map(({ id, at, courierName, parcels }) => ({
      id,
      on: formatLongDay(at),
      courierName,
      parcels,
    })),
    looseParcels: shipments.length === 0 && order.status !== 'new' ? parcelsOf([], order) : [],
    history: byMoment(history.map(({ at, message }) => ({ time: momentInWords(at, shop.now), words: words(message) }))),
    placed: words(placedMessage(order, await getOrderMails(shop, order.id))),
  }
}
