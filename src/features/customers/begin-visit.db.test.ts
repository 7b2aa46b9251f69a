import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '#platform/secrets.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { legacyClient } from '../../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { beginVisit } from './actions/sessions.ts'
import { findVisitor } from './queries.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('a visit is created once and found again by its cookie, not by its database row', async () => {
  const shop = testShop.shop()
  const visitId = await beginVisit(shop)
  expect(await beginVisit(shop)).toBe(visitId)
  const hash = hashToken(shop.visitor.cookieToken ?? '')
  expect(await findVisitor(shop, hash, null)).toMatchObject({ visit: { id: visitId }, customerId: null })
  expect((await findVisitor(shop, hashToken('guessed'), null)).visit).toBeNull()
})

test('a visit expires after 30 days without use', async () => {
  const shop = testShop.shop()
  await beginVisit(shop)
  const hash = hashToken(shop.visitor.cookieToken ?? '')
  const later = testShop.shop(new Date(shop.now.getTime() + 31 * 24 * 60 * 60 * 1000))
  expect((await findVisitor(later, hash, null)).visit).toBeNull()
})

test('a visit in use is extended, with its cookie; the database is updated once a day', async () => {
  const client = legacyClient(testShop)
  const shop = testShop.shop()
  await shop.database.deleteFrom('visit').execute()
  const { id } = await createTestProduct(shop)
  const first = await client.post('/basketchange.php', { product: id, size: 'uniw', number: 1 })
  const visitCookie = async () => (await client.ask('/ajax/basket.php?getAjax=true')).headers.get('Set-Cookie')
  expect(await visitCookie()).toBeNull()
  const nearlyOver = { seen_at: daysFromNow(-29), expires_at: daysFromNow(1) }
  await shop.database.updateTable('visit').set(nearlyOver).execute()
  const cookie = await visitCookie()
  expect(cookie?.split(';')[0]).toBe(first.headers.get('Set-Cookie')?.split(';')[0])
  expect(cookie).toContain('Max-Age=2592000')
  const { rows } = await sql<{ days: number }>`
    select round(extract(epoch from expires_at - now()) / 86400)::integer as days from visit where seen_at > ${daysFromNow(-1)}
  `.execute(shop.database)
  expect(rows).toEqual([{ days: 30 }])
  expect(await visitCookie()).toBeNull()
})

function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000)
}
