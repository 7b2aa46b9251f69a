import { data, redirect } from 'react-router'
import { getLinePictures } from '#features/orders/queries/line-pictures.ts'
import type { Order } from '#features/orders/rules/order.ts'
import { isOver } from '#features/orders/rules/order-status.ts'
import { OrderContents } from '#features/orders/ui/order-contents.tsx'
import { changeOrderPayment } from '#features/payments/actions/change-order-payment.ts'
import { checkAttempt } from '#features/payments/actions/check-attempt.ts'
import { sendBlikCode } from '#features/payments/actions/send-code.ts'
import { startPayment } from '#features/payments/actions/start-payment.ts'
import { readBlikCode } from '#features/payments/checks.ts'
import { getAttempts } from '#features/payments/queries/attempts.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { paymentStage, shouldAsk } from '#features/payments/rules/payment-attempt.ts'
import { paymentBalance } from '#features/payments/rules/payment-balance.ts'
import { paymentDeadline } from '#features/payments/rules/payment-deadline.ts'
import { isOnline, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { unpaidDaysSetting } from '#features/payments/settings.ts'
import { payTexts } from '#features/payments/texts/online.ts'
import { paymentTexts } from '#features/payments/texts/payments.ts'
import { payableMethods } from '#features/payments/views/payable.ts'
import { getCurrency } from '#features/pricing/queries/currencies.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { isPrefetch } from '#platform/http/fetch-metadata.ts'
import { formatLongDay } from '#shared/day.ts'
import { formatMoney } from '#shared/money.ts'
import { translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { readTextFields } from '../../../forms.server.ts'
import { findOrderOfPage } from '../../../order-of-page.server.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { paymentStart } from '../../../start-payment.server.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'
import { attemptProblems, payRefusalTexts } from './refusals.server.ts'

/**
 * Where an order is paid, and where the gateway sends its buyer back to. The gateway is asked what became of the payment, since its notification may
 * be late or never come; what was paid is booked, which is no change that a visitor makes (decision 0213).
 */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const order = await findOrderOfPage(shop, params)
  const orderPage = pathOfOrder(url)
  const [latest] = await getAttempts(shop, order.id)
  if (latest && shouldAsk(latest, shop.now) && !isPrefetch(request.headers)) await checkAttempt(shop, latest.sessionId)
  const { due, isPaid } = await balanceOf(shop, order)
  if (isPaid && !isOver(order.status)) throw redirect(`${orderPage}?zmiana=zaplacone`, 303)
  if (isPaid || isOver(order.status)) throw redirect(orderPage, 303)
  const methods = payableMethods(shop, order)
  if (!hasChoice(order, methods)) throw redirect(orderPage, 303)
  const currency = getCurrency(shop, order.currency)
  const [attempt] = await getAttempts(shop, order.id)
  const cameBack = url.searchParams.has('powrot')
  const problem = attempt ? attemptProblems[attempt.problem] : null
  const until = paymentDeadline(order.placedAt, shop.settings.get(unpaidDaysSetting))
  const t = (text: typeof payTexts.title, values = {}) => translate(text, values, shop.textOverrides)
  return {
    ...pageTitles(shop, t(payTexts.title, { number: order.number })),
    ...{ methods, orderPage, address: url.pathname + url.search },
    number: order.number,
    contents: renderStatic(
      { textOverrides: shop.textOverrides, currency },
      <OrderContents order={order} pictures={Object.fromEntries(await getLinePictures(shop, order.id))} />,
    ),
    chosen: order.paymentMethod,
    amount: formatMoney(due, currency.format),
    until: until && order.status === 'new' ? t(paymentTexts.payUntil, { day: formatLongDay(until) }) : null,
    stage: attempt ? paymentStage(attempt, cameBack, shop.now) : ('choose' as const),
    problem: problem && (attempt?.state === 'failed' || attempt?.problem === 'amount') ? t(problem) : null,
    isDemo: shop.partners.gateway?.isDemo ?? false,
  }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const order = await findOrderOfPage(shop, params)
  const { intent, method = '', code: typed = '' } = await readTextFields(request)
  const start = paymentStart(shop, request, order)
  const orderPage = pathOfOrder(url)
  const refuse = (reason: keyof typeof payRefusalTexts, status = 409) => {
    if (reason === 'paid' || reason === 'over') return redirect(url.pathname, 303)
    const isOfCode = ['invalid-code', 'wrong-code', 'expired-code', 'used-code'].includes(reason)
    const words = translate(payRefusalTexts[reason], {}, shop.textOverrides)
    const kept = reason === 'invalid-code' ? typed : '' // the bank takes no code a second time
    return data({ codeProblem: isOfCode ? words : null, problem: isOfCode ? null : words, typed: kept }, { status })
  }
  if (intent === 'blik') {
    const code = readBlikCode(typed)
    if (code === null) return refuse('invalid-code', 422)
    const sent = await sendBlikCode(shop, start, code)
    if (sent.ok) return redirect(url.pathname, 303)
    if (sent.problem.reason === 'page') return redirect(sent.problem.pageUrl, 303)
    const { reason } = sent.problem
    return refuse(reason, reason === 'unavailable' ? 503 : reason === 'too-many' ? 429 : 409)
  }
  if (intent === 'online' && isOnline(method)) {
    const started = await startPayment(shop, { ...start, method })
    if (started.ok) return redirect(started.value.pageUrl, 303)
    return refuse(started.problem, started.problem === 'unavailable' ? 503 : 409)
  }
  if (intent !== 'transfer') throw data(null, { status: 400 })
  const changed = await changeOrderPayment(shop, { number: order.number, method: 'transfer', actor: start.actor })
  return changed.ok ? redirect(`${orderPage}?zmiana=przelew`, 303) : refuse(changed.problem)
}

async function balanceOf(shop: Shop, { id, totalGross }: Order) {
  return paymentBalance(await getPaymentEntries(shop, id), totalGross)
}

/** Whether there is anything to do here: an order that is paid to the courier, or by a transfer and not online, is paid as its own page says. */
function hasChoice({ paymentMethod }: Order, methods: PaymentMethod[]): boolean {
  return isOnline(paymentMethod) || methods.some((method) => method !== paymentMethod)
}

/** The page of the order as the visitor has reached it: with the link's token, or as its client. */
function pathOfOrder({ pathname }: URL): string {
  return pathname.replace(/\/platnosc\/?$/, '')
}
