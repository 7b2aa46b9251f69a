import { expect, test } from 'vitest'
import { conditionRefusal, conditionWords } from '../../../../../test/promotion-condition.ts'

const condition = { kind: 'company' as const }
const signIn = 'Ta promocja jest dla zalogowanych. Zaloguj się, żeby z niej skorzystać.'
const onlyCompanies = 'Ta promocja jest dla klientów, którzy kupują na firmę.'

test('a company is a client who buys as one', () => {
  expect(conditionWords(condition)).toBe('dla firm')
  expect(conditionRefusal(condition, { client: { company: true } })).toBe(null)
  expect(conditionRefusal(condition, { client: { company: false } })).toBe(onlyCompanies)
  expect(conditionRefusal(condition, { client: null })).toBe(signIn)
})
