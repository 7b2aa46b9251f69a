import { expect, test } from 'vitest'
import { vatClassOf } from './vat-class.ts'

test.each([
  ['23', '23'],
  ['23.00', '23'],
  ['8,0', '8'],
  [' 5 % ', '5'],
  ['0%', '0'],
  ['zw', 'zw'],
  ['ZW.', 'zw'],
  ['np', 'np'],
  ['', ''],
])('VAT %j in a feed is the class %j', (text, vatClass) => {
  expect(vatClassOf(text)).toBe(vatClass)
})
