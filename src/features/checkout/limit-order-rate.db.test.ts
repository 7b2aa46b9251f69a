import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { limitOrderRate } from './actions/place-order.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

function count(address: string | null, minutesLater = 0): Promise<Date | null> {
  const shop = testShop.shop(new Date(testTime.getTime() + minutesLater * 60_000))
  return limitOrderRate({ ...shop, visitor: { ...shop.visitor, address } })
}

test('an address may order 30 times an hour, at once or one by one; the next order waits until the hour is over', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => count('203.0.113.1')))
  expect(answers.every((until) => until === null)).toBe(true)
  expect(await count('203.0.113.1', 59)).toEqual(new Date(testTime.getTime() + 60 * 60_000))
  expect(await count('203.0.113.2')).toBeNull()
  expect(await count('203.0.113.1', 60)).toBeNull()
})

test('orders from the machine itself are not counted', async () => {
  for (let orders = 0; orders < 40; orders++) expect(await count(null)).toBeNull()
})

test('behind a proxy that does not pass on addresses all guests together may order 300 times an hour', async () => {
  for (let orders = 0; orders < 300; orders++) expect(await count('10.0.0.1')).toBeNull()
  expect(await count('10.0.0.1')).not.toBeNull()
})
