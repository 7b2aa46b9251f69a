import { expect, test } from 'vitest'
import { defineTexts, nonBreaking, nonBreakingHtml, translate } from './text.ts'

const texts = defineTexts('basket', {
  empty: 'Koszyk jest pusty.',
  minimum: 'Minimalnie możesz zamówić {quantity} {unit}',
  goods: { one: '{count} towar', few: '{count} towary', many: '{count} towarów', other: '{count} towaru' },
})

test('A1.2 B1.13 a text is Polish by default and the shop may override it by its key', () => {
  expect(translate(texts.empty)).toBe('Koszyk jest pusty.')
  expect(translate(texts.empty, {}, { 'basket.empty': 'Nic tu jeszcze nie ma.' })).toBe('Nic tu jeszcze nie ma.')
  expect(translate(texts.goods, { count: 5 }, { 'basket.goods.many': '{count} sztuk' })).toBe('5 sztuk')
})

test("placeholders are filled, in the shop's own texts too; an unknown placeholder stays visible", () => {
  expect(translate(texts.minimum, { quantity: '0,5', unit: 'metra' })).toBe('Minimalnie możesz zamówić 0,5 metra')
  expect(translate(texts.minimum, { unit: 'metra' }, { 'basket.minimum': 'Od {quantity} {unit}' })).toBe(
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
])('%s in its Polish plural form: %s', (count, text) => expect(translate(texts.goods, { count })).toBe(text))

test.each([
  ['Kubek Ania 300 ml szałwiowy', 'Kubek Ania 300_ml szałwiowy'],
  ['Ołówki cedrowe, 6 sztuk', 'Ołówki cedrowe, 6_sztuk'],
  ['Len w kratę', 'Len w_kratę'],
  ['Z pracowni', 'Z_pracowni'],
  ['Stołek i taca', 'Stołek i_taca'],
  ['Obrus 140 × 180 cm', 'Obrus 140_×_180_cm'],
  ['Gramatura: 480 g/m²', 'Gramatura: 480_g/m²'],
  ['od 300 zł mniej', 'od 300_zł mniej'],
  ['kapitał 50 000 zł', 'kapitał 50_000_zł'],
  ['parz w 95 stopniach', 'parz w_95_stopniach'],
  ['Planer 2027 miesięczny', 'Planer 2027 miesięczny'],
])('%s breaks only where it may', (text, expected) => {
  expect(nonBreaking(text)).toBe(expected.replaceAll('_', '\u00a0'))
})

test('in HTML the text gets no-break spaces and tags are unchanged', () => {
  const html = '<p>W domu i <a href="/e-mail b" title="z a b">w pracy o 5 kg</a>, e-mailem</p>'
  const unbroken = '<span class="whitespace-nowrap">e-mailem</span>'
  const expected = `<p>W_domu i_<a href="/e-mail b" title="z a b">w_pracy o_5_kg</a>, ${unbroken}</p>`
  expect(nonBreakingHtml(html)).toBe(expected.replaceAll('_', '\u00a0'))
})
