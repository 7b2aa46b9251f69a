import { expect, test } from 'vitest'
import { isGoods } from './product.ts'

test('things are put into a parcel, gift cards and services are not', () => {
  expect((['item', 'bundle', 'virtual', 'service'] as const).map(isGoods)).toEqual([true, true, false, false])
})
