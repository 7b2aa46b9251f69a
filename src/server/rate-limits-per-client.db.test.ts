import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { limitOrderRate } from '#features/checkout/actions/place-order.ts'
import { requestUnsubscribeLink } from '#features/newsletter/actions/subscriptions.ts'
import { countCodeAttempt } from '#features/promotions/actions/rebate-code-limits.ts'
import { requestStockAlert } from '#features/stock-alerts/actions/stock-alerts.ts'
import { maxPerDaySetting } from '#features/stock-alerts/settings.ts'
import type { Shop } from '#shop'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

const carrierNat = '203.0.113.7' // one address shared by very many phones

let testShop: TestShop
let anna: { customerId: number; email: string }
beforeAll(async () => {
  testShop = await openTestShop()
  const { rows } = await sql<{ id: number; email: string }>`
    select customer.id, customer.email from customer join account_user on account_user.id = account_id where login = 'anna'
  `.execute(testShop.appContext.database.query)
  anna = { customerId: rows[0]?.id ?? 0, email: rows[0]?.email ?? '' }
})
beforeEach(async () => {
  await sql`delete from account_attempt`.execute(testShop.appContext.database.query)
})
afterAll(() => testShop.close())

const stranger = (visitId: number | null = null) => as({ visitId, address: carrierNat })
const client = () => as({ customerId: anna.customerId, visitId: 7, address: carrierNat })

function as(visitor: Partial<Shop['visitor']>): Shop {
  const shop = testShop.shop()
  return { ...shop, enqueue: async () => {}, visitor: { ...shop.visitor, ...visitor } }
}

describe("a stranger at the same address cannot exhaust a client's limits", () => {
  test('orders', async () => {
    for (let orders = 0; orders < 31; orders++) await limitOrderRate(stranger())
    expect(await limitOrderRate(stranger())).not.toBeNull()
    for (let orders = 0; orders < 30; orders++) expect(await limitOrderRate(client())).toBeNull()
    expect(await limitOrderRate(client())).not.toBeNull()
  })

  test('rebate codes', async () => {
    for (let tries = 0; tries < 61; tries++) await countCodeAttempt(stranger(tries))
    expect(await countCodeAttempt(stranger(100))).not.toBeNull()
    for (let tries = 0; tries < 20; tries++) expect(await countCodeAttempt(client())).toBeNull()
    expect(await countCodeAttempt(client())).not.toBeNull()
  })

  test('stock alerts, also when the stranger enters the client’s e-mail', async () => {
    const size = await sql<{ product_id: number; type: string }>`
      select product_id, type from product_size join product on product.id = product_id
      where product.kind = 'item' and availability = 'disable_shop' or product.id in (
        select product_size.product_id from product_size left join stock on stock.size_id = product_size.id
        group by product_size.product_id having coalesce(sum(stock.quantity), 0) = 0)
      order by product_id limit 1
    `.execute(testShop.appContext.database.query)
    const { product_id, type } = size.rows[0] ?? { product_id: 0, type: '' }
    const fields = new Map(Object.entries({ product: `${product_id}`, size: type, email: anna.email }))
    const most = testShop.shop().settings.get(maxPerDaySetting)
    const subscribe = async (shop: Shop) => {
      const answer = await requestStockAlert(shop, fields)
      return answer.ok ? 'saved' : answer.problem.code
    }
    for (let count = 0; count <= most; count++) await subscribe(stranger())
    expect([await subscribe(stranger()), await subscribe(client())]).toEqual(['limit', 'saved'])
  })
})

test('a request to unsubscribe does the same work for an address that is not on the list', async () => {
  const queued: unknown[] = []
  const shop = { ...stranger(), enqueue: async (...[, name]: unknown[]) => void queued.push(name) }
  await requestUnsubscribeLink(shop, new Map([['mailing_email', 'nikt@example.com']]))
  expect(queued).toEqual(['send-newsletter-mail'])
})
