import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { startPayment } from '#features/payments/actions/start-payment.ts'
import { getPaymentEntries } from '#features/payments/queries.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../test/create-test-product.ts'
import { draftOrder } from '../../test/draft-order.ts'
import { openBuiltApplication, type TestApplication } from '../../test/open-test-application.ts'
import { prepareTestConfig } from '../../test/open-test-shop.ts'
import { openPaymentDouble, type PaymentDouble } from '../../test/payment-double.ts'

let double: PaymentDouble
let application: TestApplication
beforeAll(async () => {
  double = await openPaymentDouble()
  const { config, remove } = await prepareTestConfig({ PUBLIC_URL: 'https://sklep.example' }, null, double.account)
  application = await openBuiltApplication(config, remove)
})
afterAll(async () => {
  await application.close()
  await double.close()
})
beforeEach(() => {
  double.down = false
})

const total = 7400
const shop = (): PublicShop => application.appContext.publicShop('https://sklep.example')

/** A new order with a payment that the gateway knows. */
async function begin() {
  const { sizeId } = await createTestProduct(shop())
  const placed = await transactionUnlessRefused(shop(), (shop) =>
    storeOrder(shop, { ...draftOrder(shop, [{ sizeId, quantity: '1' }]), paymentMethod: 'card' }),
  )
  if (!placed.ok) throw new Error(placed.problem.reason)
  const started = await startPayment(shop(), {
    ...{ number: placed.value.number, method: 'card', actor: 'guest' },
    ...{
      returnUrl: 'https://sklep.example/zamowienie/1/platnosc',
      notifyUrl: 'https://sklep.example/platnosc/przelewy24',
    },
    browser: { address: '', userAgent: '' },
  })
  const payment = started.ok && double.payments.get(started.value.attempt.sessionId)
  if (!payment) throw new Error('not registered')
  return { id: placed.value.id, payment }
}

type Begun = Awaited<ReturnType<typeof begin>>['payment']

function post(body: string, headers: Record<string, string> = {}) {
  return application.app.request('/platnosc/przelewy24', {
    method: 'POST',
    headers: { Host: 'sklep.example', 'Content-Type': 'application/json', ...headers },
    body,
  })
}

const signed = (payment: Begun, changes: Record<string, unknown> = {}) => double.notificationOf(payment, changes)

test.each<[string, (payment: Begun) => string, 'paid' | 'unpaid' | 'down', number, number]>([
  ['of a payment', (payment) => signed(payment), 'paid', 200, total],
  ['of money that the gateway does not have', (payment) => signed({ ...payment, orderId: 1 }), 'unpaid', 409, 0],
  ['while the gateway cannot be asked', (payment) => signed(payment), 'down', 503, 0],
  ['of another amount', (payment) => signed(payment, { amount: total - 1, originAmount: total - 1 }), 'paid', 409, 0],
  ['of another currency', (payment) => signed(payment, { currency: 'EUR' }), 'paid', 409, 0],
  ['of another merchant', (payment) => signed(payment, { merchantId: 1 }), 'paid', 400, 0],
  ['of another shop of the merchant', (payment) => signed(payment, { posId: 1 }), 'paid', 400, 0],
  ['of a payment of nobody', (payment) => signed(payment, { sessionId: 'nobody' }), 'paid', 404, 0],
  ['with another signature', (payment) => signed(payment).replace(/"sign":"./, '"sign":"-'), 'paid', 400, 0],
  ['without a signature', (payment) => signed(payment).replace(/,"sign":"\w+"/, ''), 'paid', 400, 0],
  ['that is no JSON', () => 'sessionId=1&amount=7400', 'paid', 400, 0],
  ['that is empty', () => '', 'paid', 400, 0],
])(
  'a notification %s (the payment is %3$s) is answered with %4$i, and %5$i are booked',
  async (_, body, state, status, paid) => {
    const { id, payment } = await begin()
    if (state !== 'unpaid') await double.pay(payment, true)
    const text = body(payment)
    double.down = state === 'down'
    expect((await post(text)).status).toBe(status)
    expect((await post(text)).status).toBe(status) // sent again
    const entries = await getPaymentEntries(shop(), id)
    expect(entries.map(({ amount }) => amount)).toEqual(paid ? [paid] : [])
  },
)

test('it comes late, after others that were wrong or forged, and is booked all the same', async () => {
  const { id, payment } = await begin()
  await double.pay(payment, true)
  await post(signed(payment, { amount: 1 }))
  await post(signed(payment).replace(/"sign":"./, '"sign":"-'))
  expect((await post(signed(payment))).status).toBe(200)
  expect(await getPaymentEntries(shop(), id)).toHaveLength(1)
})

test("a page of another site cannot post one from the visitor's browser, and nothing is shown by GET", async () => {
  const { payment } = await begin()
  await double.pay(payment, true)
  expect((await post(signed(payment), { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
  const shown = await application.app.request('/platnosc/przelewy24', { headers: { Host: 'sklep.example' } })
  expect(shown.status).toBeGreaterThanOrEqual(400)
})

test('a shop with a public address has no bank of cardboard', async () => {
  expect(application.appContext.demoBank).toBeNull()
  const page = await application.app.request('/bank-pokazowy/trnRequest/T', { headers: { Host: 'sklep.example' } })
  expect(page.status).toBe(404)
})
