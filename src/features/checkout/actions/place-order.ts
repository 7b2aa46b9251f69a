import { giveBackOwnHold } from '#features/basket/actions/give-back-own-hold.ts'
import { takeBasket } from '#features/basket/actions/take-basket.ts'
import type { Goods } from '#features/basket/rules/basket.ts'
import { sellerOf } from '#features/content/settings.ts'
import type { FieldProblems } from '#features/customers/checks/problems.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import { type StoreRefusal, storeOrder } from '#features/orders/actions/store-order.ts'
import { findPlaced, type OrderForm, type PlacedOrder } from '#features/orders/reads/find-placed.ts'
import { placedBy } from '#features/orders/rules/placed-by.ts'
import { orderTotals } from '#features/orders/rules/totals.ts'
import { expectPayment } from '#features/payments/actions/expect-payment.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { holdPromotions } from '#features/promotions/actions/hold-promotions.ts'
import { defineCounter } from '#platform/metrics/counter.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { say } from '#shared/text.ts'
import { type Shop, transactionOrUndo } from '#shop'
import { type CheckedOrder, checkOrder, type RawOrder } from '../checks/order-form.ts'
import { checkoutOf } from '../reads/find-checkout.ts'
import { findSellingGaps } from '../reads/find-selling-gaps.ts'
import { type Change, changeOfCurrency, changesSince } from '../rules/changes.ts'
import { type ChosenDelivery, chooseDelivery } from '../rules/delivery.ts'
import { draftOrder, presentOrder } from '../rules/draft.ts'
import { checkoutTexts } from '../texts.ts'
import { countOrder } from './count-order.ts'

const ordersPlaced = defineCounter('witryna_orders_placed_total', 'Orders placed')

export type OrderRefusal =
  /** What was typed is wrong, by field. */
  | { reason: 'invalid'; problems: FieldProblems }
  | { reason: 'empty' }
  /** The shop lacks something without which nobody may order. */
  | { reason: 'not-open' }
  /** Lines that cannot be bought as they are. */
  | { reason: 'not-orderable'; lines: { name: string; message: Message }[] }
  /** The shopper agreed to something else; he must see it and agree again. */
  | { reason: 'changed'; changes: Change[] }
  /** Too many orders from one address. */
  | { reason: 'wait'; until: Date }
  | Exclude<StoreRefusal, { reason: 'points' }>

/**
 * Makes the visitor's basket an order, whole or not at all: goods, prices and delivery are looked up again under the basket's
 * lock and compared with what the shopper saw, goods are taken, mails are queued. The same form again answers the same order, to the visitor who
 * has sent it: with the key alone somebody else neither sees that order nor stands in its way.
 */
export async function placeOrder(shop: Shop, raw: RawOrder): Promise<Result<PlacedOrder, OrderRefusal>> {
  const checked = checkOrder(raw)
  if (!checked.ok) return refused({ reason: 'invalid', problems: checked.problem })
  const placed = await findPlaced(shop, formOf(shop, checked.value))
  if (placed) return done(placed)
  const until = await countOrder(shop)
  if (until) return refused({ reason: 'wait', until })
  const answer = await transactionOrUndo<Shop, Result<PlacedOrder, OrderRefusal>>(shop, (shop) =>
    placeLocked(shop, checked.value),
  )
  if (answer.ok) ordersPlaced.count += 1
  return !answer.ok && answer.problem.reason === 'repeated' ? done(answer.problem.order) : answer
}

function formOf({ visitor }: Shop, { idempotencyKey }: CheckedOrder): OrderForm {
  return { idempotencyKey, placedBy: placedBy(visitor), customerId: visitor.customerId }
}

async function placeLocked(shop: Shop, order: CheckedOrder): Promise<Result<PlacedOrder, OrderRefusal>> {
  const held = await takeBasket(shop)
  const placed = await findPlaced(shop, formOf(shop, order)) // whoever waited for the lock finds the order of the first
  if (placed) return refused({ reason: 'repeated', order: placed })
  if (held.lines.length === 0) return refused({ reason: 'empty' })
  if ((await findSellingGaps(shop)).length > 0) return refused({ reason: 'not-open' })
  const otherCurrency = changeOfCurrency(order.seen, shop.currency.format.code)
  if (otherCurrency.length > 0) return refused({ reason: 'changed', changes: otherCurrency })
  await holdPromotions(shop, held.choices.rebateCode)
  const { goods, options, methods, termsVersion } = await checkoutOf(shop, held)
  if (!goods.orderable) return refused({ reason: 'not-orderable', lines: problemsOf(goods) })
  if (!methods.includes(order.payment))
    return refused({ reason: 'invalid', problems: { payment: { text: validationTexts.no_option } } })
  const { country, postcode } = order.delivery
  const delivery = chooseDelivery(options, goods.needsDelivery, { ...order, country, postcode })
  if (!delivery.ok) return refused({ reason: 'invalid', problems: delivery.problem })
  const chosen = { ...delivery.value, name: delivery.value.name || say(checkoutTexts.noDelivery, {}, shop.words) }
  const changes = changesSince(order.seen, presentOrder(goods, chosen, termsVersion))
  if (changes.length > 0) return refused({ reason: 'changed', changes })
  return store(shop, order, goods, chosen, termsVersion)
}

async function store(
  shop: Shop,
  order: CheckedOrder,
  goods: Goods,
  delivery: ChosenDelivery,
  termsVersion: number,
): Promise<Result<PlacedOrder, OrderRefusal>> {
  const draft = draftOrder({
    order,
    goods,
    delivery,
    termsVersion,
    placedBy: placedBy(shop.visitor),
    customerId: shop.visitor.customerId,
    currency: shop.currency.format.code,
    currencyRate: shop.currency.rate,
    priceType: shop.settings.get(priceTypeSetting),
    seller: sellerOf(shop.settings, shop.currency.format.code),
  })
  await giveBackOwnHold(shop, goods)
  const stored = await storeOrder(shop, draft)
  if (!stored.ok) return refused(stored.problem.reason === 'points' ? tooFewPoints(goods) : stored.problem)
  const amount = orderTotals(draft.lines, delivery, draft.priceType).total.gross
  if (amount > 0)
    await expectPayment(shop, { orderId: stored.value.id, method: order.payment, amount, currency: draft.currency })
  return stored
}

/** Somebody else, on another device of his, has spent them in this moment. */
function tooFewPoints(goods: Goods): OrderRefusal {
  const lines = goods.lines.filter(({ terms }) => terms.forPoints)
  return {
    reason: 'not-orderable',
    lines: lines.map(({ offer }) => ({ name: offer.product.name, message: { text: checkoutTexts.tooFewPoints } })),
  }
}

function problemsOf(goods: Goods): { name: string; message: Message }[] {
  return goods.lines.flatMap(({ offer, problem }) =>
    problem ? [{ name: offer.product.name, message: problem.message }] : [],
  )
}
