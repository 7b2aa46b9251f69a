import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { recordOrderEvent } from '#features/orders/actions/record-event.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { transitionOrder } from '#features/payments/actions/transition-order.ts'
import { deliverWebhook, resendWebhook } from '#features/webhooks/actions/deliver-webhook.ts'
import { addWebhookEndpoint, removeWebhookEndpoint, rotateWebhookSecret } from '#features/webhooks/actions/endpoints.ts'
import { deleteOldWebhooks } from '#features/webhooks/actions/queue-webhooks.ts'
import { getWebhookEndpoints, listWebhookDeliveries } from '#features/webhooks/queries.ts'
import { maxDeliveryAttempts } from '#features/webhooks/rules/delivery-attempts.ts'
import { type Jobs, type PublicShop, transaction, transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../test/create-test-product.ts'
import { draftOrder } from '../../test/draft-order.ts'
import { openMailingShop, smtp, testShop } from '../../test/mailing-shop.ts'
import { decodeMail } from '../../test/smtp-double.ts'
import { openWebhookDouble, verifyWebhook, type WebhookDouble } from '../../test/webhook-double.ts'
import { sendWebhook, sendWebhookMail } from './send-webhooks.ts'

openMailingShop()

let receiver: WebhookDouble
let queued: { name: string; data: Jobs['send-webhook'] & Partial<Jobs['send-webhook-mail']> }[] = []
beforeAll(async () => {
  receiver = await openWebhookDouble()
})
afterAll(() => receiver.close())
beforeEach(async () => {
  receiver.received.length = 0
  receiver.answer(204)
  queued = []
  await sql`delete from webhook_endpoint`.execute(testShop.appContext.database.query)
  await sql`delete from webhook_message`.execute(testShop.appContext.database.query)
})

const local = { loopbackAllowed: true }
const day = 24 * 60 * 60 * 1000

/** The shop, whose jobs about webhooks are collected. */
function shopAt(now = new Date()): PublicShop {
  const enqueue = async <Name extends keyof Jobs>(_: unknown, name: Name, data: Jobs[Name]) => {
    if (name.startsWith('send-webhook')) queued.push({ name, data: data as (typeof queued)[number]['data'] })
  }
  return { ...testShop.shop(now), enqueue }
}

async function addEndpoint(): Promise<{ id: number; secret: string }> {
  const added = await addWebhookEndpoint(shopAt(), receiver.url, local)
  if (!added.ok) throw new Error(added.problem)
  return added.value
}

async function placeOrder(): Promise<{ id: number; number: number }> {
  const { sizeId } = await createTestProduct(shopAt(), { stock: '5' })
  const placed = await transactionUnlessRefused(shopAt(), (shop) =>
    storeOrder(shop, draftOrder(shop, [{ sizeId, quantity: '1' }])),
  )
  if (!placed.ok) throw new Error(placed.problem.reason)
  return placed.value
}

/** Places an order; returns the delivery that it queues. */
async function queueOne(): Promise<number> {
  await placeOrder()
  return queued.findLast(({ name }) => name === 'send-webhook')?.data.deliveryId as number
}

async function attempt(deliveryId: number, options: { now?: Date; timeout?: number; loopbackAllowed?: boolean } = {}) {
  const { now = new Date(), ...rest } = options
  return deliverWebhook(shopAt(now), deliveryId, { ...local, ...rest }).catch((error: Error) => error.message)
}

const stateOf = async () => (await listWebhookDeliveries(shopAt(), { onlyFailed: false, limit: 1 }))[0]

describe('a change of an order', () => {
  test('reaches each endpoint, signed, with nothing about the buyer', async () => {
    const [one, other] = [await addEndpoint(), await addEndpoint()]
    const { id, number } = await placeOrder()
    await transitionOrder(shopAt(), { number, status: 'accepted', actor: 'staff' })
    const jobs = queued.filter(({ name }) => name === 'send-webhook')
    expect(jobs).toHaveLength(4)
    for (const { data } of jobs) expect(await attempt(data.deliveryId)).toBeUndefined()
    const placed = { type: 'order.placed', data: { orderId: id, orderNumber: number, from: null, to: null } }
    const accepted = {
      ...{ type: 'order.status_changed', data: { orderId: id, orderNumber: number, from: 'new', to: 'accepted' } },
    }
    const said = receiver.received.map((message, index) =>
      verifyWebhook((index % 2 === 0 ? one : other).secret, message),
    )
    const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(said).toEqual([placed, placed, accepted, accepted].map((message) => ({ ...message, timestamp })))
    expect(receiver.received[0]?.headers['content-type']).toBe('application/json')
    expect(JSON.stringify(receiver.received)).not.toMatch(/anna|example\.com|Kowalska/i)
    expect((await listWebhookDeliveries(shopAt(), { onlyFailed: false, limit: 9 })).map(({ state }) => state)).toEqual(
      Array(4).fill('delivered'),
    )
    expect(() => verifyWebhook(other.secret, receiver.received[0] as never)).toThrow()
    expect(() => verifyWebhook(one.secret, { ...receiver.received[0], body: '{}' } as never)).toThrow()
  })

  test('that is rolled back is never sent, and without an endpoint nothing is stored', async () => {
    const order = await placeOrder()
    expect(await stateOf()).toBeUndefined()
    await addEndpoint()
    const undone = transaction(shopAt(), async (shop) => {
      await recordOrderEvent(shop, { id: order.id, number: order.number }, { kind: 'tracking', actor: 'staff' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await stateOf()).toBeUndefined()
  })
})

describe('a receiver that does not accept', () => {
  test('gets the message again with the same id and body, at another time, until it does', async () => {
    const { secret } = await addEndpoint()
    const delivery = await queueOne()
    receiver.answer(503)
    const now = Date.now()
    expect(await attempt(delivery, { now: new Date(now - 60_000) })).toMatch(/^webhook endpoint \d+: 503$/)
    receiver.answer(200)
    expect(await attempt(delivery, { now: new Date(now) })).toBeUndefined()
    expect(await attempt(delivery)).toBeUndefined() // the queue may run a job twice
    const [first, second, third] = receiver.received
    expect(third).toBeUndefined()
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id'])
    expect(second?.headers['webhook-timestamp']).not.toBe(first?.headers['webhook-timestamp'])
    expect(verifyWebhook(secret, second as never)).toEqual(verifyWebhook(secret, first as never))
    expect(await stateOf()).toMatchObject({ state: 'delivered', attempts: 2, result: '200' })
  })

  test.each([
    ['redirect', '302'],
    ['drop', 'not-reachable'],
    ['hang', 'too-slow'],
    [500, '500'],
  ] as const)('%s: is not accepted, %s', async (mode, result) => {
    await addEndpoint()
    const delivery = await queueOne()
    receiver.answer(mode)
    expect(await attempt(delivery, { timeout: mode === 'hang' ? 200 : 15_000 })).toContain(result)
    expect(receiver.received.map(({ path }) => path)).toEqual(['/zamowienia'])
    expect(await stateOf()).toMatchObject({ state: 'waiting', attempts: 1, result })
  })

  test('an answer without end is not read', async () => {
    await addEndpoint()
    const delivery = await queueOne()
    receiver.answer('endless')
    expect(await attempt(delivery)).toBeUndefined()
    expect(await stateOf()).toMatchObject({ state: 'delivered' })
  })

  test('is given up after the last attempt, and the merchant gets one mail a day about it', async () => {
    await addEndpoint()
    receiver.answer(500)
    const deliveries = [await queueOne(), await queueOne()]
    await sql`update webhook_delivery set attempts = ${maxDeliveryAttempts - 1}`.execute(
      testShop.appContext.database.query,
    )
    queued = []
    for (const delivery of deliveries) expect(await attempt(delivery)).toBeUndefined()
    expect(await stateOf()).toMatchObject({ state: 'failed', attempts: maxDeliveryAttempts, result: '500' })
    expect(queued.map(({ name }) => name)).toEqual(['send-webhook-mail'])
    const [mailJob] = queued
    const context = { appContext: testShop.appContext, shop: shopAt, signal: AbortSignal.timeout(60_000) }
    await sendWebhookMail(context, mailJob?.data as Jobs['send-webhook-mail'])
    expect(smtp.received[0]?.to).toBe('sklep@example.com')
    const mail = decodeMail(smtp.received[0]?.message ?? '')
    for (const words of ['127.0.0.1', 'Ostatnia odpowiedź: 500', 'webhooks resend']) expect(mail).toContain(words)
    await resendWebhook(shopAt(), deliveries[0] as number)
    await sql`update webhook_delivery set attempts = ${maxDeliveryAttempts - 1}`.execute(
      testShop.appContext.database.query,
    )
    await attempt(deliveries[0] as number, { now: new Date(Date.now() + day + 60_000) })
    expect(queued.filter(({ name }) => name === 'send-webhook-mail')).toHaveLength(2)
  })

  test('says 410: nothing more is sent there', async () => {
    const { id } = await addEndpoint()
    const delivery = await queueOne()
    receiver.answer(410)
    expect(await attempt(delivery)).toBeUndefined()
    expect(await stateOf()).toMatchObject({ state: 'failed', attempts: 1, result: '410' })
    expect(await getWebhookEndpoints(shopAt())).toMatchObject([{ id, disabledAt: expect.any(Date) }])
    queued = []
    await placeOrder()
    expect(queued).toEqual([])
  })

  test('gets what it missed when the merchant sends it again', async () => {
    const { secret } = await addEndpoint()
    const delivery = await queueOne()
    await sql`update webhook_delivery set state = 'failed', attempts = ${maxDeliveryAttempts}`.execute(
      testShop.appContext.database.query,
    )
    queued = []
    expect(await resendWebhook(shopAt(), delivery)).toBe(true)
    expect(queued).toEqual([{ name: 'send-webhook', data: { deliveryId: delivery } }])
    expect(await attempt(delivery)).toBeUndefined()
    expect(verifyWebhook(secret, receiver.received[0] as never)).toMatchObject({ type: 'order.placed' })
    expect(await resendWebhook(shopAt(), 999_999)).toBe(false)
  })
})

describe('secrets', () => {
  test('the former one is valid for a day beside the new one, one before that no longer', async () => {
    const { id, secret: first } = await addEndpoint()
    const rotate = async () => {
      const rotated = await rotateWebhookSecret(shopAt(), id)
      return rotated.ok ? rotated.value.secret : ''
    }
    const accepts = async (secrets: string[], now: Date) => {
      const delivery = await queueOne()
      await attempt(delivery, { now })
      queued = []
      const message = receiver.received.at(-1) as never
      return secrets.map((secret) => {
        try {
          return Boolean(verifyWebhook(secret, message))
        } catch {
          return false
        }
      })
    }
    const second = await rotate()
    expect(second).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(await accepts([first, second], new Date())).toEqual([true, true])
    const third = await rotate()
    expect(await accepts([first, second, third], new Date())).toEqual([false, true, true])
    await sql`update webhook_secret set expires_at = now() - interval '1 second' where expires_at is not null`.execute(
      testShop.appContext.database.query,
    )
    expect(await accepts([first, second, third], new Date())).toEqual([false, false, true])
  })

  test('are stored encrypted', async () => {
    const { secret } = await addEndpoint()
    const { rows } = await sql<{ sealed: Uint8Array }>`select sealed from webhook_secret`.execute(
      testShop.appContext.database.query,
    )
    const bytes = Buffer.from(secret.slice('whsec_'.length), 'base64')
    expect(rows).toHaveLength(1)
    expect(Buffer.from(rows[0]?.sealed ?? []).includes(bytes)).toBe(false)
  })
})

describe('the local network', () => {
  test.each([
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.5/',
    'https://169.254.169.254/',
    'https://localhost/',
  ])('%s is no endpoint', async (address) => {
    const added = await addWebhookEndpoint(shopAt(), address, { loopbackAllowed: false })
    expect(added).toEqual({ ok: false, problem: 'private-address' })
  })

  test('is not reached by a name that resolves to it', async () => {
    const { id } = await addEndpoint()
    const delivery = await queueOne()
    const { port } = new URL(receiver.url)
    await sql`update webhook_endpoint set url = ${`http://localhost:${port}/`} where id = ${id}`.execute(
      testShop.appContext.database.query,
    )
    expect(await attempt(delivery, { loopbackAllowed: false })).toContain('private-address')
    expect(receiver.received).toEqual([])
  })

  test('is not reached by the job of a shop that does not allow it', async () => {
    await addEndpoint()
    const deliveryId = await queueOne()
    const context = { appContext: testShop.appContext, shop: shopAt, signal: AbortSignal.timeout(60_000) }
    await expect(sendWebhook(context, { deliveryId })).rejects.toThrow('private-address')
    expect(receiver.received).toEqual([])
  })
})

test('a removed endpoint gets nothing more, messages go after a month', async () => {
  const { id } = await addEndpoint()
  const delivery = await queueOne()
  expect(await removeWebhookEndpoint(shopAt(), id)).toBe(true)
  expect(await removeWebhookEndpoint(shopAt(), id)).toBe(false)
  expect(await attempt(delivery)).toBeUndefined()
  expect(receiver.received).toEqual([])
  await addEndpoint()
  await placeOrder()
  await deleteOldWebhooks(shopAt(new Date(Date.now() + 29 * day)))
  expect(await stateOf()).toBeDefined()
  await deleteOldWebhooks(shopAt(new Date(Date.now() + 31 * day)))
  expect(await stateOf()).toBeUndefined()
})
