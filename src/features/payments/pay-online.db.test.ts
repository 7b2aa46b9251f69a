import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { getOrderEvents } from '#features/orders/queries/order-records.ts'
import { signFields } from '#partners/przelewy24-sign.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { demoSettings } from '../../../test/demo-settings.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { openPaymentDouble, type PaymentDouble } from '../../../test/payment-double.ts'
import { bookPayment } from './actions/book-payment.ts'
import { cancelUnpaidOrders } from './actions/cancel-unpaid-orders.ts'
import { changeOrderPayment } from './actions/change-order-payment.ts'
import { checkAttempt, checkSilentAttempts } from './actions/check-attempt.ts'
import { receiveNotification } from './actions/receive-notification.ts'
import { refundPayment } from './actions/refund-payment.ts'
import { sendBlikCode } from './actions/send-code.ts'
import { startPayment } from './actions/start-payment.ts'
import { transitionOrder } from './actions/transition-order.ts'
import { getAttempts } from './queries/attempts.ts'
import { getPaymentEntries } from './queries.ts'
import { paymentBalance } from './rules/payment-balance.ts'
import { deliveryKindFor, type OnlineMethod, type PaymentMethod } from './rules/payment-methods.ts'
import { paymentMethodsSetting, unpaidDaysSetting } from './settings.ts'

let testShop: TestShop
let double: PaymentDouble
let sizeId: number
beforeAll(async () => {
  double = await openPaymentDouble()
  testShop = await openTestShop({}, null, double.account)
  sizeId = (await createTestProduct(testShop.shop(), { stock: '-1' })).sizeId
})
afterAll(async () => {
  await testShop.close()
  await double.close()
})
beforeEach(() => {
  double.down = false
})

const total = 7400
const minutesLater = (minutes: number) => testShop.shop(new Date(testTime.getTime() + minutes * 60_000))

async function placeOrder(method: PaymentMethod = 'card'): Promise<{ id: number; number: number }> {
  const placed = await transactionUnlessRefused(testShop.shop(), async (shop) => {
    const draft = draftOrder(shop, [{ sizeId, quantity: '1' }])
    const delivery = { ...draft.delivery, prepaid: deliveryKindFor(method) }
    return storeOrder(shop, { ...draft, delivery, paymentMethod: method })
  })
  if (!placed.ok) throw new Error(placed.problem.reason)
  return placed.value
}

const startOf = (number: number) => ({
  number,
  returnUrl: 'http://localhost:3000/zamowienie/1/platnosc?powrot=1',
  notifyUrl: 'http://localhost:3000/platnosc/przelewy24',
  browser: { address: '', userAgent: 'Firefox' },
  actor: 'guest' as const,
})

const start = (number: number, method: OnlineMethod = 'card', shop = testShop.shop()) =>
  startPayment(shop, { ...startOf(number), method })

/** Begins a payment; what the gateway knows of it. */
async function begin(number: number, method: OnlineMethod = 'card', shop = testShop.shop()) {
  const started = await start(number, method, shop)
  if (!started.ok) throw new Error(started.problem)
  const payment = double.payments.get(started.value.attempt.sessionId)
  if (!payment) throw new Error('not registered')
  return payment
}

const notify = (body: string) => receiveNotification(testShop.shop(), body)

async function balanceOf(id: number) {
  return paymentBalance(await getPaymentEntries(testShop.shop(), id), total)
}

async function statesOf(id: number) {
  return (await getAttempts(testShop.shop(), id)).map(({ state }) => state)
}

