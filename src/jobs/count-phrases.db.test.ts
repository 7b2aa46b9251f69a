import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { log } from '#platform/log.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { startPhraseCounting } from './count-phrases.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const storedCounts = async () => {
  const { rows } = await sql<{ searches: number }>`
    select searches from search_phrase where phrase = 'kubek na ołówki' and day = '2027-01-05'
  `.execute(testShop.shop().database)
  return rows[0]?.searches
}
const shop = () => testShop.shop(new Date('2027-01-05T12:00:00Z'))

test('closing the shop loses no search phrases, and phrases that cannot be stored wait', async () => {
  const { appContext } = testShop
  appContext.phrases.note('kubek na ołówki', 2)
  await startPhraseCounting({ appContext, shop })()
  expect(await storedCounts()).toBe(2)

  appContext.phrases.note('kubek na ołówki')
  const failingShop = () => {
    throw new Error('the database is away')
  }
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {})
  await startPhraseCounting({ appContext, shop: failingShop })()
  expect(logged).toHaveBeenCalledTimes(1)
  logged.mockRestore()
  expect(await storedCounts()).toBe(2)
  await startPhraseCounting({ appContext, shop })()
  expect(await storedCounts()).toBe(3)
})
