import { afterAll, beforeAll, expect, test } from 'vitest'
import { Settings } from '#platform/settings.ts'
import { inEuro } from '../../../test/currency.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { saveCouriers } from './actions.ts'
import { deliveryPlaceholders } from './views/delivery-options.ts'

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
afterAll(() => testShop.close())

const placeholdersOf = async (shop = testShop.shop()) =>
  Object.values(await deliveryPlaceholders(shop))
    .join(', ')
    .replaceAll('\u00a0', ' ')

test("placeholders in the merchant's texts follow the settings for the deadline and the free delivery threshold", async () => {
  expect(await placeholdersOf()).toBe('15:00, 200,00 zł')
  expect(await placeholdersOf(inEuro(testShop.shop()))).toBe('15:00, 49,00 €')
  const otherHours = new Settings(
    new Map([
      ['delivery.orderDeadline.monday', 'none'],
      ['delivery.orderDeadline.tuesday', '13:30'],
    ]),
  )
  await saveCouriers(testShop.shop(), [
    { name: 'Automat paczkowy', options: [{ prepaid: 'prepaid', cost: 1390, freeFrom: 18_000 }] },
  ])
  await expect.poll(() => placeholdersOf({ ...testShop.shop(), settings: otherHours })).toBe('13:30, 180,00 zł')
})
