import { expect, test } from 'vitest'
import { sizeDetails } from './size-details.server.ts'

const small = { price: null, refusal: null, backOn: null, leaves: { days: 1 }, promise: { sentence: 'Wysyłka jutro' } }
const soldOut = { ...small, refusal: 'no_stock', leaves: null, promise: null }
const toOrder = { ...small, leaves: { days: 9 }, promise: { sentence: 'Wysyłka za 9 dni' } }
const unknown = { ...small, leaves: null, promise: { sentence: 'Termin ustalimy' } }

test.each([
  ['nothing where sizes are alike', [small, small], ['', '']],
  ['the price', [{ ...small, price: '169,00 zł' }, small], ['169,00 zł', '']],
  ['that it is sold out', [small, { ...soldOut, price: '174,00 zł' }], ['', 'brak']],
  ['when it is back', [small, { ...soldOut, backOn: '2026-12-05' }], ['', 'brak\nwróci ok. 5 grudnia']],
  ['that it leaves later', [small, { ...toOrder, price: '174,00 zł' }], ['', '174,00 zł\nWysyłka za 9 dni']],
  ['that nobody knows when it leaves', [small, unknown], ['', 'Termin ustalimy']],
  ['nothing where that is so of all', [unknown, unknown], ['', '']],
  ['not what a sold-out one would be sent on', [soldOut, toOrder], ['brak', '']],
  ['the price alone where all are sold out', [{ ...soldOut, price: '169,00 zł', backOn: '2026-12-05' }], ['169,00 zł']],
])('a choice of sizes says of each: %s', (_, sizes, expected) => {
  expect(sizeDetails(sizes, {}).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expected)
})
