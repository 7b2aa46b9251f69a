import { expect, test } from 'vitest'
import { conditionRefusal, conditionWords } from '../../../../../test/promotion-condition.ts'

const condition = { kind: 'products' as const, ids: [1, 3], names: ['Sencha', 'Karta'] }

test('products are met by one of them, gift cards that are named among them', () => {
  expect(conditionWords(condition)).toBe('na wybrane towary: Sencha, Karta')
  expect(conditionRefusal(condition)).toBe(null)
  expect(conditionRefusal(condition, { giftCards: new Set([1]) })).toBe(null)
  expect(conditionRefusal({ ...condition, ids: [3], names: ['Karta'] })).toBe('Ta promocja jest na jeden towar: Karta.')
})
