import { expect, test } from 'vitest'
import { conditionRefusal, conditionWords } from '../../../../../test/promotion-condition.ts'

const condition = { kind: 'first_order' as const }
const signIn = 'Ta promocja jest dla zalogowanych. Zaloguj się, żeby z niej skorzystać.'

test('a first order is for clients without an order', () => {
  expect(conditionWords(condition)).toBe('na pierwsze zamówienie')
  expect(conditionRefusal(condition, { client: { hasOrdered: false } })).toBe(null)
  expect(conditionRefusal(condition, { client: { hasOrdered: true } })).toBe('Ta promocja jest na pierwsze zamówienie.')
  expect(conditionRefusal(condition, { client: null })).toBe(signIn)
})
