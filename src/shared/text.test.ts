import { expect, test } from 'vitest'
import { defineTexts, say } from './text.ts'

const texts = defineTexts('basket', {
  empty: 'Koszyk jest pusty.',
  minimum: 'Minimalnie możesz zamówić {quantity} {unit}',
  goods: { one: '{count} towar', few: '{count} towary', many: '{count} towarów', other: '{count} towaru' },
})

test('A1.2 B1.13 a text is Polish by default and the shop may override it by its key', () => {
  expect(say(texts.empty)).toBe('Koszyk jest pusty.')
  expect(say(texts.empty, {}, { 'basket.empty': 'Nic tu jeszcze nie ma.' })).toBe('Nic tu jeszcze nie ma.')
  expect(say(texts.goods, { count: 5 }, { 'basket.goods.many': '{count} sztuk' })).toBe('5 sztuk')
})

test('places are filled, in the own words of a shop too; an unknown place stays to be seen', () => {
  expect(say(texts.minimum, { quantity: '0,5', unit: 'metra' })).toBe('Minimalnie możesz zamówić 0,5 metra')
  expect(say(texts.minimum, { unit: 'metra' }, { 'basket.minimum': 'Od {quantity} {unit}' })).toBe(
    'Od {quantity} metra',
  )
})

test.each([
  [1, '1 towar'],
  [2, '2 towary'],
  [5, '5 towarów'],
  [12, '12 towarów'],
  [22, '22 towary'],
  [0, '0 towarów'],
  ['0,5', '0,5 towaru'],
])('%s in its Polish plural form: %s', (count, words) => expect(say(texts.goods, { count })).toBe(words))
