import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countCharacters, truncateComment } from './comment.ts'

const family = '👩‍👩‍👧'

test.each([
  ['nothing', '', '', false],
  ['255 letters', 'ż'.repeat(255), 'ż'.repeat(255), false],
  ['256 letters', 'ż'.repeat(256), 'ż'.repeat(255), true],
  ['255 emoji, which are 510 units of UTF-16', '🙂'.repeat(255), '🙂'.repeat(255), false],
  ['an emoji of five that would be cut in two', `${'a'.repeat(252)}${family}b`, 'a'.repeat(252), true],
  ['a letter that would lose its accent', `${'a'.repeat(254)}e\u0301`, 'a'.repeat(254), true],
  ['one letter with a thousand accents', `e${'\u0301'.repeat(1_000)}`, `e${'\u0301'.repeat(254)}`, true],
  ['lines as forms send them', 'jeden\r\ndwa\rtrzy', 'jeden\ndwa\ntrzy', false],
  ['what no column takes', 'a\u0000b\ud83dc', 'a b c', false],
])('A5.10 A9.14 B9.13 a comment of %s', (_, typed, text, cut) => {
  expect(truncateComment(typed)).toEqual({ text, cut })
})

test('A5.10 any input fits after truncation, and input that fits is unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
      const { text } = truncateComment(typed)
      expect(countCharacters(text)).toBeLessThanOrEqual(255)
      expect(text.isWellFormed()).toBe(true)
      expect(truncateComment(text)).toEqual({ text, cut: false })
    }),
  )
})
