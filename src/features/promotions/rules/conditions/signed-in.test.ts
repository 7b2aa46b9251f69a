import { expect, test } from 'vitest'
import { conditionRefusal, conditionWords } from '../../../../../test/promotion-condition.ts'

const condition = { kind: 'signed_in' as const }
const signIn = 'Ta promocja jest dla zalogowanych. Zaloguj się, żeby z niej skorzystać.'

test('every client who has signed in meets it, and guests are asked to sign in', () => {
  expect(conditionWords(condition)).toBe('dla zalogowanych')
  expect(conditionRefusal(condition, { client: {} })).toBe(null)
  expect(conditionRefusal(condition, { client: null })).toBe(signIn)
})
