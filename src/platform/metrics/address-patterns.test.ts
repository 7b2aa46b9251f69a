import { expect, test } from 'vitest'
import { addressPatterns } from './address-patterns.ts'

const patternOf = addressPatterns(['/', '/zamowienie', '/zamowienie/:number/:token', '/obrazki/*', '/ajax/get.php'])

test.each([
  ['/', '/'],
  ['/zamowienie', '/zamowienie'],
  ['/zamowienie.data', '/zamowienie.data'],
  ['/zamowienie/10001/0b0e8c3e', '/zamowienie/:number/:token'],
  ['/zamowienie/10001/0b0e8c3e.data', '/zamowienie/:number/:token.data'],
  ['/zamowienie/10001', 'other'],
  ['/obrazki/a/b.webp', '/obrazki/*'],
  ['/ajax/get.php', '/ajax/get.php'],
  ['/wp-login.php', 'other'],
  ['/%ff', 'other'],
  ['', 'other'],
])('%s is %s', (path, pattern) => {
  expect(patternOf(path)).toBe(pattern)
})
