import { expect, test } from 'vitest'
import { conditionRefusal, conditionWords } from '../../../../../test/promotion-condition.ts'

const condition = { kind: 'producer' as const, ids: [10], names: ['Izba'] }

test('a producer is met by goods of that producer', () => {
  const refusalOf = (producerId: number | null) =>
    conditionRefusal(condition, { goods: new Map([[1, { producerId }]]) })
  expect(conditionWords(condition)).toBe('na towary marki Izba')
  expect(refusalOf(10)).toBe(null)
  expect(refusalOf(7)).toBe('Ta promocja jest na towary marki Izba.')
  expect(refusalOf(null)).toBe('Ta promocja jest na towary marki Izba.')
})
