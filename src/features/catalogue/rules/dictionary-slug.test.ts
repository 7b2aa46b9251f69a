import { expect, test } from 'vitest'
import { dictionarySlug } from './dictionary-slug.ts'

test.each([
  ['Kamionka', 'kamionka'],
  ['60 °C', '60-c'],
  ['160 g/m²', '160-g-m'],
  ['Łódź, ul. Piękna', 'lodz-ul-piekna'],
])('%s has the slug %s', (name, slug) => {
  expect(dictionarySlug(name)).toBe(slug)
})

test('names that differ only in case or surrounding spaces have the same slug', () => {
  expect(dictionarySlug(' SIWA glina ')).toBe(dictionarySlug('Siwa Glina'))
})

test.each([
  ['5 °C', '-5 °C'],
  ['C', 'C++'],
  ['日本', '中国'],
  [`${'a'.repeat(90)}b`, `${'a'.repeat(90)}c`],
  ['<5', '>5'],
])('%s and %s have different slugs', (one, other) => {
  expect(dictionarySlug(one)).not.toBe(dictionarySlug(other))
})

test('a slug is valid in a URL, for any name', () => {
  for (const name of ['日本', '!!!', 'C++', 'x'.repeat(1_000)])
    expect(dictionarySlug(name)).toMatch(/^[a-z0-9-]{1,90}$/)
})
