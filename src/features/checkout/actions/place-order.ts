import { takeBasketForOrder } from '#features/basket/actions/clear-basket.ts'
import { releaseOwnHold } from '#features/basket/actions/hold-basket.ts'
import type { PricedLines } from '#features/basket/rules/basket.ts'
import { orderedSizes } from '#features/basket/rules/ordered-sizes.ts'
import { getSeller } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/field-problems.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import { getArrivalDay } from '#features/delivery/views/arrival-texts.ts'
import { type StoreRefusal, storeOrder } from '#features/orders/actions/store-order.ts'
import { findPlacedOrder, type OrderSubmission, type PlacedOrder } from '#features/orders/queries/order-placement.ts'
import { buyerKey, type OrderConsent } from '#features/orders/rules/order-draft.ts'
import { orderTotals } from '#features/orders/rules/order-totals.ts'
import { createPayment } from '#features/payments/actions/create-payment.ts'
import { paymentNames } from '#features/payments/texts/payments.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { lockPromotions } from '#features/promotions/actions/rebate-code-limits.ts'
import { isLocalNetwork } from '#platform/http/client-address.ts'
import { defineCounter } from '#platform/metrics/counter.ts'
import { readAhead } from '#platform/page-cache/cached-reads.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Message, translate } from '#shared/text.ts'
import { type Shop, transactionUnlessRefused } from '#shop'
import { type CheckedOrder, checkOrder, isUuid, type RawOrder, vatBuyer } from '../checks.ts'
import { type ChosenDelivery, chooseOffered } from '../rules/chosen-delivery.ts'
import { type ConsentKind, consentFields } from '../rules/consents.ts'
import { currentOrder, draftOrder } from '../rules/draft-order.ts'
import { currencyChange, type OrderChange, orderChanges, parseSeenSizes } from '../rules/order-changes.ts'
import { vatOfOrder } from '../rules/order-sum.ts'
import { orderRefusalTexts } from '../texts/refusals.ts'
import { checkoutTexts } from '../texts.ts'
import { checkoutForBasket, getSellingGaps, readShopFacts } from '../views/checkout.ts'
import { askedConsents, consentsDigest } from '../views/consents.ts'
import { findChosenPoint } from '../views/pickup-points.ts'
import { deleteDraft } from '../writes.ts'

const ordersPlaced = defineCounter('witryna_orders_placed_total', 'Orders placed')

export type OrderRefusal =
  /** Invalid fields, by name. */
  | { reason: 'invalid'; problems: FieldProblems }
  | { reason: 'empty' }
  /** The shop does not meet a requirement for taking orders. */
  | { reason: 'not-open' }
  /** Lines that cannot be bought. */
  | { reason: 'not-orderable'; lines: { name: string; message: Message }[] }
  /** The order differs from the one that the shopper agreed to; they must agree again. */
  | { reason: 'changed'; changes: OrderChange[] }
  /** Too many orders from one address. */
  | { reason: 'wait'; until: Date }
  | Exclude<StoreRefusal, { reason: 'points' }>

/**
 * Turns the visitor's basket into an order, all or nothing. Goods, prices and delivery are read again under the basket's lock and compared
 * with what the shopper saw; then stock is taken and mails are queued. The same form sent again by the same visitor returns the same order:
 * the key alone neither reveals nor blocks another visitor's order.
 */
export async function placeOrder(shop: Shop, raw: RawOrder): Promise<Result<PlacedOrder, OrderRefusal>> {
  const answer = await place(shop, raw)
  if (answer.ok) {
    ordersPlaced.count += 1
    return answer
  }
  if (answer.problem.reason === 'repeated') return done(answer.problem.order)
  const placed = await findOrderOfForm(shop, raw)
  return placed ? done(placed) : answer
}

async function place(shop: Shop, raw: RawOrder): Promise<Result<PlacedOrder, OrderRefusal>> {
  const checked = checkOrder(raw)
  if (!checked.ok) return refused({ reason: 'invalid', problems: checked.problem })
  if (raw.isOutdated) return refused({ reason: 'changed', changes: [{ kind: 'data' }] })
  const until = await limitOrderRate(shop)
  if (until) return refused({ reason: 'wait', until })
  const sizes = parseSeenSizes(raw.fields.seenSizes)
  return transactionUnlessRefused<Shop, Result<PlacedOrder, OrderRefusal>>(
    await readAhead(shop, (shop) => readShopFacts(shop, sizes)),
    (shop) => placeLocked(shop, checked.value),
  )
}

/** What the form has already ordered; nothing of what it says now changes that. Asked of a form that is refused: one sent twice is rare. */
async function findOrderOfForm(shop: Shop, { fields: { idempotencyKey = '' } }: RawOrder): Promise<PlacedOrder | null> {
  return isUuid(idempotencyKey) ? findPlacedOrder(shop, formOf(shop, idempotencyKey)) : null
}

function formOf({ visitor }: Shop, idempotencyKey: string): OrderSubmission {
  return { idempotencyKey, placedBy: buyerKey(visitor), customerId: visitor.customerId }
}

