import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Jobs, type Shop, transactionUnlessRefused } from '#shop'
import { createTestClient } from '../../../test/create-test-client.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { askForOrderLink, checkOrderCode, orderCode } from './actions/open-order.ts'
import { storeOrder } from './actions/store-order.ts'
import { findOrder } from './queries/find-order.ts'
import { findVisibleOrder, orderAddress } from './views/order-access.ts'

let testShop: TestShop
let order: { id: number; number: number }
const email = 'anna@example.com'
beforeAll(async () => {
  testShop = await openTestShop()
})
beforeEach(async () => {
  order = await placeOrder()
})
afterAll(() => testShop.close())

async function placeOrder(customerId: number | null = null): Promise<{ id: number; number: number }> {
  const shop = testShop.shop()
  const { sizeId } = await createTestProduct(shop)
  const draft = { ...draftOrder(shop, [{ sizeId, quantity: '1' }]), customerId }
  const placed = await transactionUnlessRefused(shop, (shop) => storeOrder(shop, draft))
  if (!placed.ok) throw new Error(placed.problem.reason)
  return placed.value
}

/** The shop of a visitor, so many days from now. */
function visitor(changes: Partial<Shop['visitor']> = {}, days = 0): Shop {
  const shop = testShop.shop(new Date(testShop.shop().now.getTime() + days * 24 * 60 * 60 * 1000))
  return { ...shop, visitor: { ...shop.visitor, ...changes } }
}

const tokenOf = (address: string) => address.split('/').at(-1) ?? ''
const sees = async (shop: Shop, number: number, token: string) =>
  (await findVisibleOrder(shop, { number, token }))?.number === number

describe('an order is seen', () => {
  test('by a signed link, until it ends, and by the link of no other order', async () => {
    const token = tokenOf(orderAddress(testShop.shop(), order.number))
    const other = await placeOrder()
    expect(await sees(visitor(), order.number, token)).toBe(true)
    expect(await sees(visitor({}, 92), order.number, token)).toBe(false)
    expect(await sees(visitor(), other.number, token)).toBe(false)
  })

  test('by a token of before, for 90 days from the migration', async () => {
    const { rows } = await sql<{ token: string }>`
      update orders set token_expires_at = ${visitor({}, 90).now} where id = ${order.id} returning token
    `.execute(testShop.shop().database)
    const token = rows[0]?.token ?? ''
    expect(await sees(visitor(), order.number, token)).toBe(true)
    expect(await sees(visitor({}, 91), order.number, token)).toBe(false)
    expect(await sees(visitor(), order.number, crypto.randomUUID())).toBe(false)
  })

  test('B6.7 by its client without a link, by no other client, and by no guest', async () => {
    const customerId = await createTestClient(testShop.shop())
    const own = await placeOrder(customerId)
    expect(await sees(visitor({ customerId }), own.number, '')).toBe(true)
    expect(await sees(visitor({ customerId: customerId + 1 }), own.number, '')).toBe(false)
    expect(await sees(visitor(), own.number, '')).toBe(false)
  })
})

describe('B5.52 a guest asks for a link', () => {
  let queued: (Jobs['send-order-link'] & { name: string })[] = []
  const asking = (address: string | null = null): Shop => ({
    ...visitor({ address }),
    enqueue: async (_database, name, data) => void queued.push({ name, ...(data as Jobs['send-order-link']) }),
  })
  beforeEach(() => {
    queued = []
  })

  test('the same happens for an order that exists, one that does not, and one of another e-mail', async () => {
    const lookups = [
      { number: order.number, email: email.toUpperCase() },
      { number: 999_999, email },
      { number: order.number, email: 'stranger@example.com' },
    ]
    for (const lookup of lookups) expect(await askForOrderLink(asking(), lookup)).toEqual({ ok: true, value: null })
    expect(queued.map(({ name, orderId }) => [name, orderId])).toEqual([
      ['send-order-link', order.id],
      ['send-order-link', null],
      ['send-order-link', null],
    ])
  })

  test('five times an hour for one order, and twenty for one address', async () => {
    const ask = (number: number, address: string) => askForOrderLink(asking(address), { number, email })
    for (let count = 0; count < 5; count += 1) expect((await ask(order.number, `203.0.113.${count}`)).ok).toBe(true)
    expect(await ask(order.number, '203.0.113.9')).toMatchObject({ problem: { reason: 'wait' } })
    for (let number = 1; number <= 20; number += 1) await ask(number, '198.51.100.7')
    expect(await ask(21, '198.51.100.7')).toMatchObject({ problem: { reason: 'wait' } })
  })

  test('and opens it by the code of its mail, together with number and e-mail, within half an hour', async () => {
    const stored = await findOrder(testShop.shop(), { id: order.id })
    const code = stored ? orderCode(testShop.shop(), stored) : ''
    const check = (changes: object, days = 0) =>
      checkOrderCode(visitor({}, days), { number: order.number, email, code, ...changes })
    expect(await check({})).toEqual({ ok: true, value: null })
    expect(await check({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({ ok: true })
    for (const changes of [{ email: 'stranger@example.com' }, { code: '' }])
      expect(await check(changes)).toEqual({ ok: false, problem: { reason: 'wrong-code' } })
    expect(await check({}, 1)).toEqual({ ok: false, problem: { reason: 'wrong-code' } })
  })

  test('guessing codes ends after five', async () => {
    const guess = () => checkOrderCode(visitor(), { number: order.number, email, code: '000000' })
    for (let count = 0; count < 5; count += 1) await guess()
    expect(await guess()).toMatchObject({ problem: { reason: 'wait' } })
  })
})
