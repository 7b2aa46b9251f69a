import { expect, test } from 'vitest'
import { normalizeSearchText } from './list-options.ts'

test.each([
  ['  kubek\0 Ania ', 'kubek Ania'],
  [null, ''],
  ['a'.repeat(101), 'a'.repeat(100)],
  [`${'a'.repeat(99)}😀`, `${'a'.repeat(99)}\ufffd`],
])('%j is searched for as %j', (typed, expected) => {
  expect(normalizeSearchText(typed)).toBe(expected)
  expect(() => encodeURIComponent(normalizeSearchText(typed))).not.toThrow()
})
