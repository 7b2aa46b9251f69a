import { data } from 'react-router'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { getOrderEvents, getOrderMails } from '#features/orders/queries/order-records.ts'
import { orderHistory } from '#features/orders/rules/order-history.ts'
import { placedMessage } from '#features/orders/rules/order-mail.ts'
import { orderTexts } from '#features/orders/texts/orders.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { paymentBalance } from '#features/payments/rules/payment-balance.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { momentInWords } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import { translate } from '#shared/text.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const number = /^\d{1,15}$/.test(params.number) ? Number(params.number) : 0
  const order = await findOrder(shop, { number, token: params.token })
  if (!order) throw data(null, { status: 404 })
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
