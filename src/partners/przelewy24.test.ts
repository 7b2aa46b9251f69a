import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openPaymentDouble, type PaymentDouble } from '../../test/payment-double.ts'
import { openDemoBank } from './demo-bank.ts'
import type { PaymentGateway } from './payment-gateway.ts'
import { createPrzelewy24 } from './przelewy24.ts'
import { signFields } from './przelewy24-sign.ts'

let double: PaymentDouble
let gateway: PaymentGateway
beforeAll(async () => {
  double = await openPaymentDouble()
  gateway = createPrzelewy24(double.account)
})
afterAll(() => double.close())
beforeEach(() => {
  double.down = false
})

const payment = () => ({ sessionId: crypto.randomUUID(), amount: 7400, currency: 'PLN' })
const registration = {
  method: 'card' as const,
  description: 'Zamówienie 10001',
  email: 'anna@example.com',
  shopEmail: 'sklep@example.com',
  returnUrl: 'https://sklep.example/zamowienie/10001/platnosc?powrot=1',
  notifyUrl: 'https://sklep.example/platnosc/przelewy24',
  browser: { address: '', userAgent: 'Firefox' },
}

test('the signature is the SHA-384 of the JSON with the key at the end, slashes and letters as they are', () => {
  const fields = { sessionId: 'zamówienie/1', merchantId: 999999, amount: 1234, currency: 'PLN' }
  expect(signFields(fields, 'crc')).toBe(
    // printf '%s' '{"sessionId":"zamówienie/1","merchantId":999999,"amount":1234,"currency":"PLN","crc":"crc"}' | sha384sum
    '30d7c0a5f5056cc439031670509a6074dd4944458b7e4924b05225b81a6602a50a667e69a76224c5dcf087fcbfb36987',
  )
})

test('a payment goes its way: registered, chosen, paid, verified, refunded', async () => {
  const asked = payment()
  const registered = await gateway.register({ ...asked, ...registration })
  const token = registered.status === 'registered' ? registered.token : ''
  expect(gateway.pageUrl(token)).toBe(`${double.account.address}/trnRequest/${token}`)
  expect(await gateway.register({ ...asked, ...registration })).toEqual({ status: 'registered', token })
  expect(await gateway.find(asked.sessionId)).toEqual({ status: 'unknown' })
  const known = double.payments.get(asked.sessionId)
  if (!known) throw new Error('not registered')
  expect(await gateway.verify({ ...asked, orderId: 1 })).toEqual({ status: 'rejected' })
  await double.pay(known)
  const orderId = known.orderId ?? 0
  expect(await gateway.find(asked.sessionId)).toEqual({ status: 'paid', orderId, amount: 7400, currency: 'PLN' })
  expect(gateway.readNotification(double.sent.at(-1)?.body ?? '')).toEqual({ kind: 'paid', payment: asked, orderId })
  expect(await gateway.verify({ ...asked, amount: 7300, orderId })).toEqual({ status: 'rejected' })
  expect(await gateway.verify({ ...asked, orderId })).toEqual({ status: 'verified' })
  expect(await gateway.verify({ ...asked, orderId })).toEqual({ status: 'verified' })
  const refund = { ...asked, orderId, refundId: crypto.randomUUID(), description: 'Zwrot' }
  expect(await gateway.refund({ ...refund, amount: 8000 })).toEqual({ status: 'rejected' })
  expect(await gateway.refund(refund)).toEqual({ status: 'accepted' })
})

test('an e-mail that is too long for it is replaced by that of the shop, never cut', async () => {
  const email = `${'a'.repeat(45)}@example.com`
  expect(await gateway.register({ ...payment(), ...registration, email })).toMatchObject({ status: 'registered' })
})

test('nothing is known while it is down, and with wrong keys', async () => {
  const wrong = createPrzelewy24({ ...double.account, keys: { ...double.account.keys, apiKey: 'other' } })
  expect(await wrong.register({ ...payment(), ...registration })).toEqual({ status: 'unavailable' })
  expect(await wrong.chargeBlik('token', '777000')).toEqual({ status: 'not-enabled' })
  double.down = true
  expect(await gateway.register({ ...payment(), ...registration })).toEqual({ status: 'unavailable' })
  expect(await gateway.find('any')).toEqual({ status: 'unavailable' })
  expect(await createPrzelewy24({ ...double.account, address: 'http://127.0.0.1:9' }).find('any')).toEqual({
    status: 'unavailable',
  })
})

test('a gateway that never answers is given up', async () => {
  const silent = createPrzelewy24({
    ...double.account,
    timeout: 20,
    fetch: ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  })
  expect(await silent.find('any')).toEqual({ status: 'unavailable' })
})

test.each([
  'merchantId',
  'posId',
  'sessionId',
  'amount',
  'originAmount',
  'currency',
  'orderId',
  'methodId',
  'statement',
])('a notification whose %s was changed on the way is forged', (field) => {
  const body = JSON.parse(
    double.notificationOf({ ...payment(), orderId: 7 } as Parameters<PaymentDouble['notificationOf']>[0]),
  )
  expect(gateway.readNotification(JSON.stringify(body))).not.toBeNull()
  const changed = typeof body[field] === 'number' ? body[field] + 1 : `${body[field]}x`
  expect(gateway.readNotification(JSON.stringify({ ...body, [field]: changed }))).toBeNull()
})

test.each(['', 'null', '[]', '{', '{"sign":""}', '"text"'])('%j is no notification', (body) => {
  expect(gateway.readNotification(body)).toBeNull()
})

describe('the bank of cardboard', () => {
  const demo = { demo: true, publicUrl: null, workers: 1, przelewy24: null }

  test("is in the demo on the visitor's own machine", async () => {
    const bank = openDemoBank(demo)
    expect(bank?.gateway.isDemo).toBe(true)
    expect(await bank?.gateway.register({ ...payment(), ...registration })).toMatchObject({ status: 'registered' })
    expect(bank?.gateway.pageUrl('T')).toBe('/bank-pokazowy/trnRequest/T')
  })

  test.each([
    ['without the demo', { demo: false }],
    ['with a public address', { publicUrl: 'https://sklep.example' }],
    ['with a public address of this machine', { publicUrl: 'http://localhost:3000' }],
    ['of several processes', { workers: 2 }],
    ['with a real gateway', { przelewy24: { keys: { merchantId: 1, posId: 1, apiKey: 'a', crc: 'b' }, address: '' } }],
  ])('is in no shop %s', (_, changes) => {
    expect(openDemoBank({ ...demo, ...changes })).toBeNull()
  })
})
