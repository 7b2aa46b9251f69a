import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import type { Order } from '#features/orders/rules/order.ts'
import type { OrderStatus } from '#features/orders/rules/order-status.ts'
import { type Jobs, transaction } from '#shop'
import { asClient } from '../../../test/create-test-client.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { demoSettings } from '../../../test/demo-settings.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { answerOpinion, decideOnOpinion } from './actions/moderate-opinion.ts'
import { rateOpinion } from './actions/rate-opinion.ts'
import { eraseOpinions, withdrawOpinion } from './actions/withdraw-opinion.ts'
import { writeOpinionOfOrder, writeUnprovenOpinion } from './actions/write-opinion.ts'
import { getOpinions } from './queries/published-opinions.ts'
import { findOpinionOfOrder, getOpinionsOfAuthor, listOpinions } from './queries/written-opinions.ts'
import type { OpinionSubject } from './rules/opinion.ts'
import { allOpinions } from './rules/opinion-list.ts'

let testShop: TestShop
let product: { id: number; sizeId: number }
let order: Order
let settings: Record<string, unknown>
let queued: Jobs['send-opinion-mail'][]
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())
beforeEach(async () => {
  queued = []
  settings = {}
  await sql`delete from account_attempt`.execute(testShop.appContext.database.query)
  product = await createTestProduct(shop(), { name: 'Kubek próbny' })
  order = await orderOf(product.sizeId, 'delivered')
})

const shop = () => ({
  ...testShop.shop(),
  settings: demoSettings(settings),
  enqueue: async (_: unknown, name: keyof Jobs, data: unknown) => {
    if (name === 'send-opinion-mail') queued.push(data as Jobs['send-opinion-mail'])
  },
})

async function orderOf(sizeId: number, status: OrderStatus): Promise<Order> {
  const stored = await transaction(testShop.shop(), (shop) =>
    storeOrder(shop, draftOrder(shop, [{ sizeId, quantity: '1' }])),
  )
  if (!stored.ok) throw new Error(stored.problem.reason)
  const { id } = stored.value
  await testShop.shop().database.updateTable('orders').set({ order_status: status }).where('id', '=', id).execute()
  const found = await findOrder(testShop.shop(), { id })
  if (!found) throw new Error('the order is gone')
  return found
}

const fields = { rating: '4', opinion: 'Ładny, choć ciężki.', author: 'Ola' }
const subject = (): OpinionSubject => ({ productId: product.id })
const write = (changes: Record<string, string> = {}, of: OpinionSubject = subject(), by = order) =>
  writeOpinionOfOrder(shop(), { order: by, subject: of }, new Map(Object.entries({ ...fields, ...changes })))
const shown = () => getOpinions(shop(), subject(), { ...allOpinions, offset: 0, limit: 10 })
const rating = async () => (await findProductPage(shop(), product.id))?.rating
const own = () => findOpinionOfOrder(shop(), order.id, subject())
const author = () => ({ email: order.email.toUpperCase(), customerId: null })
const isOfProduct = ({ productId }: { productId: number | null }) => productId === product.id
const ownId = async () => (await own())?.id ?? 0

