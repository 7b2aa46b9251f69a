import { expect, test } from 'vitest'
import { foldPolish } from '#shared/slug.ts'
import { slipOf } from './slip.ts'
import { tokensOf } from './tokens.ts'

const known = (text: string, named = true) =>
  tokensOf(text).map(({ shown, lexeme }) => ({ word: foldPolish(shown), stem: lexeme, shown, named }))

const meant = (typed: string, ...words: ReturnType<typeof known>) => {
  const [token] = tokensOf(typed)
  return token ? (slipOf(token, words)?.shown ?? null) : null
}

test.each([
  ['kubke', 'kubek kubki', 'kubek'],
  ['kubk', 'kubek', 'kubek'],
  ['kubeki', 'kubek kubki', 'kubki'],
  ['dzbanke', 'dzbanek', 'dzbanek'],
])('%s, where the shop has %s, is %s with an error', (typed, words, expected) => {
  expect(meant(typed, ...known(words))).toBe(expected)
})

test.each([
  ['kubka', 'kubek kubki'],
  ['kubkom', 'kubkiem'],
  ['butem', 'buty butom'],
  ['kawie', 'kawa kawę'],
  ['torbie', 'torba torbę'],
  ['kartke', 'kartka kartek'],
  ['wełnę', 'wełna wełen'],
])('%s, where the shop has %s, is a form of the word', (typed, words) => {
  expect(meant(typed, ...known(words))).toBeNull()
})

test('words of descriptions put nothing right', () => {
  expect(meant('kubke', ...known('kubek', false))).toBeNull()
  expect(meant('kubke', ...known('kubek'), ...known('kubke', false))).toBeNull()
})

test('a word that is still typed is no error', () => {
  expect(meant('kubk', ...known('kubek kubki'))).toBeNull()
})