describe('a payment at the gateway', () => {
  test('the server alone decides the amount; what is paid is booked once, by the partner, and the order is accepted', async () => {
    const { id, number } = await placeOrder()
    const payment = await begin(number)
    expect(payment).toMatchObject({ amount: total, currency: 'PLN', description: `Zamówienie ${number}` })
    await double.pay(payment)
    const { body } = double.sent.at(-1) ?? { body: '' }
    expect([await notify(body), await notify(body)]).toEqual(['accepted', 'accepted'])
    expect(payment.status).toBe(2)
    expect(await getPaymentEntries(testShop.shop(), id)).toMatchObject([
      { kind: 'received', amount: total, source: 'przelewy24', actor: 'partner' },
    ])
    expect((await findOrder(testShop.shop(), { number }))?.status).toBe('accepted')
    expect(await start(number)).toEqual({ ok: false, problem: 'paid' })
  })

  test('a double click, and two tabs at once, are one payment', async () => {
    const { id, number } = await placeOrder()
    const started = await Promise.all([start(number), start(number), start(number)])
    const pages = new Set(started.map((answer) => answer.ok && answer.value.pageUrl))
    expect(pages.size).toBe(1)
    expect(await statesOf(id)).toEqual(['open'])
  })

  test('begun again it is another one, and money for either is booked', async () => {
    const { id, number } = await placeOrder()
    const first = await begin(number)
    const second = await begin(number, 'online-transfer', minutesLater(1))
    expect(await statesOf(id)).toEqual(['open', 'replaced'])
    expect((await findOrder(testShop.shop(), { number }))?.paymentMethod).toBe('online-transfer')
    await double.pay(first, true)
    await double.pay(second, true)
    expect(await checkSilentAttempts(minutesLater(10))).toBeGreaterThanOrEqual(2) // of other tests, too
    expect(await balanceOf(id)).toMatchObject({ paid: 2 * total, overpaid: total })
    const notes = (await getOrderEvents(testShop.shop(), id)).filter(({ kind }) => kind === 'note')
    expect(notes.map(({ detail }) => detail.text)).toEqual([expect.stringContaining('więcej')])
  })

  test('money that came unnoticed is booked before anybody pays twice', async () => {
    const { id, number } = await placeOrder()
    await double.pay(await begin(number), true)
    expect(await start(number, 'blik', minutesLater(5))).toEqual({ ok: false, problem: 'paid' })
    expect(await balanceOf(id)).toMatchObject({ paid: total, isPaid: true })
  })

  test('a payment method that the shop does not offer is refused, also in a crafted form', async () => {
    const { id, number } = await placeOrder()
    const without = {
      ...testShop.shop(),
      settings: demoSettings({ [paymentMethodsSetting.key]: ['blik', 'transfer'] }),
    }
    expect(await start(number, 'card', without)).toEqual({ ok: false, problem: 'not-offered' })
    expect(await statesOf(id)).toEqual([])
  })

  test('an attempt that the gateway no longer knows keeps nobody from paying the next day', async () => {
    const { number } = await placeOrder()
    await begin(number)
    const { partners } = testShop.shop()
    if (!partners.gateway) throw new Error('no gateway')
    const silent = { ...partners.gateway, find: async () => ({ status: 'unavailable' }) as const }
    const later = (minutes: number) => ({ ...minutesLater(minutes), partners: { ...partners, gateway: silent } })
    expect(await start(number, 'card', later(60))).toEqual({ ok: false, problem: 'unavailable' })
    expect(await start(number, 'card', later(25 * 60))).toMatchObject({ ok: true })
  })

  test('an order whose money is on its way is not cancelled for being unpaid', async () => {
    const { number } = await placeOrder()
    const nextDay = (hours: number) => ({
      ...minutesLater(60 * (24 + hours)),
      settings: demoSettings({ [unpaidDaysSetting.key]: 1 }),
    })
    const status = async () => (await findOrder(testShop.shop(), { number }))?.status
    await double.pay(await begin(number, 'card', nextDay(1)), true)
    await cancelUnpaidOrders(nextDay(13)) // the day after the last one
    expect(await status()).toBe('accepted')
  })

  test('money for a cancelled order is booked, and a note asks the merchant to refund it', async () => {
    const { id, number } = await placeOrder()
    const payment = await begin(number)
    await transitionOrder(testShop.shop(), { number, status: 'cancelled', actor: 'guest' })
    await double.pay(payment)
    expect(await notify(double.sent.at(-1)?.body ?? '')).toBe('accepted')
    expect(await balanceOf(id)).toMatchObject({ paid: total })
    expect((await getOrderEvents(testShop.shop(), id)).at(-1)).toMatchObject({ kind: 'note', actor: 'partner' })
    expect(await start(number)).toEqual({ ok: false, problem: 'over' })
  })

  test('while the gateway is down the order stays as it is, and can be paid later or in another way', async () => {
    const { id, number } = await placeOrder()
    double.down = true
    expect(await start(number)).toEqual({ ok: false, problem: 'unavailable' })
    double.down = false
    await double.pay(await begin(number, 'card', minutesLater(1)), true)
    double.down = true
    expect(await start(number, 'card', minutesLater(2))).toEqual({ ok: false, problem: 'unavailable' })
    expect((await balanceOf(id)).paid).toBe(0)
    double.down = false
    expect(await checkSilentAttempts(minutesLater(4))).toBeGreaterThanOrEqual(1)
    expect((await balanceOf(id)).paid).toBe(total)
  })

  test.each(['cash-on-delivery'] as const)('an order by %s is not paid online', async (method) => {
    const { number } = await placeOrder(method)
    expect(await start(number)).toEqual({ ok: false, problem: 'not-offered' })
  })

  test('an unpaid order can be paid by a bank transfer instead; what was begun is replaced', async () => {
    const { id, number } = await placeOrder()
    await begin(number)
    const change = { number, method: 'transfer', actor: 'guest' } as const
    expect(await changeOrderPayment(testShop.shop(), change)).toMatchObject({ ok: true })
    expect(await statesOf(id)).toEqual(['replaced'])
    expect((await findOrder(testShop.shop(), { number }))?.paymentMethod).toBe('transfer')
    expect(await changeOrderPayment(testShop.shop(), { ...change, method: 'cash-on-delivery' })).toEqual({
      ...{ ok: false, problem: 'not-offered' },
    })
  })
})

