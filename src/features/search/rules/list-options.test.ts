import { expect, test } from 'vitest'
import { listingLimits } from '../views/listing-index.ts'
import { type ListChoice, normalizeSearchText, pagesOf, readListChoice, writeListChoice } from './list-options.ts'

test.each([
  ['  kubek\0 Ania ', 'kubek Ania'],
  [null, ''],
  ['a'.repeat(101), 'a'.repeat(100)],
  [`${'a'.repeat(99)}😀`, `${'a'.repeat(99)}\ufffd`],
])('%j is searched for as %j', (typed, expected) => {
  expect(normalizeSearchText(typed)).toBe(expected)
  expect(() => encodeURIComponent(normalizeSearchText(typed))).not.toThrow()
})

test.each([
  [0, 24, 1, false],
  [1, 24, 1, false],
  [25, 24, 2, false],
  [4_992, 96, 52, false],
  [4_993, 96, 52, true],
  [5_000, 24, 208, true],
  [100_000, 48, 104, true],
])('of %i products, %i a page, there are %i pages; left to filters: %j', (count, pageSize, pages, isCut) => {
  expect(pagesOf(count, pageSize, listingLimits.depth)).toEqual({ pages, isCut })
})

test.each<[string | undefined, ListChoice]>([
  ['cena.48', { sort: 'cena', pageSize: 48 }],
  ['cena-malejaco.', { sort: 'cena-malejaco' }],
  ['.96', { pageSize: 96 }],
  ['constructor.100', {}],
  ['', {}],
  [undefined, {}],
])('the cookie %j chooses %j', (text, choice) => {
  expect(readListChoice(text)).toEqual(choice)
})

test.each<[ListChoice, string | null]>([
  [{ sort: 'cena', pageSize: 48 }, 'cena.48'],
  [{ sort: 'nazwa' }, 'nazwa.'],
  [{ pageSize: 96 }, '.96'],
  [{ sort: 'popularnosc', pageSize: 48 }, '.48'],
  [{ sort: 'popularnosc', pageSize: 24 }, null],
  [{}, null],
])('the choice %j is stored as %j', (choice, text) => {
  expect(writeListChoice(choice)).toBe(text)
})
