import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { quantityWords } from './unit-words.ts'

const piece = { name: 'szt.', one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }

test.each([
  ['1', '1 sztuka'],
  ['3', '3 sztuki'],
  ['5', '5 sztuk'],
  ['22', '22 sztuki'],
  ['0.5', '0,5 sztuki'],
])('a quantity of %s is written %s', (quantity, words) => {
  expect(quantityWords(decimal(quantity), piece)).toBe(words.replace(' ', '\u00a0'))
})