describe('a BLIK code', () => {
  const send = (number: number, code: string, shop = testShop.shop()) => sendBlikCode(shop, startOf(number), code)

  test('that the bank takes is paid once it is confirmed; sent twice it charges once', async () => {
    const { id, number } = await placeOrder('blik')
    const answers = await Promise.all([send(number, '777123'), send(number, '777123')])
    for (const answer of answers) expect([{ ok: true }, { problem: { reason: 'paid' } }]).toContainEqual(partly(answer))
    const [attempt] = await getAttempts(testShop.shop(), id)
    expect(await checkAttempt(testShop.shop(), attempt?.sessionId ?? '')).toBe('booked')
    expect(await balanceOf(id)).toMatchObject({ paid: total })
    expect(await send(number, '777124')).toEqual({ ok: false, problem: { reason: 'paid' } })
  })

  test.each([
    ['000000', 'wrong-code'],
    ['111111', 'expired-code'],
  ])('%s is refused as %s, and another one can be sent at once', async (code, reason) => {
    const { id, number } = await placeOrder('blik')
    expect(await send(number, code)).toEqual({ ok: false, problem: { reason } })
    expect(await send(number, '777000')).toMatchObject({ ok: true })
    expect(await statesOf(id)).toEqual(['open'])
  })

  test('is not sent to the bank after ten others within a quarter of an hour', async () => {
    const { number } = await placeOrder('blik')
    for (let tries = 0; tries < 10; tries++)
      expect(await send(number, '000000')).toEqual({ ok: false, problem: { reason: 'wrong-code' } })
    expect(await send(number, '777000')).toEqual({ ok: false, problem: { reason: 'too-many' } })
    expect(await send(number, '777000', minutesLater(15))).toMatchObject({ ok: true })
  })

  test('that the buyer refuses in the application fails, and the order can be paid again', async () => {
    const { id, number } = await placeOrder('blik')
    expect(await send(number, '222222')).toMatchObject({ ok: true })
    expect(await notify(double.sent.at(-1)?.body ?? '')).toBe('accepted')
    expect(await getAttempts(testShop.shop(), id)).toMatchObject([{ state: 'failed', problem: 'declined' }])
    expect(await send(number, '777000', minutesLater(1))).toMatchObject({ ok: true })
    expect(await statesOf(id)).toEqual(['open', 'failed'])
  })

  test('that waits for the buyer is not joined by another payment, in another tab either', async () => {
    const { number } = await placeOrder('blik')
    await send(number, '222222') // its refusal is not delivered
    expect(await start(number, 'card', minutesLater(1))).toEqual({ ok: false, problem: 'waiting' })
    const change = { number, method: 'transfer', actor: 'guest' } as const
    expect(await changeOrderPayment(minutesLater(1), change)).toEqual({ ok: false, problem: 'waiting' })
    expect(await send(number, '777000', minutesLater(1))).toEqual({ ok: false, problem: { reason: 'waiting' } })
    expect(await start(number, 'card', minutesLater(3))).toMatchObject({ ok: true })
  })
})

/** A refusal's reason, or that it is none. */
const partly = ({ ok, ...rest }: { ok: boolean; problem?: object }) => (ok ? { ok } : { problem: rest.problem })

