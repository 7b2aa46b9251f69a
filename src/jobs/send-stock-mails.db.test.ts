import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { setStock } from '#features/catalogue/actions/stock.ts'
import {
  deleteExpiredAlerts,
  requestStockAlert,
  unsubscribeFromAlerts,
} from '#features/stock-alerts/actions/stock-alerts.ts'
import { hasAlerts } from '#features/stock-alerts/queries.ts'
import { createTestProduct } from '../../test/create-test-product.ts'
import { openMailingShop, smtp, testShop } from '../../test/mailing-shop.ts'
import { openTestShop, testTime } from '../../test/open-test-shop.ts'
import { decodeMail, openSmtpDouble } from '../../test/smtp-double.ts'
import { sendStockMails } from './send-customer-mails.ts'

openMailingShop()

beforeEach(async () => {
  await sql`delete from stock_notification`.execute(testShop.appContext.database.query)
  await sql`delete from account_attempt`.execute(testShop.appContext.database.query)
})

const later = (minutes: number) => new Date(testTime.getTime() + minutes * 60_000)

async function subscribe(id: number, email: string, quantity = '1'): Promise<void> {
  const fields = new Map(Object.entries({ product: String(id), size: 'uniw', email, quantity }))
  expect(await requestStockAlert(testShop.shop(), fields)).toMatchObject({ ok: true })
}

function run(now = testTime): Promise<void> {
  const { appContext, shop } = testShop
  return sendStockMails({ appContext, shop: () => shop(now), signal: AbortSignal.timeout(60_000) })
}

/** In any order: mails are sent concurrently. */
const notified = () => smtp.received.map(({ to }) => to).toSorted()
const waiting = async () =>
  (
    await sql<{ email: string }>`select email from stock_notification order by email`.execute(
      testShop.appContext.database.query,
    )
  ).rows.map(({ email }) => email)

test('B7.10 everyone who waits is notified once when stock returns, and the alert is deleted', async () => {
  const { id, sizeId } = await createTestProduct(testShop.shop(), { name: 'Kubek Zażółć', stock: '0' })
  await subscribe(id, 'anna@example.com')
  await subscribe(id, 'jan@example.com')
  await run()
  expect(notified()).toEqual([])
  await setStock(testShop.shop(), [{ sizeId, quantity: '3' }])
  await run()
  await run(later(30))
  expect(notified()).toEqual(['anna@example.com', 'jan@example.com'])
  expect(await waiting()).toEqual([])
  const mail = decodeMail(smtp.received[0]?.message ?? '')
  expect(mail).toContain('Kubek Zażółć znów w sklepie')
  expect(mail).toMatch(/http:\/\/localhost:3000\/produkt\/kubek-zazolc-\d+/)
  expect(mail).toMatch(/http:\/\/localhost:3000\/powiadomienie\/[0-9a-f-]{36}/)
})

test.each([
  ['item', { S: '0', M: '0' }, 'Rozmiar: S'],
  ['virtual', { '50 zł': '0', '100 zł': '0' }, 'Wartość: 50 zł'],
] as const)('the mail about %s names what is back: %s', async (kind, sizes, text) => {
  const { id, sizeId } = await createTestProduct(testShop.shop(), { name: 'Niespodzianka', kind, sizes })
  const fields = { product: String(id), size: Object.keys(sizes)[0] ?? '', email: 'anna@example.com', quantity: '1' }
  expect(await requestStockAlert(testShop.shop(), new Map(Object.entries(fields)))).toMatchObject({ ok: true })
  await setStock(testShop.shop(), [{ sizeId, quantity: '3' }])
  await run()
  expect(decodeMail(smtp.received[0]?.message ?? '').replaceAll('\u00a0', ' ')).toContain(text)
})

test('B7.10 an alert for a larger quantity waits for that much stock', async () => {
  const { id, sizeId } = await createTestProduct(testShop.shop(), { stock: '2' })
  await subscribe(id, 'anna@example.com', '5')
  await setStock(testShop.shop(), [{ sizeId, quantity: '4' }])
  await run()
  expect(notified()).toEqual([])
  await setStock(testShop.shop(), [{ sizeId, quantity: '5' }])
  await run()
  expect(notified()).toEqual(['anna@example.com'])
})

test('B7.10 of concurrent processes only one notifies each person', async () => {
  const { id, sizeId } = await createTestProduct(testShop.shop(), { stock: '0' })
  const people = Array.from({ length: 8 }, (_, index) => `osoba${index}@example.com`)
  for (const email of people) await subscribe(id, email)
  await setStock(testShop.shop(), [{ sizeId, quantity: '1' }])
  await Promise.all([run(), run(), run()])
  expect(notified()).toEqual(people)
})

