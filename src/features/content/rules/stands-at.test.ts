import { expect, test } from 'vitest'
import { beginningsOf, type Pages, pageKinds } from './page-kinds.ts'
import { standsAt } from './stands-at.ts'

test.each<[string, Pages, boolean]>([
  ['/', 'all', true],
  ['/zgody', 'all', true],
  ['/koszyk', 'all', true],
  ['/zamowienie', 'all', false],
  ['/zamowienie/17/abc', 'all', false],
  ['/zamowienie', [...pageKinds], false],
  ['/', ['home'], true],
  ['/produkt/kubek-ania-1001', ['home'], false],
  ['/produkt/kubek-ania-1001', ['home', 'product'], true],
  ['/zgody', [...pageKinds], false],
])('A2.15 at %s stands what is for %j: %s', (path, pages, stands) => {
  expect(standsAt(path, beginningsOf(pages))).toBe(stands)
})