describe('a refund by the gateway', () => {
  const refund = (number: number, amount: number | null, shop = testShop.shop()) =>
    refundPayment(shop, { number, amount, actor: 'staff' })

  /** An order that was paid online, twice where `again`. */
  async function paidOrder(again = false) {
    const { id, number } = await placeOrder()
    const payments = [await begin(number), ...(again ? [await begin(number, 'online-transfer', minutesLater(1))] : [])]
    for (const payment of payments) {
      await double.pay(payment, true)
      await checkAttempt(testShop.shop(), payment.sessionId)
    }
    return { id, number, payments }
  }

  test('gives back a part, then the rest, and books both', async () => {
    const { id, number, payments } = await paidOrder()
    expect(await refund(number, 2000)).toEqual({ ok: true, value: { refunded: 2000, wasAsked: false } })
    expect(await refund(number, 5401)).toEqual({ ok: false, problem: { reason: 'too-much', most: 5400 } })
    expect(await refund(number, null)).toMatchObject({ value: { refunded: 5400 } })
    expect(await refund(number, null)).toEqual({ ok: false, problem: { reason: 'nothing-paid' } })
    expect(payments[0]?.refunded).toBe(total)
    expect(await balanceOf(id)).toMatchObject({ paid: 0, refunded: total })
  })

  test('of an order that was paid twice is made of both payments', async () => {
    const { id, number, payments } = await paidOrder(true)
    expect(await refund(number, total + 100)).toMatchObject({ value: { refunded: total + 100 } })
    expect(payments.map(({ refunded }) => refunded)).toEqual([100, total])
    expect((await balanceOf(id)).paid).toBe(total - 100)
  })

  test('is asked for again when the gateway did not answer, and never twice', async () => {
    const { id, number, payments } = await paidOrder()
    double.down = true
    expect(await refund(number, 3000)).toEqual({ ok: false, problem: { reason: 'unavailable' } })
    expect((await balanceOf(id)).paid).toBe(total)
    double.down = false
    expect(await refund(number, 7400)).toEqual({ ok: true, value: { refunded: 3000, wasAsked: true } })
    expect([payments[0]?.refunded, (await balanceOf(id)).paid]).toEqual([3000, total - 3000])
  })

  test('that was asked for in vain and then given back by hand is not asked for again', async () => {
    const { id, number, payments } = await paidOrder()
    double.down = true
    expect(await refund(number, null)).toEqual({ ok: false, problem: { reason: 'unavailable' } })
    double.down = false
    const byHand = { number, kind: 'refunded', amount: null, actor: 'staff' } as const
    await bookPayment(testShop.shop(), { ...byHand, idempotencyKey: crypto.randomUUID() })
    expect(await refund(number, null)).toEqual({ ok: false, problem: { reason: 'nothing-paid' } })
    expect([payments[0]?.refunded, (await balanceOf(id)).refunded]).toEqual([0, total])
  })

  test('by two commands at once gives back the money once', async () => {
    const { id, number, payments } = await paidOrder()
    await Promise.allSettled([refund(number, null), refund(number, null)])
    expect([payments[0]?.refunded, (await balanceOf(id)).paid]).toEqual([total, 0])
  })

  test('does not give back what was given back by hand, or came by a bank transfer', async () => {
    const { number } = await paidOrder()
    const byHand = { number, kind: 'refunded', amount: null, actor: 'staff' } as const
    await bookPayment(testShop.shop(), { ...byHand, idempotencyKey: crypto.randomUUID() })
    expect(await refund(number, null)).toEqual({ ok: false, problem: { reason: 'nothing-paid' } })
    const other = await placeOrder('transfer')
    await bookPayment(testShop.shop(), {
      ...byHand,
      number: other.number,
      kind: 'received',
      idempotencyKey: 'statement',
    })
    expect(await refund(other.number, null)).toEqual({ ok: false, problem: { reason: 'nothing-paid' } })
  })
})

const events = ['pay', 'notify', 'other amount', 'other currency', 'forged', 'declined', 'check', 'down', 'up'] as const

test('random notifications, twice, late, forged and of other amounts: each payment is booked once, and never another amount', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...events), { minLength: 3, maxLength: 14 }), async (sequence) => {
      double.down = false
      const { id, number } = await placeOrder()
      const payment = await begin(number)
      let wasPaid = false
      for (const event of sequence) {
        if (event === 'down' || event === 'up') double.down = event === 'down'
        if (event === 'pay') {
          await double.pay(payment, true)
          wasPaid = true
        }
        if (event === 'notify') await notify(double.notificationOf(payment))
        if (event === 'other amount') await notify(double.notificationOf(payment, { amount: total - 1 }))
        if (event === 'other currency') await notify(double.notificationOf(payment, { currency: 'EUR' }))
        if (event === 'forged') await notify(double.notificationOf(payment).replace(/"sign":"./, '"sign":"x'))
        if (event === 'declined') await notify(declinedOf(payment))
        if (event === 'check') await checkAttempt(testShop.shop(), payment.sessionId)
        expect([0, total]).toContain((await balanceOf(id)).paid)
        if (!wasPaid) expect((await balanceOf(id)).paid).toBe(0)
      }
      double.down = false
      await checkAttempt(testShop.shop(), payment.sessionId)
      expect((await balanceOf(id)).paid).toBe(wasPaid ? total : 0)
      expect(await getPaymentEntries(testShop.shop(), id)).toHaveLength(wasPaid ? 1 : 0)
    }),
    { numRuns: 25 },
  )
})

function declinedOf({
  sessionId,
  amount,
  orderId,
}: {
  sessionId: string
  amount: number
  orderId: number | null
}): string {
  const fields = {
    ...{ amount, '3ds': true, method: 25, orderId: orderId ?? 0, sessionId },
    ...{ errorCode: '51', errorMessage: 'declined' },
  }
  return JSON.stringify({ ...fields, sign: signFields(fields, double.account.keys.crc) })
}
