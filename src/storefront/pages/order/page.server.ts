import { data } from 'react-router'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { getOrderMails } from '#features/orders/queries/order-records.ts'
import { placedMessage } from '#features/orders/rules/order-mail.ts'
import { orderTexts } from '#features/orders/texts.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { paymentBalance } from '#features/payments/rules/payment-balance.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { translate } from '#shared/text.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const number = /^\d{1,15}$/.test(params.number) ? Number(params.number) : 0
  const order = await findOrder(shop, { number, token: params.token })
  if (!order) throw data(null, { status: 404 })
  const { text, values } = placedMessage(order, await getOrderMails(shop, order.id))
  return {
    ...pageTitles(shop, translate(orderTexts.title, { number }, shop.textOverrides)),
    order,
    balance: paymentBalance(await getPaymentEntries(shop, order.id), order.totalGross),
    money: getCurrency(shop, order.currency).format,
    placed: translate(text, values, shop.textOverrides),
  }
}
