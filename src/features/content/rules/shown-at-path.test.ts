import { expect, test } from 'vitest'
import { type PageScope, pageKinds, pathPrefixesOf } from './content-blocks.ts'
import { isShownAt } from './shown-at-path.ts'

test.each<[string, PageScope, boolean]>([
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
])('A2.15 %s shows content for %j: %s', (path, pages, expected) => {
  expect(isShownAt(path, pathPrefixesOf(pages))).toBe(expected)
})
