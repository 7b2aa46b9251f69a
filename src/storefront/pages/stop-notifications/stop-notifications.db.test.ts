import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let shop: TestApplication
let address: string
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())
beforeEach(async () => {
  const token = crypto.randomUUID()
  address = `/powiadomienie/${token}`
  const { query } = shop.appContext.database
  await sql`delete from stock_notification`.execute(query)
  await sql`
    insert into stock_notification (size_id, email, quantity, token, asked_at)
    select id, 'anna@example.com', 1, ${token}, now() from product_size order by id limit 2
  `.execute(query)
})

async function countAlerts(): Promise<number> {
  const { rows } = await sql`select from stock_notification`.execute(shop.appContext.database.query)
  return rows.length
}

test('B7.10 the link of a mail asks first, and its button stops all notifications, without a script too', async () => {
  const browser = new PlainBrowser(shop)
  expect(await (await browser.get(address)).text()).toMatch(/<form[^>]*method="post"/)
  expect(await countAlerts()).toBe(2)
  const answer = await browser.post(address, {})
  expect([answer.status, await countAlerts()]).toEqual([200, 0])
  expect(await answer.text()).not.toMatch(/<form[^>]*method="post"[^>]*powiadomienie/)
})

test('the button of a mail program stops them with one POST, without cookies or a redirect (RFC 8058)', async () => {
  const answer = await new PlainBrowser(shop).post(address, { 'List-Unsubscribe': 'One-Click' })
  expect([answer.status, await countAlerts()]).toEqual([200, 0])
})
