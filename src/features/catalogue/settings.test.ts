import { expect, test } from 'vitest'
import {
  contactLinkSetting,
  descriptionLengthSetting,
  sectionPrefixSetting,
  sizeGuidesOf,
  sizeGuidesSetting,
} from './settings.ts'

test.each([
  ['projector_', true],
  ['Towar-1', true],
  ['', false],
  ['1a', false],
  ['a"b', false],
  ['a b', false],
])('A2.8 the prefix %j of ids is allowed: %s', (prefix, allowed) => {
  expect(sectionPrefixSetting.check(prefix)).toBe(allowed ? prefix : null)
})

test.each([
  ['/contact.php', true],
  ['https://pomoc.example/nowe', true],
  ['mailto:sklep@example.com', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['', false],
])('A2.10 the link %j to the contact is allowed: %s', (link, allowed) => {
  expect(contactLinkSetting.check(link)).toBe(allowed ? link : null)
})

test('B9.14 by default 512 characters of a description are shown', () => {
  expect(descriptionLengthSetting.default).toBe(512)
})

test.each([
  ['1040=rozmiary-fartuchow 1041=rozmiary', ['1040=rozmiary-fartuchow', '1041=rozmiary']],
  [['1040=rozmiary'], ['1040=rozmiary']],
  ['', []],
  ['fartuchy=rozmiary', null],
  ['1040=/strona/rozmiary', null],
  ['0=rozmiary', null],
  [[1040], null],
])('size guides given as %j are read as %j', (raw, guides) => {
  expect(sizeGuidesSetting.check(raw)).toEqual(guides)
})

test('a size guide belongs to a category', () => {
  expect(sizeGuidesOf(['1040=rozmiary'])).toEqual([{ category: 1040, page: 'rozmiary' }])
})
