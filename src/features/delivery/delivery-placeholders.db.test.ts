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

const placesOf = async (shop = testShop.shop()) =>
  Object.values(await deliveryPlaceholders(shop))
    .join(', ')
    .replaceAll('\u00a0', ' ')

test('texts of the merchant say until when and from what value as it is set', async () => {
  expect(await placesOf()).toBe('15:00, 200,00 zł')
  expect(await placesOf(inEuro(testShop.shop()))).toBe('15:00, 49,00 €')
  const otherHours = new Settings(
    new Map([
      ['delivery.orderDeadline.monday', 'none'],
      ['delivery.orderDeadline.tuesday', '13:30'],
    ]),
  )
  await saveCouriers(testShop.shop(), [
    { name: 'Automat paczkowy', options: [{ prepaid: 'prepaid', cost: 1390, freeFrom: 18_000 }] },
  ])
  await expect.poll(() => placesOf({ ...testShop.shop(), settings: otherHours })).toBe('13:30, 180,00 zł')
})