async function placeLocked(shop: Shop, order: CheckedOrder): Promise<Result<PlacedOrder, OrderRefusal>> {
  const stored = await takeBasketForOrder(shop)
  if (stored.lines.length === 0) return refused({ reason: 'empty' })
  if ((await getSellingGaps(shop)).length > 0) return refused({ reason: 'not-open' })
  const otherCurrency = currencyChange(order.seen, shop.currency.format.code)
  if (otherCurrency.length > 0) return refused({ reason: 'changed', changes: otherCurrency })
  await lockPromotions(shop, stored.choices.rebateCode)
  const { goods, vatByCountry, termsVersion, ...offered } = await checkoutForBasket(shop, stored)
  if (!goods.orderable) return refused({ reason: 'not-orderable', lines: problemsOf(goods) })
  const point = await findChosenPoint(shop, offered.options, order)
  const delivery = chooseOffered({ ...offered, needsDelivery: goods.needsDelivery }, order, point)
  if (!delivery.ok) return refused({ reason: 'invalid', problems: delivery.problem })
  const chosen = {
    ...delivery.value,
    name: delivery.value.name || translate(checkoutTexts.noDelivery, {}, shop.textOverrides),
  }
  const vat = vatOfOrder(vatByCountry, vatBuyer(order))
  const taxes = { vat, priceType: shop.settings.get(priceTypeSetting) }
  const agreed = { termsVersion, consents: consentsDigest(shop, goods) }
  const changes = orderChanges(order.seen, currentOrder(goods, chosen, taxes, agreed))
  if (changes.length > 0) return refused({ reason: 'changed', changes })
  const consents = askedConsents(shop, { goods, invoice: order.invoice !== null, termsVersion }).map((consent) => ({
    ...consent,
    given: order.consents.some((kind) => kind === consent.kind),
  }))
  const missing = consents.filter(({ required, given }) => required && !given)
  if (missing.length > 0) return refused({ reason: 'invalid', problems: problemsOfConsents(missing) })
  return store(shop, order, goods, chosen, { ...taxes, termsVersion, consents })
}

function problemsOfConsents(missing: OrderConsent[]): FieldProblems {
  return Object.fromEntries(
    missing.map(({ kind }) => [consentFields[kind as ConsentKind], { text: validationTexts.not_checked }]),
  )
}

async function store(
  shop: Shop,
  order: CheckedOrder,
  goods: PricedLines,
  delivery: ChosenDelivery,
  terms: Pick<Parameters<typeof draftOrder>[0], 'vat' | 'priceType' | 'termsVersion' | 'consents'>,
): Promise<Result<PlacedOrder, OrderRefusal>> {
  const draft = draftOrder({
    order,
    goods,
    delivery,
    ...terms,
    promisedDay:
      delivery.daysTo === null ? null : await getArrivalDay(shop, orderedSizes(goods.lines), delivery.daysTo),
    paymentName: translate(paymentNames[order.payment], {}, shop.textOverrides),
    placedBy: buyerKey(shop.visitor),
    customerId: shop.visitor.customerId,
    currency: shop.currency.format.code,
    currencyRate: shop.currency.rate,
    seller: getSeller(shop.settings, shop.currency.format.code),
  })
  await releaseOwnHold(shop, goods)
  const amount = orderTotals(draft.lines, draft.delivery, draft.priceType).total.gross
  const stored = await storeOrder(shop, draft, async ({ id }) => {
    const payment = { orderId: id, method: order.payment, amount, currency: draft.currency }
    await Promise.all([
      amount > 0 && createPayment(shop, payment),
      shop.visitor.visitId !== null && deleteDraft(shop, shop.visitor.visitId),
    ])
  })
  if (!stored.ok) return refused(stored.problem.reason === 'points' ? tooFewPoints(goods) : stored.problem)
  return stored
}

/** The same client has spent the points on another device in the meantime. */
function tooFewPoints(goods: PricedLines): OrderRefusal {
  const lines = goods.lines.filter(({ options }) => options.forPoints)
  return {
    reason: 'not-orderable',
    lines: lines.map(({ offer }) => ({ name: offer.product.name, message: { text: orderRefusalTexts.tooFewPoints } })),
  }
}

function problemsOf(goods: PricedLines): { name: string; message: Message }[] {
  return goods.lines.flatMap(({ offer, problem }) =>
    problem ? [{ name: offer.product.name, message: problem.message }] : [],
  )
}

const orderLimit = { name: 'orders', tries: 30, minutes: 60 }
/** Behind a proxy that does not pass on addresses all guests share one limit: a misconfigured shop still sells. */
const sharedOrderLimit = { ...orderLimit, tries: 300 }

/**
 * Counts an order before it takes stock: an office may order a lot, a script must not empty the shop. A signed-in client is counted by
 * account, so that others at the same address cannot use up the limit; guests by address. Guests are not counted only when the shop runs
 * on the visitor's own machine.
 * @returns null, or the end of the wait
 */
export async function limitOrderRate({ database, visitor, now }: Shop): Promise<Date | null> {
  const { customerId, address } = visitor
  if (customerId !== null)
    return countAttempt(database, [{ key: `orders of client ${customerId}`, ...orderLimit }], now)
  if (address === null) return null
  const limit = isLocalNetwork(address) ? sharedOrderLimit : orderLimit
  return countAttempt(database, [{ key: `orders from ${address}`, ...limit }], now)
}