describe('a buyer', () => {
  test('B1.7 writes an opinion, which waits until the shop publishes it', async () => {
    expect(await write()).toMatchObject({ ok: true, value: { state: 'waiting' } })
    const id = await ownId()
    expect([await shown(), await rating(), queued]).toEqual([[], { count: 0, sum: 0 }, [{ opinionId: id }]])
    await decideOnOpinion(shop(), id, { state: 'published' })
    expect(await shown()).toMatchObject([{ id, rating: 4, author: 'Ola', isConfirmed: true }])
    expect(await rating()).toEqual({ count: 1, sum: 4 })
  })

  test('changes it until it is published, and not afterwards', async () => {
    await write()
    expect(await write({ opinion: 'Jednak lekki.', rating: '5' })).toMatchObject({ ok: true })
    const id = await ownId()
    expect(await own()).toMatchObject({ content: 'Jednak lekki.', rating: 5 })
    await decideOnOpinion(shop(), id, { state: 'published' })
    expect(await write({ opinion: 'Inna treść.' })).toMatchObject({ ok: false, problem: { code: 'again' } })
    expect(await shown()).toMatchObject([{ content: 'Jednak lekki.' }])
  })

  test('whose opinion was rejected reads why, and sends a better one', async () => {
    await write({ opinion: 'Kup u mnie!' })
    await decideOnOpinion(shop(), await ownId(), { state: 'rejected', reason: 'To reklama.' })
    expect(await own()).toMatchObject({ state: 'rejected', reason: 'To reklama.' })
    await write()
    expect(await own()).toMatchObject({ state: 'waiting', reason: '' })
  })

  test('who changes it takes neither the votes nor the answer along, and the shop publishes only what it has read', async () => {
    await write({ opinion: 'Świetny!' })
    const id = await ownId()
    await decideOnOpinion(shop(), id, { state: 'published' })
    await rateOpinion(await asClient(testShop.shop()), { opinionId: id, isHelpful: true })
    await answerOpinion(shop(), id, 'Dziękujemy!')
    await decideOnOpinion(shop(), id, { state: 'rejected', reason: 'Nie na temat.' })
    await write({ opinion: 'Kup u mnie!' })
    expect(await decideOnOpinion(shop(), id, { state: 'published' })).toBe(false)
    await decideOnOpinion(shop(), await ownId(), { state: 'published' })
    expect(await shown()).toMatchObject([{ content: 'Kup u mnie!', helpful: 0, answer: '', answeredAt: null }])
  })

  test('changes the name alone, too', async () => {
    await write({ author: 'Aleksandra Nowak' })
    await write({ author: 'Ola' })
    expect(await own()).toMatchObject({ author: 'Ola' })
  })

  test('has one opinion, however often and fast it is sent', async () => {
    const answers = await Promise.all([write(), write(), write()])
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
    expect((await listOpinions(shop(), { state: 'waiting', limit: 500 })).filter(isOfProduct)).toHaveLength(1)
  })

  test('withdraws it, and what is published no longer counts', async () => {
    await write()
    await decideOnOpinion(shop(), await ownId(), { state: 'published' })
    expect(await withdrawOpinion(shop(), order, subject())).toBe(true)
    expect([await shown(), await rating(), await own()]).toEqual([[], { count: 0, sum: 0 }, null])
    expect(await withdrawOpinion(shop(), order, subject())).toBe(false)
  })

  test.each<[OrderStatus, boolean]>([
    ['new', false],
    ['accepted', false],
    ['packed', false],
    ['sent', true],
    ['delivered', true],
    ['cancelled', false],
    ['returned', false],
  ])('of an order that is %s may write: %s', async (status, may) => {
    expect((await write({}, subject(), await orderOf(product.sizeId, status))).ok).toBe(may)
  })

  test('may not rate what the order does not contain, but the shop', async () => {
    expect(await write({}, { productId: 1001 })).toMatchObject({ ok: false, problem: { code: 'closed' } })
    expect((await write({}, 'shop')).ok).toBe(true)
  })

  test('is shown at once where the shop has chosen so', async () => {
    settings = { 'opinions.publishAtOnce': 'yes' }
    expect([await write(), await write()]).toMatchObject([{ value: { state: 'published' } }, { ok: true }])
    expect([(await shown()).length, queued]).toEqual([1, [{ opinionId: await ownId() }]])
  })

  test('cannot show again at once what the shop has rejected', async () => {
    settings = { 'opinions.publishAtOnce': 'yes' }
    await write()
    await decideOnOpinion(shop(), await ownId(), { state: 'rejected', reason: 'To reklama.' })
    expect([await write(), await write()]).toMatchObject([
      { value: { state: 'waiting' } },
      { value: { state: 'waiting' } },
    ])
    expect([await shown(), await rating()]).toEqual([[], { count: 0, sum: 0 }])
  })

  test('from one address is limited', async () => {
    const visitor = { ...shop().visitor, address: '203.0.113.9' }
    const one = (opinion: string) =>
      writeOpinionOfOrder(
        { ...shop(), visitor },
        { order, subject: subject() },
        new Map(Object.entries({ ...fields, opinion })),
      )
    let last: unknown
    for (let count = 0; count < 31; count += 1) last = await one(`Opinia ${count}`)
    expect(last).toMatchObject({ ok: false, problem: { code: 'wait' } })
  })
})

describe('somebody without a proven purchase', () => {
  const stranger = (email: string) =>
    writeUnprovenOpinion(shop(), subject(), new Map(Object.entries({ ...fields, email })))

  test('may not write an opinion by default', async () => {
    expect(await stranger('obca@example.com')).toMatchObject({ ok: false, problem: { code: 'closed' } })
  })

  test('may where the shop takes it, once; it is shown as unconfirmed', async () => {
    settings = { 'opinions.fromAnyone': 'yes' }
    const first = await stranger('obca@example.com')
    expect(first).toMatchObject({ ok: true, value: { state: 'waiting' } })
    expect(await stranger('Obca@Example.com')).toMatchObject({ ok: false, problem: { code: 'again' } })
    if (first.ok) await decideOnOpinion(shop(), first.value.id, { state: 'published' })
    expect(await shown()).toMatchObject([{ isConfirmed: false }])
  })
})

describe('the shop', () => {
  test('lists what waits, and answers below an opinion', async () => {
    await write()
    const id = await ownId()
    expect((await listOpinions(shop(), { state: 'waiting', limit: 100 })).map((one) => one.id)).toContain(id)
    await decideOnOpinion(shop(), id, { state: 'published' })
    await answerOpinion(shop(), id, 'Dziękujemy!')
    expect(await shown()).toMatchObject([{ answer: 'Dziękujemy!', answeredAt: expect.any(Date) }])
    await answerOpinion(shop(), id, '')
    expect(await shown()).toMatchObject([{ answer: '', answeredAt: null }])
    expect(await answerOpinion(shop(), 999_999_999, 'x')).toBe(false)
  })

  test('erases the opinions of a person, and counts the rating again', async () => {
    await write()
    await decideOnOpinion(shop(), await ownId(), { state: 'published' })
    expect((await getOpinionsOfAuthor(shop(), author())).map(({ content }) => content)).toContain(fields.opinion)
    expect(await eraseOpinions(shop(), author())).toBeGreaterThan(0)
    expect([await rating(), await getOpinionsOfAuthor(shop(), author())]).toEqual([{ count: 0, sum: 0 }, []])
  })

  test('keeps the proof when the order is deleted', async () => {
    await write()
    const id = await ownId()
    await decideOnOpinion(shop(), id, { state: 'published' })
    await testShop.shop().database.deleteFrom('orders').where('id', '=', order.id).execute()
    expect(await shown()).toMatchObject([{ id, isConfirmed: true }])
  })
})
