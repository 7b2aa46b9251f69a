import { expect, test } from 'vitest'
import { isPhysical } from './product.ts'

test('goods need a parcel, gift cards and services do not', () => {
  expect((['item', 'bundle', 'virtual', 'service'] as const).map(isPhysical)).toEqual([true, true, false, false])
})
