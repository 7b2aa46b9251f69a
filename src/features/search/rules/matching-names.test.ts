import { expect, test } from 'vitest'
import { indexNames, matchingNames } from './matching-names.ts'
import { tokensOf } from './tokens.ts'

const items = ['Kubki do kawy i espresso', 'Kawa', 'Kawa na ekspres', 'Siwa Glina', 'Ćwierć wieku'].map((name) => ({
  name,
}))
const found = (text: string, limit = 12) =>
  matchingNames(
    indexNames(items),
    tokensOf(text).map(({ lexeme, word }) => ({ lexemes: [lexeme], word })),
    limit,
  ).map(({ name }) => name)

test.each([
  ['kawy', ['Kawa', 'Kawa na ekspres', 'Kubki do kawy i espresso']],
  ['kawa ekspr', ['Kawa na ekspres']],
  ['glin', ['Siwa Glina']],
  ['glina siwa', ['Siwa Glina']],
  ['cwierc', ['Ćwierć wieku']],
  ['gli siwa', []],
  ['', []],
])('%j finds %j', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('returns no more than the limit', () => {
  expect(found('kawa', 1)).toEqual(['Kawa'])
})
