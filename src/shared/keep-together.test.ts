import { expect, test } from 'vitest'
import { keepTogether, keepTogetherInHtml } from './keep-together.ts'

test.each([
  ['Kubek Ania 300 ml szałwiowy', 'Kubek Ania 300_ml szałwiowy'],
  ['Ołówki cedrowe, 6 sztuk', 'Ołówki cedrowe, 6_sztuk'],
  ['Len w kratę', 'Len w_kratę'],
  ['Z pracowni', 'Z_pracowni'],
  ['Stołek i taca', 'Stołek i_taca'],
  ['Obrus 140 × 180 cm', 'Obrus 140_×_180_cm'],
  ['Gramatura: 480 g/m²', 'Gramatura: 480_g/m²'],
  ['od 300 zł mniej', 'od 300_zł mniej'],
  ['Planer 2027 miesięczny', 'Planer 2027 miesięczny'],
])('%s breaks only where it may', (text, kept) => {
  expect(keepTogether(text)).toBe(kept.replaceAll('_', '\u00a0'))
})

test('in HTML the words are kept together and the tags left alone', () => {
  const html = '<p>W domu i <a href="/a b" title="z a b">w pracy o 5 kg</a></p>'
  const kept = '<p>W_domu i_<a href="/a b" title="z a b">w_pracy o_5_kg</a></p>'
  expect(keepTogetherInHtml(html)).toBe(kept.replaceAll('_', '\u00a0'))
})
