import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashToken } from '#platform/tokens.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { beginVisit } from './actions/begin-visit.ts'
import { findVisitor } from './reads.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

test('a visit begins once and is found again by its cookie, not by its database row', async () => {
  const shop = testShop.shop()
  const visitId = await beginVisit(shop)
  expect(await beginVisit(shop)).toBe(visitId)
  const hash = await hashToken(shop.visitor.newToken ?? '')
  expect(await findVisitor(shop, hash, null)).toEqual({ visitId, customerId: null })
  expect((await findVisitor(shop, await hashToken('guessed'), null)).visitId).toBeNull()
})

test('a visit ends after 30 days', async () => {
  const shop = testShop.shop()
  await beginVisit(shop)
  const hash = await hashToken(shop.visitor.newToken ?? '')
  const later = testShop.shop(new Date(shop.now.getTime() + 31 * 24 * 60 * 60 * 1000))
  expect((await findVisitor(later, hash, null)).visitId).toBeNull()
})
