import { expect, test } from 'vitest'
import { conditionRefusal, conditionWords } from '../../../../../test/promotion-condition.ts'

const condition = { kind: 'category' as const, ids: [10], names: ['Herbata'] }

test('a category is met by goods in it, or below', () => {
  const refusalIn = (...categoryIds: number[]) =>
    conditionRefusal(condition, { goods: new Map([[1, { categoryIds }]]) })
  expect(conditionWords(condition)).toBe('na towary z kategorii Herbata')
  expect(refusalIn(2, 10)).toBe(null)
  expect(refusalIn(2)).toBe('Ta promocja jest na towary z kategorii Herbata.')
  expect(conditionRefusal(condition)).toBe('Ta promocja jest na towary z kategorii Herbata.')
})
