import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { findCustomerByEmail, getCustomerAddresses } from '#features/customers/queries.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { listOrders } from '#features/orders/queries/list-orders.ts'
import { getBoughtSizes, getPointsHistory } from '#features/orders/queries/purchase-history.ts'
import { orderStatuses } from '#features/orders/rules/order-status.ts'
import { warsawDay } from '#shared/day.ts'
import { openEmptyApplication } from '../../../test/open-empty-application.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { runTestCommand } from '../../../test/run-test-command.ts'
import { loadHistory } from './demo-history.ts'
import { type LoadedDemo, loadDemo } from './load-demo.ts'

let testShop: TestShop
let loaded: LoadedDemo
beforeAll(async () => {
  testShop = await openTestShop()
  loaded = await loadDemo(testShop.shop(), testShop.appContext, () => {})
  await loadHistory(testShop.shop(), loaded)
})
afterAll(() => testShop.close())

async function clientOf(email: string): Promise<number> {
  return (await findCustomerByEmail(testShop.shop(), email)) ?? 0
}

test('a client of the demo has an order in every state, none of them from the future, and has bought things', async () => {
  const shop = testShop.shop()
  const orders = await listOrders(shop, { customerId: await clientOf('anna@example.com') })
  expect(new Set(orders.map(({ status }) => status))).toEqual(new Set(orderStatuses))
  expect(orders.filter(({ placedAt }) => placedAt > shop.now)).toEqual([])
  expect((await getBoughtSizes(shop, await clientOf('anna@example.com'))).length).toBeGreaterThan(10)
  const promised = orders.flatMap(({ promisedDay }) => promisedDay ?? [])
  expect(promised.length).toBeGreaterThan(0)
  for (const day of promised) expect(day >= warsawDay(shop.now)).toBe(true)
})

test.for(['anna@example.com', 'kwiat@example.com'])(
  'the points of %s are the sum of their history, in the order of time',
  async (email) => {
    const shop = testShop.shop()
    const customerId = await clientOf(email)
    const entries = await getPointsHistory(shop, { customerId, before: null, most: 100 })
    const { rows } = await sql<{ points: number }>`select points from customer where id = ${customerId}`.execute(
      shop.database,
    )
    expect(entries.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['granted', 'spent', 'received']))
    expect(entries.reduce((sum, { points }) => sum + points, 0)).toBe(rows[0]?.points)
    const moments = entries.map(({ at }) => at.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => b - a))
  },
)

test('they have several addresses with a default of each kind', async () => {
  const addresses = await getCustomerAddresses(testShop.shop(), await clientOf('anna@example.com'))
  const defaults = addresses.filter(({ isDefault }) => isDefault).map(({ kind }) => kind)
  expect(defaults.toSorted()).toEqual(['delivery', 'invoice'])
  expect(addresses.length).toBeGreaterThan(defaults.length)
})

test('A6.5 orders of the business client have its tax number on them', async () => {
  const shop = testShop.shop()
  for (const { id } of await listOrders(shop, { customerId: await clientOf('kwiat@example.com') }))
    expect((await findOrder(shop, { id }))?.invoiceAddress).toMatchObject({ taxNumber: '9991024005' })
})

test('nothing is mailed about the past, and loading it again changes nothing', async () => {
  const shop = testShop.shop()
  const state = async () => {
    const { rows } = await sql`
      select (select count(*) from pgboss.job where name like 'send-%') as mails, (select count(*) from orders) as orders,
        (select count(*) from points_entry) as points, (select count(*) from address) as addresses
    `.execute(shop.database)
    return rows[0]
  }
  const before = await state()
  expect(before).toMatchObject({ mails: 0 })
  await loadHistory(shop, loaded)
  expect(await state()).toEqual(before)
})

test('loaded into an empty shop, the orders name the seller of the demo', async () => {
  const empty = await openEmptyApplication(inject('database').engine)
  onTestFinished(() => empty.close())
  expect(await runTestCommand(empty.appContext, ['demo'])).toMatchObject({ code: 0 })
  const { rows } = await sql`select distinct seller ->> 'name' as name from orders`.execute(
    empty.appContext.database.query,
  )
  expect(rows).toEqual([{ name: 'Dom Rzeczy sp. z o.o.' }])
})
