import { expect, test } from 'vitest'
import { readPromoBars } from './promo-bars.ts'

const bar = { id: 'dostawa-200', text: 'Darmowa dostawa od 200 zł' }

test('A4.25 of a bar its id and words are enough', () => {
  expect(readPromoBars([bar])).toEqual([{ ...bar, link: null, from: null, until: null, pages: 'all', look: 'calm' }])
})

test.each([
  ['no list', bar],
  ['without words', [{ ...bar, text: ' ' }]],
  ['an id that is no word of a cookie', [{ ...bar, id: 'a;b' }]],
  ['two with one id', [bar, bar]],
  ['a link that runs a script', [{ ...bar, link: { text: 'Zobacz', address: 'javascript:alert(1)' } }]],
  ['a link to whoever has the name', [{ ...bar, link: { text: 'Zobacz', address: '//example.com' } }]],
  ['a day that there is not', [{ ...bar, from: '2026-02-30' }]],
  ['a moment without its zone', [{ ...bar, until: '2026-02-20T10:00' }]],
  ['a page that there is not', [{ ...bar, pages: ['checkout'] }]],
  ['no page', [{ ...bar, pages: [] }]],
  ['a colour of its own', [{ ...bar, look: 'red' }]],
])('A4.25 refused: %s', (_, raw) => {
  expect(readPromoBars(raw)).toBeNull()
})
