import { data } from 'react-router'
import { findOrder } from '#features/orders/reads/find-order.ts'
import { mailsOfOrder } from '#features/orders/reads/mails-of-order.ts'
import { placedWords } from '#features/orders/rules/placed-words.ts'
import { orderTexts } from '#features/orders/texts.ts'
import { currencyOf } from '#features/pricing/reads/currencies.ts'
import { say } from '#shared/text.ts'
import { personalShop } from '../../shop-context.ts'
import { titles } from '../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  const number = /^\d{1,15}$/.test(params.number) ? Number(params.number) : 0
  const order = await findOrder(shop, { number, token: params.token })
  if (!order) throw data(null, { status: 404 })
  const { text, values } = placedWords(order, await mailsOfOrder(shop, order.id))
  return {
    ...titles(shop, say(orderTexts.title, { number }, shop.words)),
    order,
    money: currencyOf(shop, order.currency).format,
    placed: say(text, values, shop.words),
  }
}
