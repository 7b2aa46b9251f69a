import { expect, test } from 'vitest'
import { readToplayers } from '../checks/content-blocks.ts'
import { activeItems, activeToplayers } from './content-blocks.ts'

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
  const shown = activeToplayers(readToplayers(layers) ?? [], new Date('2026-11-20T12:00:00Z'), { path, devices })
  expect(shown.map(({ id }) => id)).toEqual(ids)
})

test.each([
  ['without words', [layer('a', { text: ' ' })]],
  ['without a title', [layer('a', { title: '' })]],
  ['two with one id', [layer('a'), layer('a')]],
  ['for no device', [layer('a', { devices: [] })]],
  ['for a device that there is not', [layer('a', { devices: ['watch'] })]],
  ['with a script for a link', [layer('a', { link: { text: 'Zobacz', address: 'javascript:alert(1)' } })]],
])('A7.20 an invalid layer is refused: %s', (_, raw) => {
  expect(readToplayers(raw)).toBeNull()
})

const items = [
  { id: 'always', from: null, until: null },
  { id: 'days', from: '2026-11-27', until: '2026-11-29' },
  { id: 'hours', from: '2026-11-28T18:00:00+01:00', until: '2026-11-28T22:00:00+01:00' },
]

test.each([
  ['before', '2026-11-26T22:59:59Z', ['always'], '2026-11-26T23:00:00.000Z'],
  ['on the first day in Poland', '2026-11-26T23:00:00Z', ['always', 'days'], '2026-11-28T17:00:00.000Z'],
  ['at the hour', '2026-11-28T17:00:00Z', ['always', 'days', 'hours'], '2026-11-28T21:00:00.000Z'],
  ['when the hours are over', '2026-11-28T21:00:00Z', ['always', 'days'], '2026-11-29T23:00:00.000Z'],
  ['after the last day', '2026-11-29T23:00:00Z', ['always'], null],
])('A2.12 A4.25 bars and slides are visible from their start to their end: %s', (_, now, ids, until) => {
  const answer = activeItems(items, new Date(now))
  expect(answer.shown.map(({ id }) => id)).toEqual(ids)
  expect(answer.until?.toISOString() ?? null).toBe(until)
})
