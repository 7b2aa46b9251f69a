import { findCurrentContent } from '#features/content/queries.ts'
import { getSeller } from '#features/content/settings.ts'
import { saveAddress } from '#features/customers/actions/client-data.ts'
import { changePoints } from '#features/customers/actions/customers.ts'
import { findCustomer, findCustomerByEmail, getCustomerAddresses } from '#features/customers/queries.ts'
import { getTariffs } from '#features/delivery/queries/tariffs.ts'
import type { CourierInput } from '#features/delivery/rules/delivery-tariff.ts'
import { pointAddress } from '#features/delivery/rules/pickup-point.ts'
import { getArrivalDay } from '#features/delivery/views/arrival-texts.ts'
import { setTrackingNumber } from '#features/orders/actions/ship-order.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { listOrders } from '#features/orders/queries/list-orders.ts'
import type { DraftLine, OrderDraft } from '#features/orders/rules/order-draft.ts'
import { orderTotals } from '#features/orders/rules/order-totals.ts'
import { bookPayment } from '#features/payments/actions/book-payment.ts'
import { createPayment } from '#features/payments/actions/create-payment.ts'
import { transitionOrder } from '#features/payments/actions/transition-order.ts'
import { deliveryKindFor, type PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { paymentNames } from '#features/payments/texts/payments.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { decimal, one } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { loadLists } from './demo-clients.ts'
import type { LoadedDemo } from './load-demo.ts'
import type { LoadedProduct } from './load-prices-and-stock.ts'
import type { DemoData, DemoHistory, DemoOrder } from './read-demo.ts'

/**
 * Loads what the demo's clients have done so far: addresses, lists, and orders in every state, with the points that they cost and brought.
 * Clients who have ordered something stay as they are. No mail is sent about what lies in the past.
 */
export async function loadHistory(shop: PublicShop, loaded: LoadedDemo): Promise<void> {
  const quiet: PublicShop = { ...shop, enqueue: async () => {} }
  for (const history of loaded.demo.history) {
    const customerId = await findCustomerByEmail(shop, history.email)
    if (customerId === null || (await listOrders(shop, { customerId, limit: 1 })).length > 0) continue
    await loadLists(shop, [history], loaded.products)
    await loadAddresses(shop, customerId, history)
    await grantPoints(shop, customerId, history)
    for (const order of history.orders) await placeOrder(quiet, loaded, customerId, order)
  }
}

async function loadAddresses(shop: PublicShop, customerId: number, { email, addresses }: DemoHistory): Promise<void> {
  for (const { kind, ...fields } of addresses) {
    const saved = await saveAddress(shop, customerId, { id: null, kind, fields })
    if (!saved.ok) throw new Error(`db/demo/history.json: ${email}: ${JSON.stringify(saved.problem)}`)
  }
}

/** On the day of the first order, before it. */
async function grantPoints(shop: PublicShop, customerId: number, { points, orders }: DemoHistory): Promise<void> {
  const now = new Date(shop.now.getTime() - ((orders[0]?.daysAgo ?? 0) + 1) * day)
  if (points) await changePoints({ ...shop, now }, { customerId, points, reason: 'granted', orderId: null })
}

const hour = 60 * 60_000
const day = 24 * hour

const placedAt = ({ now }: PublicShop, daysAgo: number) => new Date(now.getTime() - daysAgo * day - hour)

/** Places the order on its day, and lets happen what has happened to it, 20 hours apart. */
async function placeOrder(shop: PublicShop, loaded: LoadedDemo, customerId: number, order: DemoOrder): Promise<void> {
  const now = placedAt(shop, order.daysAgo)
  const draft = await draftOrder(shop, loaded, customerId, order)
  const number = await transaction({ ...shop, now }, async (shop) => {
    const stored = await storeOrder(shop, draft)
    if (!stored.ok) throw new Error(`db/demo/history.json: ${draft.email}: ${JSON.stringify(stored.problem)}`)
    const amount = orderTotals(draft.lines, draft.delivery, draft.priceType).total.gross
    await createPayment(shop, { orderId: stored.value.id, method: order.payment, amount, currency: draft.currency })
    return stored.value.number
  })
  if (order.tracking) await setTrackingNumber({ ...shop, now }, { number, tracking: order.tracking })
  for (const [index, status] of order.states.entries()) {
    const left = order.states.length - index
    const at = Math.min(now.getTime() + (index + 1) * 20 * hour, shop.now.getTime() - left * 60_000)
    await apply({ ...shop, now: new Date(at) }, number, status)
  }
}

async function apply(shop: PublicShop, number: number, state: DemoOrder['states'][number]): Promise<void> {
  const applied =
    state === 'paid' || state === 'refunded'
      ? await bookPayment(shop, {
          ...{ number, amount: null, actor: 'staff', idempotencyKey: `${state} ${number}` },
          kind: state === 'paid' ? 'received' : 'refunded',
        })
      : await transitionOrder(shop, { number, status: state, actor: 'staff' })
  if (!applied.ok) throw new Error(`db/demo/history.json: order ${number}: ${JSON.stringify(applied.problem)}`)
}

async function draftOrder(
  shop: PublicShop,
  { demo, products }: LoadedDemo,
  customerId: number,
  order: DemoOrder,
): Promise<OrderDraft> {
  const { payment, courier, invoice = false, comment = '', lines } = order
  const client = await findCustomer(shop, customerId)
  if (!client) throw new Error(`client ${customerId} does not exist`)
  const addresses = await getCustomerAddresses(shop, customerId)
  const addressOf = (wanted: string) => {
    const found = addresses.find(({ kind }) => kind === wanted)
    if (!found) throw new Error(`db/demo/people.json: ${client.email} has no address: ${wanted}`)
    return found
  }
  const drafted = lines.map((line) => draftLine(products, line))
  const { currency, settings } = shop
  return {
    ...{ idempotencyKey: crypto.randomUUID(), placedBy: `client ${customerId}`, customerId },
    ...{ email: client.email, phone: client.phone, giftCardCode: '', comment, promotions: [] },
    ...{ paymentMethod: payment, paymentName: translate(paymentNames[payment], {}, shop.textOverrides) },
    ...{ currency: currency.format.code, currencyRate: currency.rate, priceType: settings.get(priceTypeSetting) },
    lines: drafted,
    deliveryAddress: addressOf('delivery'),
    billingAddress: null,
    consents: [],
    invoiceAddress: invoice ? addressOf('invoice') : null,
    delivery: {
      ...{ courierId: await courierIdOf(shop, courier), vatPercent: '23' },
      ...deliveryOf(demo, courier, payment, drafted),
    },
    promisedDay: await promisedDayOf(shop, demo.couriers, order, drafted),
    termsVersion: (await findCurrentContent(shop, 'regulamin'))?.version ?? 1,
    seller: getSeller(settings, currency.format.code),
  }
}

function draftLine(
  products: LoadedProduct[],
  { product: id, size, quantity, forPoints }: DemoOrder['lines'][number],
): DraftLine {
  const loaded = products.find(({ product }) => product.id === id)
  const demoSize = loaded?.product.sizes.find(({ type }) => size === undefined || type === size)
  const sizeId = demoSize && loaded?.sizes.get(demoSize.type)
  if (!loaded || !demoSize || sizeId === undefined) throw new Error(`db/demo/history.json: product ${id} ${size}`)
  const { vat = '23', points, kind = 'item' } = loaded.product
  const count = decimal(quantity)
  const pointsFor = (each = 0) => Number((BigInt(each) * count) / one)
  return {
    ...{ sizeId, quantity: count, kind: 'goods', parts: [], discountGross: 0, subscriptionDays: 0 },
    ...{ additional: '', comment: '', vatPercent: vat, vatExemption: '', isSent: kind === 'item' || kind === 'bundle' },
    unitGross: forPoints ? 0 : demoSize.price,
    pointsSpent: forPoints ? pointsFor(points?.price) : 0,
    pointsReceived: forPoints ? 0 : pointsFor(points?.received),
  }
}

async function courierIdOf(shop: PublicShop, name: string): Promise<number | null> {
  const tariffs = await getTariffs(shop, ['PL'])
  return tariffs.find(({ courier }) => courier === name)?.courierId ?? null
}

/** In days. Orders of before would show a day that has passed. */
const oldestPromise = 2

/** The promised day of the newest orders, as the order form would have shown it when they were placed. */
async function promisedDayOf(
  shop: PublicShop,
  couriers: CourierInput[],
  { daysAgo, courier, payment }: DemoOrder,
  lines: DraftLine[],
): Promise<string | null> {
  const { daysTo } = optionOf(couriers, courier, payment)
  if (daysAgo > oldestPromise || daysTo === undefined) return null
  return getArrivalDay({ ...shop, now: placedAt(shop, daysAgo) }, lines, daysTo)
}

function optionOf(couriers: CourierInput[], name: string, payment: PaymentMethod) {
  const option = couriers
    .find((courier) => courier.name === name)
    ?.options.find(({ prepaid, country }) => prepaid === deliveryKindFor(payment) && country === undefined)
  if (!option) throw new Error(`db/demo/history.json: courier ${name}, ${payment}`)
  return option
}

/** The courier's rate at home; weights and bands aside. */
function deliveryOf(
  { couriers, pickupPoints }: Pick<DemoData, 'couriers' | 'pickupPoints'>,
  name: string,
  payment: PaymentMethod,
  lines: DraftLine[],
) {
  const { prepaid, freeFrom, cost } = optionOf(couriers, name, payment)
  const goods = orderTotals(lines, { gross: 0, vatPercent: '23' }, 'gross').goods.gross
  const isFree = typeof freeFrom === 'number' && goods >= freeFrom
  const goesToPoint = couriers.some((courier) => courier.name === name && courier.pickupPoint)
  const point = goesToPoint ? pickupPoints.find(({ code }) => code === 'KRA07N') : undefined
  return {
    ...{ name, prepaid, gross: isFree ? 0 : cost },
    ...(point
      ? { pickupPoint: point.code, pickupPointAddress: pointAddress(point) }
      : { pickupPoint: '', pickupPointAddress: '' }),
  }
}
