import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { orderAddress } from '#features/orders/views/order-access.ts'
import { bookPayment } from '#features/payments/actions/book-payment.ts'
import type { PaymentMethod } from '#features/payments/rules/payment-methods.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../../../test/create-test-product.ts'
import { draftOrder } from '../../../../../test/draft-order.ts'
import { openBuiltApplication, type TestApplication } from '../../../../../test/open-test-application.ts'
import { prepareTestConfig } from '../../../../../test/open-test-shop.ts'
import { openPaymentDouble, type PaymentDouble } from '../../../../../test/payment-double.ts'
import { PlainBrowser, redirectOf, testOrigin } from '../../../../../test/plain-browser.ts'

let double: PaymentDouble
let application: TestApplication
beforeAll(async () => {
  double = await openPaymentDouble()
  const { config, remove } = await prepareTestConfig({}, null, double.account)
  application = await openBuiltApplication(config, remove)
})
afterAll(async () => {
  await application.close()
  await double.close()
})

const shop = () => application.appContext.publicShop(testOrigin)
const browser = () => new PlainBrowser(application)

/** A new order that is to be paid in this way, and its address with a link. */
async function place(paymentMethod: PaymentMethod): Promise<{ number: number; page: string }> {
  const { sizeId } = await createTestProduct(shop())
  const placed = await transactionUnlessRefused(shop(), (shop) =>
    storeOrder(shop, { ...draftOrder(shop, [{ sizeId, quantity: '1' }]), paymentMethod }),
  )
  if (!placed.ok) throw new Error(placed.problem.reason)
  const { number } = placed.value
  return { number, page: orderAddress(shop(), number) }
}

test('the page of a paid order leads to the order, also by an address with a slash at its end', async () => {
  const { number, page } = await place('blik')
  const paid = { kind: 'received', amount: null, actor: 'partner', idempotencyKey: `${number}` } as const
  await bookPayment(shop(), { number, ...paid })
  for (const end of ['', '/'])
    expect(await redirectOf(browser().get(`${page}/platnosc${end}`))).toBe(`${page}?zmiana=zaplacone`)
})

test('an order that is paid to the courier is not asked for money: its own page says how', async () => {
  const cash = await place('cash-on-delivery')
  expect(await redirectOf(browser().get(`${cash.page}/platnosc`))).toBe(cash.page)
  const transfer = await place('transfer')
  expect((await browser().get(`${transfer.page}/platnosc`)).status).toBe(200) // online instead
})

test.each(['blik', 'transfer'] as const)(
  'an order by %s names the amount on the button to pay online',
  async (method) => {
    const { page } = await place(method)
    const html = (await (await browser().get(page)).text()).replaceAll('\u00a0', ' ')
    const button = new RegExp(`<a href="${page}/platnosc"[^>]*>(.*?)</a>`).exec(html)?.[1] ?? ''
    expect(button.replace(/<[^>]*>/g, ' ')).toMatch(/Zapłać.* \d+,\d\d zł/)
  },
)

test('B5.46 what is not a code stays in its field to be corrected; after one that the bank refused the field is empty', async () => {
  const { page } = await place('blik')
  const send = async (code: string) => (await browser().post(`${page}/platnosc`, { intent: 'blik', code })).text()
  expect(await send('12345x')).toMatch(/<input[^>]*value="12345x"/)
  expect(await send('000000')).not.toMatch(/<input[^>]*value="000000"/)
})
