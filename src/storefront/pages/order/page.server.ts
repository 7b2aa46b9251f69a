import { data, redirect } from 'react-router'
import { getOrderEvents, getOrderMails } from '#features/orders/queries/order-records.ts'
import { orderHistory } from '#features/orders/rules/order-history.ts'
import { placedMessage } from '#features/orders/rules/order-mail.ts'
import { orderTexts } from '#features/orders/texts/orders.ts'
import { findVisibleOrder } from '#features/orders/views/order-access.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { paymentBalance } from '#features/payments/rules/payment-balance.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { momentInWords } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const number = /^\d{1,9}$/.test(params.number) ? Number(params.number) : 0
  const { token = '' } = params
  const order = await findVisibleOrder(shop, { number, token })
  if (!order)
    throw token || number === 0 ? data(null, { status: 404 }) : redirect(serverUrls.findOrderNumber(number), 303)
  const money = getCurrency(shop, order.currency).format
  const history = orderHistory(await getOrderEvents(shop, order.id), (amount) => formatMoney(amount, money))
  const { text, values } = placedMessage(order, await getOrderMails(shop, order.id))
  return {
    ...pageTitles(shop, translate(orderTexts.title, { number }, shop.textOverrides)),
    order,
    balance: paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross),
    money,
    history: history.map(({ id, at, message: { text, values } }) => ({
      id,
      time: momentInWords(at, shop.now),
      words: translate(text, values, shop.textOverrides),
    })),
    placed: translate(text, values, shop.textOverrides),
  }
}
