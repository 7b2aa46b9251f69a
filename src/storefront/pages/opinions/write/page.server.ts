import { data, redirect } from 'react-router'
import { findProductPageName } from '#features/catalogue/queries/page-names.ts'
import { withdrawOpinion } from '#features/opinions/actions/withdraw-opinion.ts'
import { writeOpinionOfOrder } from '#features/opinions/actions/write-opinion.ts'
import { findOpinionOfOrder } from '#features/opinions/queries/written-opinions.ts'
import { canChangeOpinion, canRateOrder, readOpinionSubject } from '#features/opinions/rules/opinion-rights.ts'
import { opinionsAtOnceSetting } from '#features/opinions/settings.ts'
import { opinionFormTexts as texts } from '#features/opinions/texts/opinion-form.ts'
import { findVisibleOrder } from '#features/orders/views/order-access.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { readTextFields } from '../../../forms.server.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import { opinionNotice, sentNotice, withdrawnNotice } from '../opinion-notices.ts'
import { opinionRefusal } from '../opinion-refusal.server.ts'
import type { Route } from './+types/page.ts'

type Params = Route.LoaderArgs['params']

/** What the buyer of an order thinks of one of its products, or of the shop. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const { order, subject, goods } = await findRated(shop, params)
  const opinion = await findOpinionOfOrder(shop, order.id, subject)
  const values = { product: goods?.name ?? '' }
  const title = opinion
    ? { text: goods ? texts.titleOfYours : texts.titleOfYoursOfShop, values }
    : { text: goods ? texts.title : texts.titleOfShop, values }
  const buyer = order.billingAddress ?? order.deliveryAddress
  const notice = opinionNotice(url.searchParams, goods !== null)
  return {
    ...pageTitles(shop, translate(title.text, title.values, shop.textOverrides)),
    notice: notice && translate(notice, {}, shop.textOverrides),
    opinion,
    canWrite: canRateOrder(order.status) && (opinion === null || canChangeOpinion(opinion.state)),
    isTooEarly: opinion === null && !canRateOrder(order.status),
    values: {
      rating: `${opinion?.rating ?? ''}`,
      opinion: opinion?.content ?? '',
      author: opinion?.author ?? buyer.firstName,
    },
    atOnce: shop.settings.get(opinionsAtOnceSetting) === 'yes',
    product: goods?.address ?? null,
    order: urls.order(orderKey(params)),
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const { order, subject } = await findRated(shop, params)
  const fields = await readTextFields(request)
  if (fields.intent === 'withdraw') {
    await withdrawOpinion(shop, order, subject)
    return redirect(url.pathname + withdrawnNotice, 303)
  }
  const written = await writeOpinionOfOrder(shop, { order, subject }, new Map(Object.entries(fields)))
  if (written.ok) return redirect(url.pathname + sentNotice(written.value.state), 303)
  return opinionRefusal(written.problem, fields, shop.now)
}

function orderKey({ number, token = '' }: Params) {
  return { number, token }
}

/** The order of the address, for its buyer, and what is rated; others are led to the form that finds orders. */
async function findRated(shop: Shop, params: Params) {
  const number = /^\d{1,9}$/.test(params.number) ? Number(params.number) : 0
  const subject = readOpinionSubject(params.subject)
  const { token = '' } = params
  if (!subject) throw data(null, { status: 404 })
  const order = await findVisibleOrder(shop, { number, token })
  if (!order) {
    if (token || number === 0) throw data(null, { status: 404 })
    throw redirect(serverUrls.findOrderNumber(number), 303)
  }
  if (subject === 'shop') return { order, subject, goods: null }
  const line = order.lines.find(({ productId, kind }) => productId === subject.productId && kind === 'goods')
  if (!line) throw data(null, { status: 404 })
  const name = await findProductPageName(shop, subject.productId)
  return {
    ...{ order, subject },
    goods: {
      name: name ?? line.name,
      address: name === null ? null : urls.product({ id: subject.productId, name }),
    },
  }
}
