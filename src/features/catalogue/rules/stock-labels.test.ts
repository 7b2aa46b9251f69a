import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { stockLevelText } from './stock-labels.ts'

const piece = { one: 'sztuka', few: 'sztuki', many: 'sztuk', other: 'sztuki' }
const metre = { one: 'metr', few: 'metry', many: 'metrów', other: 'metra' }

test.each([
  [null, piece, 'there', 'jest'],
  ['40', piece, 'there', 'jest'],
  ['5.1', metre, 'there', 'jest'],
  ['5', piece, 'few', 'jeszcze 5\u00a0sztuk'],
  ['2', piece, 'few', 'jeszcze 2\u00a0sztuki'],
  ['0.5', metre, 'few', 'jeszcze 0,5\u00a0metra'],
  ['0', piece, 'none', 'brak'],
])('A2.9 an amount in stock of %s is shown as %s', (quantity, unit, state, words) => {
  const level = stockLevelText(quantity === null ? null : decimal(quantity), unit)
  expect([level.state, translate(level.words.text, level.words.values)]).toEqual([state, words])
})
