import { expect, test } from 'vitest'
import { searchedText } from './rules.ts'

test.each([
  ['  kubek\0 Ania ', 'kubek Ania'],
  [null, ''],
  ['a'.repeat(101), 'a'.repeat(100)],
  [`${'a'.repeat(99)}😀`, `${'a'.repeat(99)}\ufffd`],
])('%j is searched for as %j', (typed, expected) => {
  expect(searchedText(typed)).toBe(expected)
  expect(() => encodeURIComponent(searchedText(typed))).not.toThrow()
})