test('B7.10 another process finishes the alerts of a killed one', async () => {
  const { id, sizeId } = await createTestProduct(testShop.shop(), { stock: '0' })
  await subscribe(id, 'anna@example.com')
  await setStock(testShop.shop(), [{ sizeId, quantity: '1' }])
  await sql`update stock_notification set claimed_until = ${later(10)}`.execute(testShop.appContext.database.query)
  await run(later(9))
  expect(notified()).toEqual([])
  await run(later(11))
  expect(notified()).toEqual(['anna@example.com'])
})

test('B7.10 a rejected address does not block others, and is retried after an hour', async () => {
  const { id, sizeId } = await createTestProduct(testShop.shop(), { stock: '0' })
  await subscribe(id, 'anna@example.com')
  await subscribe(id, 'jan@example.com')
  await setStock(testShop.shop(), [{ sizeId, quantity: '1' }])
  smtp.refuse('anna@example.com')
  await expect(run()).rejects.toThrow()
  expect(notified()).toEqual(['jan@example.com'])
  smtp.refuse(null)
  await run(later(30))
  expect(await waiting()).toEqual(['anna@example.com'])
  await run(later(61))
  expect(await waiting()).toEqual([])
})

test('B7.10 a mailbox gets no more alerts a day than may be requested, however its address is written', async () => {
  const products: { id: number; sizeId: number }[] = []
  for (let number = 0; number < 22; number += 1) products.push(await createTestProduct(testShop.shop(), { stock: '0' }))
  for (const [number, { id }] of products.entries()) {
    const result = await requestStockAlert(
      testShop.shop(later(number < 11 ? -2 * 24 * 60 : 0)),
      new Map(Object.entries({ product: String(id), size: 'uniw', email: `ofiara+${number}@example.com` })),
    )
    expect(result).toMatchObject({ ok: true })
  }
  await setStock(
    testShop.shop(),
    products.map(({ sizeId }) => ({ sizeId, quantity: '1' })),
  )
  await run()
  expect(notified()).toHaveLength(20)
  await run(later(23 * 60))
  expect(notified()).toHaveLength(20)
  await run(later(25 * 60))
  expect(notified()).toHaveLength(22)
})

test('B7.10 mails are sent concurrently', async () => {
  const smtp = await openSmtpDouble({ pause: 5 })
  const other = await openTestShop({ SMTP_URL: smtp.url })
  const { id, sizeId } = await createTestProduct(other.shop(), { stock: '0' })
  for (let person = 0; person < 20; person += 1) {
    const fields = { product: String(id), size: 'uniw', email: `osoba${person}@example.com` }
    await requestStockAlert(other.shop(), new Map(Object.entries(fields)))
  }
  await setStock(other.shop(), [{ sizeId, quantity: '1' }])
  await sendStockMails({ appContext: other.appContext, shop: other.shop, signal: AbortSignal.timeout(60_000) })
  expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(20)
  expect(smtp.received).toHaveLength(20)
  expect(smtp.maxConcurrent()).toBeGreaterThan(1)
  await other.close()
  await smtp.close()
})

test('B7.10 the link of a mail cancels all alerts of its address, and nothing else', async () => {
  const first = await createTestProduct(testShop.shop(), { stock: '0' })
  const second = await createTestProduct(testShop.shop(), { stock: '0' })
  await subscribe(first.id, 'anna@example.com')
  await subscribe(second.id, 'ANNA@example.com')
  await subscribe(second.id, 'jan@example.com')
  await setStock(testShop.shop(), [{ sizeId: first.sizeId, quantity: '1' }])
  await run()
  const [, token = ''] = /powiadomienie\/([0-9a-f-]{36})/.exec(decodeMail(smtp.received[0]?.message ?? '')) ?? []
  expect(smtp.received[0]?.message).toMatch(
    /^List-Unsubscribe:\s+<http:\/\/localhost:3000\/powiadomienie\/[0-9a-f-]{36}>$/m,
  )
  expect(await hasAlerts(testShop.shop(), token)).toBe(true)
  await unsubscribeFromAlerts(testShop.shop(), token)
  expect(await waiting()).toEqual(['jan@example.com'])
  expect(await hasAlerts(testShop.shop(), token)).toBe(false)
})

test('B7.10 an alert is deleted after waiting as long as configured', async () => {
  const { id } = await createTestProduct(testShop.shop(), { stock: '0' })
  await subscribe(id, 'anna@example.com')
  const days = 24 * 60
  await deleteExpiredAlerts(testShop.shop(later(179 * days)))
  expect(await waiting()).toEqual(['anna@example.com'])
  await deleteExpiredAlerts(testShop.shop(later(181 * days)))
  expect(await waiting()).toEqual([])
})
