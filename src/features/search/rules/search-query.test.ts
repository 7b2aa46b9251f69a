import { expect, test } from 'vitest'
import { editDistance } from '#shared/edit-distance.ts'
import { allOf, meantWords, rankingOf, someOf } from './search-query.ts'
import { tokensOf } from './tokens.ts'

test.each([
  ['kubek', 'kubek', 0],
  ['kupek', 'kubek', 1],
  ['dzabnek', 'dzbanek', 1],
  ['pocztufka', 'pocztowka', 2],
  ['darjiling', 'darjeeling', 2],
  ['kubek', 'kwiatek', 3],
  ['', 'kubek', 3],
])('from %j to %j there are %i errors', (one, other, errors) => {
  expect(editDistance(one, other, 2)).toBe(errors)
  expect(editDistance(other, one, 2)).toBe(errors)
})

const known = (word: string, named = true) => ({ word, stem: word, shown: word, named })

test('a word with an error is taken for the nearest one, of names before those of descriptions', () => {
  const meant = (word: string, ...words: ReturnType<typeof known>[]) => meantWords(word, words).map((each) => each.word)
  expect(meant('kupek', known('kubek'), known('kapec'))).toEqual(['kubek'])
  expect(meant('kupek', known('kopek', false), known('kubek'))).toEqual(['kubek'])
  expect(meant('kuk', known('kubek'))).toEqual([])
  expect(meant('misa', known('lina'))).toEqual([])
})

const understood = (text: string, lexemes: string[][]) =>
  tokensOf(text).map((token, place) => {
    const its = lexemes[place] ?? []
    return { token, lexemes: its, things: its.slice(0, 1), takenFor: null, begun: false }
  })

test('all words must be there, each in one of its meanings', () => {
  expect(allOf(understood('kubek zielony', [['kubk'], ['zielon', 'szalwi']]))).toBe("('kubk') & ('zielon' | 'szalwi')")
  expect(allOf(understood('kubek', [['kubk']]), 'A')).toBe("('kubk':A)")
  expect(allOf(understood('kubek xyz', [['kubk'], []]))).toBeNull()
  expect(allOf([])).toBeNull()
})

test('one of the words is enough where some are asked for; without words there is nothing to ask', () => {
  expect(someOf(understood('kubek koc', [['kubk'], ['koc']]))).toBe("'kubk' | 'koc'")
  expect(someOf(understood('xyz', [[]]))).toBeNull()
})

test('each word counts by itself in the order of what is found, more where a product is what it says', () => {
  const ranking = { query: "'kubeczk' | 'kubk' | '^kubeczk' | 'kaw' | '^kaw'", lexemes: 5, words: 2 }
  expect(rankingOf(understood('kubeczek do kawy', [['kubeczk', 'kubk'], ['kaw']]))).toEqual(ranking)
  expect(rankingOf([])).toBeNull()
})
