import { expect, test } from 'vitest'
import { readToplayers } from '../checks/toplayers.ts'
import { toplayersFor } from './toplayers.ts'

const layer = (id: string, more: object = {}) => ({ id, title: 'Warsztaty', text: 'W sobotę lepimy miski.', ...more })
const layers = [
  layer('wszedzie'),
  layer('telefon', { devices: ['mobile', 'tablet'] }),
  layer('produkt', { pages: ['product', 'basket'] }),
  layer('jutro', { from: '2026-11-21' }),
]

test.each([
  ['anywhere', null, [], ['wszedzie', 'telefon', 'produkt']],
  ['at home', '/', [], ['wszedzie', 'telefon']],
  ['with a product', '/produkt/kubek-ania-1001?rozmiar=M', ['pc'], ['wszedzie', 'produkt']],
  ['on a telephone', '/koszyk', ['mobile'], ['wszedzie', 'telefon', 'produkt']],
  ['on a large screen', '/szukaj', ['pc'], ['wszedzie']],
  ['while ordering', '/zamowienie', ['pc'], []],
])('A7.20 layers %s', (_, path, devices, ids) => {
  const shown = toplayersFor(readToplayers(layers) ?? [], new Date('2026-11-20T12:00:00Z'), { path, devices })
  expect(shown.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['without words', [layer('a', { text: ' ' })]],
  ['without a title', [layer('a', { title: '' })]],
  ['two with one id', [layer('a'), layer('a')]],
  ['for no device', [layer('a', { devices: [] })]],
  ['for a device that there is not', [layer('a', { devices: ['watch'] })]],
  ['with a script for a link', [layer('a', { link: { text: 'Zobacz', address: 'javascript:alert(1)' } })]],
])('A7.20 a layer is refused: %s', (_, raw) => {
  expect(readToplayers(raw)).toBeNull()
})
