import { expect, test } from 'vitest'
import { polishZloty } from '#shared/money.ts'
import { tierHint } from './tier-hint.ts'

test.each([
  [[], 'szt.', null],
  [[{ from: '10', amount: 1790 }], 'szt.', 'od 10 szt. po 17,90 zł'],
  [
    [
      { from: '10', amount: 1790 },
      { from: '50', amount: 1500 },
    ],
    'szt.',
    'od 10 szt. po 17,90 zł',
  ],
  [[{ from: '2.5', amount: 4500 }], 'm', 'od 2,5 m po 45,00 zł'],
])('B2.45 of the quantity discounts %j in %s a card says %j', (tiers, unit, words) => {
  expect(tierHint({ tiers }, unit, { format: polishZloty, words: {} })?.replaceAll('\u00a0', ' ') ?? null).toBe(words)
})
