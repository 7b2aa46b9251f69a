import { expect, test } from 'vitest'
import { editDistance } from '#shared/edit-distance.ts'
import { foldPolish } from '#shared/plain-text.ts'
import { allTokensQuery, anyTokenQuery, createRanking, findSpellingSlip, spellingCandidates } from './search-query.ts'
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

test('a misspelled word is corrected to the nearest one, words of names before those of descriptions', () => {
  const candidates = (word: string, ...words: ReturnType<typeof known>[]) =>
    spellingCandidates(word, words).map((each) => each.word)
  expect(candidates('kupek', known('kubek'), known('kapec'))).toEqual(['kubek'])
  expect(candidates('kupek', known('kopek', false), known('kubek'))).toEqual(['kubek'])
  expect(candidates('kuk', known('kubek'))).toEqual([])
  expect(candidates('misa', known('lina'))).toEqual([])
})

const understood = (text: string, lexemes: string[][]) =>
  tokensOf(text).map((token, index) => {
    const own = lexemes[index] ?? []
    return { token, lexemes: own, heads: own.slice(0, 1), correctedTo: null, begun: false }
  })

test('all words are required, each in one of its meanings', () => {
  expect(allTokensQuery(understood('kubek zielony', [['kubk'], ['zielon', 'szalwi']]))).toBe(
    "('kubk') & ('zielon' | 'szalwi')",
  )
  expect(allTokensQuery(understood('kubek', [['kubk']]), 'A')).toBe("('kubk':A)")
  expect(allTokensQuery(understood('kubek xyz', [['kubk'], []]))).toBeNull()
  expect(allTokensQuery([])).toBeNull()
})

test('any of the words is enough for the broader query; without words there is no query', () => {
  expect(anyTokenQuery(understood('kubek koc', [['kubk'], ['koc']]))).toBe("'kubk' | 'koc'")
  expect(anyTokenQuery(understood('xyz', [[]]))).toBeNull()
})

test('each word counts by itself in the ranking, more where it names the kind of the product', () => {
  const ranking = { query: "'kubeczk' | 'kubk' | '^kubeczk' | 'kaw' | '^kaw'", lexemes: 5, words: 2 }
  expect(createRanking(understood('kubeczek do kawy', [['kubeczk', 'kubk'], ['kaw']]))).toEqual(ranking)
  expect(createRanking([])).toBeNull()
})

const knownWords = (text: string, named = true) =>
  tokensOf(text).map(({ shown, lexeme }) => ({ word: foldPolish(shown), stem: lexeme, shown, named }))

const correction = (typed: string, ...words: ReturnType<typeof knownWords>) => {
  const [token] = tokensOf(typed)
  return token ? (findSpellingSlip(token, words)?.shown ?? null) : null
}

test.each([
  ['kubke', 'kubek kubki', 'kubek'],
  ['kubk', 'kubek', 'kubek'],
  ['kubeki', 'kubek kubki', 'kubki'],
  ['dzbanke', 'dzbanek', 'dzbanek'],
])('%s, when the shop has %s, is corrected to %s', (typed, words, expected) => {
  expect(correction(typed, ...knownWords(words))).toBe(expected)
})

test.each([
  ['kubka', 'kubek kubki'],
  ['kubkom', 'kubkiem'],
  ['butem', 'buty butom'],
  ['kawie', 'kawa kawę'],
  ['torbie', 'torba torbę'],
  ['kartke', 'kartka kartek'],
  ['wełnę', 'wełna wełen'],
])('%s, when the shop has %s, is a form of the word', (typed, words) => {
  expect(correction(typed, ...knownWords(words))).toBeNull()
})

test('words of descriptions are not used for corrections', () => {
  expect(correction('kubke', ...knownWords('kubek', false))).toBeNull()
  expect(correction('kubke', ...knownWords('kubek'), ...knownWords('kubke', false))).toBeNull()
})

test('an unfinished word is no error', () => {
  expect(correction('kubk', ...knownWords('kubek kubki'))).toBeNull()
})
