import { beforeEach, describe, expect, test } from 'vitest'
import { changeDeliveryAddress } from '#features/orders/actions/change-delivery-address.ts'
import { setTrackingNumber, shipOrder } from '#features/orders/actions/ship-order.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import type { OrderDraft } from '#features/orders/rules/order-draft.ts'
import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import { type StatusMailKind, statusMailKinds } from '#features/orders/rules/order-status.ts'
import { statusMailsSetting } from '#features/orders/settings.ts'
import { bookPayment } from '#features/payments/actions/book-payment.ts'
import { transitionOrder } from '#features/payments/actions/transition-order.ts'
import { type Jobs, type PublicShop, transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../test/create-test-product.ts'
import { draftOrder } from '../../test/draft-order.ts'
import { openMailingShop, smtp, testShop } from '../../test/mailing-shop.ts'
import { decodeMail } from '../../test/smtp-double.ts'
import { sendOrderStatusMail } from './send-order-mails.ts'

openMailingShop()

let queued: Jobs['send-order-news'][] = []
beforeEach(() => {
  queued = []
})

/** Jobs wait for `deliver`. */
function openShop(news: readonly StatusMailKind[] = statusMailKinds): PublicShop {
  const shop = testShop.shop()
  const get: typeof shop.settings.get = (setting) =>
    setting.key === statusMailsSetting.key ? (news as never) : shop.settings.get(setting)
  const settings = Object.create(shop.settings, { get: { value: get } })
  const enqueue = async <Name extends keyof Jobs>(_: unknown, name: Name, data: Jobs[Name]) => {
    if (name === 'send-order-news') queued.push(data as Jobs['send-order-news'])
  }
  return { ...shop, settings, enqueue }
}

async function order(changes: Partial<OrderDraft> = {}): Promise<{ id: number; number: number }> {
  const { sizeId } = await createTestProduct(testShop.shop(), { name: 'Kubek do listu' })
  const placed = await transactionUnlessRefused(testShop.shop(), async (shop) => {
    return storeOrder(shop, { ...draftOrder(shop, [{ sizeId, quantity: '1' }]), ...changes })
  })
  if (!placed.ok) throw new Error(placed.problem.reason)
  return placed.value
}

async function move(number: number, ...statuses: OrderStatus[]): Promise<void> {
  for (const status of statuses)
    expect((await transitionOrder(openShop(), { number, status, actor: 'staff' })).ok).toBe(true)
}

async function book(number: number, kind: 'received' | 'refunded', shop = openShop()): Promise<void> {
  const booking = { number, kind, amount: null, actor: 'staff', idempotencyKey: crypto.randomUUID() } as const
  expect((await bookPayment(shop, booking)).ok).toBe(true)
}

/** `recipients`: of the mails in turn; by default all go to the buyer. */
async function deliver(recipients?: string[]): Promise<string[]> {
  const context = { appContext: testShop.appContext, shop: () => testShop.shop(), signal: AbortSignal.timeout(60_000) }
  for (const data of queued.splice(0)) await sendOrderStatusMail(context, data)
  return smtp.received.splice(0).map(({ to, message }, place) => {
    expect(to).toBe(recipients?.[place] ?? 'anna@example.com')
    return decodeMail(message).replaceAll('\u00a0', ' ')
  })
}

const subjectsOf = (mails: string[]) => mails.map((mail) => /^Subject: (.*)$/m.exec(mail)?.[1])

test("a buyer is notified of the payment and the dispatch, with the courier's name", async () => {
  const { number } = await order()
  await book(number, 'received')
  await move(number, 'packed', 'sent', 'delivered')
  const mails = await deliver()
  expect(subjectsOf(mails)).toEqual([
    `Mamy wpłatę za zamówienie nr ${number}`,
    `Zamówienie nr ${number} jest spakowane`,
    `Zamówienie nr ${number} jest w drodze`,
    `Zamówienie nr ${number} dostarczone`,
  ])
  expect(mails[2]).toMatch(/wysłaliśmy: Kurier/)
  expect(mails[2]).toContain('Kubek do listu')
  expect(mails[2]).toContain('/zamowienie/')
})

test('buyer and seller learn of a new address, once for each change, whatever the merchant has chosen', async () => {
  const { id: courierId } = await testShop
    .shop()
    .database.insertInto('courier')
    .values({ name: 'Kurier pod drzwi' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { delivery } = draftOrder(testShop.shop(), [])
  const option = { courier_id: courierId, country: 'PL', prepaid: 'prepaid', cost: 1500, days_from: 1, days_to: 2 }
  await testShop.shop().database.insertInto('delivery_option').values(option).execute()
  const { number } = await order({ delivery: { ...delivery, courierId } })
  const fields = { firstName: 'Zofia', lastName: 'Lis', street: 'Krótka', streetNumber: '7', city: 'Łódź' }
  for (const postcode of ['90-001', '90-002']) {
    for (let press = 0; press < 2; press++) {
      const change = { number, fields: { ...fields, postcode }, actor: 'guest' as const }
      expect((await changeDeliveryAddress(openShop([]), change)).ok).toBe(true)
    }
    const mails = await deliver(['anna@example.com', 'sklep@example.com'])
    expect(mails.length).toBe(2)
    for (const mail of mails) expect(mail).toContain(`Krótka 7, ${postcode} Łódź`)
  }
})

test('a buyer gets the tracking number', async () => {
  const { number } = await order()
  await setTrackingNumber(openShop(), { number, tracking: '680000001234567890123456' })
  await move(number, 'accepted', 'packed', 'sent')
  const mails = await deliver()
  expect(mails.at(-1)).toContain('Numer przesyłki: 680000001234567890123456.')
})

test('of an order in parts the buyer learns of each parcel, where it is followed, and that the rest follows', async () => {
  const courier = await testShop
    .shop()
    .database.insertInto('courier')
    .values({ name: 'Kurier', tracking_url: 'https://kurier.example/{number}' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const two = [
    await createTestProduct(testShop.shop(), { name: 'Kubek' }),
    await createTestProduct(testShop.shop(), { name: 'Talerz' }),
  ]
  const draft = draftOrder(
    testShop.shop(),
    two.map(({ sizeId }) => ({ sizeId, quantity: '1' })),
  )
  const { number } = await order({ lines: draft.lines, delivery: { ...draft.delivery, courierId: courier.id } })
  await move(number, 'packed')
  queued = []
  for (const [position, tracking] of [
    [1, 'AA11111'],
    [2, 'BB22222'],
  ] as const)
    await shipOrder(openShop(), {
      number,
      lines: [{ position, quantity: null }],
      trackingNumbers: [tracking],
      actor: 'staff',
    })
  const mails = await deliver()
  expect(mails).toHaveLength(2)
  expect(mails[0]).toContain('W tej paczce: Kubek × 1 szt.; resztę wysyłamy osobno.')
  expect(mails[0]).toContain('śledź ją tutaj: https://kurier.example/AA11111')
  expect(mails[0]).toMatch(/<a href="https:\/\/kurier\.example\/AA11111"/)
  expect(mails[1]).toContain('https://kurier.example/BB22222')
})

describe('a cancelled order', () => {
  test('without payment: its mail mentions no money', async () => {
    const { number } = await order()
    await move(number, 'cancelled')
    const [mail = ''] = await deliver()
    expect(mail).toContain(`Subject: Anulowaliśmy zamówienie nr ${number}`)
    expect(mail).not.toContain('oddamy')
  })

  test('with payment: its mail says when the money is refunded, and no payment mail follows', async () => {
    const { number } = await order()
    await book(number, 'received')
    await move(number, 'cancelled')
    const mails = await deliver()
    expect(subjectsOf(mails)).toEqual([`Anulowaliśmy zamówienie nr ${number}`])
    expect(mails[0]).toMatch(/Wpłatę 74,00 zł oddamy tą samą drogą.*14 dni/s)
  })

  test('the buyer learns of each refund', async () => {
    const { number } = await order()
    await book(number, 'received')
    await move(number, 'cancelled')
    queued = []
    await book(number, 'refunded')
    const mails = await deliver()
    expect(subjectsOf(mails)).toEqual([`Zwrot pieniędzy za zamówienie nr ${number}`])
    expect(mails[0]).toContain('oddaliśmy 74,00 zł')
  })
})

test('no mail is sent twice, however often the job runs or the status is set again', async () => {
  const { id, number } = await order()
  await move(number, 'packed')
  queued = []
  await move(number, 'sent', 'sent')
  expect(queued).toEqual([{ orderId: id, news: 'sent', about: expect.any(Number) }])
  queued.push(...queued)
  expect(await deliver()).toHaveLength(1)
})

test('a failed mail is retried', async () => {
  const { number } = await order()
  await move(number, 'packed')
  queued = []
  await move(number, 'sent')
  const [mail] = queued
  smtp.refuse('anna@example.com')
  await expect(deliver()).rejects.toThrow()
  smtp.refuse(null)
  if (mail) queued.push(mail)
  expect(await deliver()).toHaveLength(1)
})

test('a merchant chooses which statuses send mails', async () => {
  const { number } = await order()
  await book(number, 'received', openShop(['cancelled']))
  expect(queued).toEqual([])
  expect(statusMailsSetting.check('paid, sent')).toEqual(['sent', 'paid'])
  expect(statusMailsSetting.check('')).toEqual([])
  expect(statusMailsSetting.check('lost')).toBe(null)
})

test('without delivery no courier is named', async () => {
  const delivery = {
    courierId: null,
    name: '',
    pickupPoint: '',
    prepaid: 'prepaid',
    gross: 0,
    vatPercent: '23',
  } as const
  const { number } = await order({ delivery })
  await book(number, 'received')
  await move(number, 'sent')
  const mails = await deliver()
  expect(mails[0]).not.toContain('paczka wyruszy')
  expect(mails[1]).toMatch(/z 21\slistopada 2026 wysłaliśmy\./)
})
