import { expect, test } from 'vitest'
import { sizeQuestion } from './size-question.ts'

const size = (type: string, gross: number | null, isSold = true) => ({
  ...{ type, gross },
  refusal: isSold ? null : 'unavailable',
})

test.each([
  ['all sizes cost the same', [size('S', 16900), size('M', 16900)], true, { shown: 'S', priceFrom: false }],
  ['a larger one costs more', [size('S', 16900), size('XL', 17900)], true, { shown: 'S', priceFrom: true }],
  ['the first one costs more', [size('XL', 17900), size('S', 16900)], true, { shown: 'S', priceFrom: true }],
  [
    'the cheapest is sold out',
    [size('S', 15900, false), size('M', 16900), size('L', 16900)],
    true,
    { shown: 'M', priceFrom: false },
  ],
  ['only one is left', [size('S', 16900, false), size('M', 16900)], true, null],
  ['all are sold out', [size('S', 16900, false), size('M', 16900, false)], true, null],
  ['there is no size guide, as for packs of tea', [size('50', 2400), size('100', 4400)], false, null],
])('A8.11 when %s', (_, sizes, hasGuide, expected) => {
  expect(sizeQuestion(sizes, 'Wybierz rozmiar', hasGuide)).toEqual(
    expected && { prompt: 'Wybierz rozmiar', ...expected },
  )
})
