import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import type { Benefit } from './benefits.ts'
import type { Condition } from './condition-list.ts'
import { promotionWords } from './promotion-words.ts'

const writing = {
  now: new Date('2026-11-21T11:00:00Z'),
  currency: { format: polishZloty, rate: decimal('1'), priceListId: 1 },
  textOverrides: {},
}

function words(conditions: Condition[], benefits: Benefit[], combines = true): [string, string] {
  const promotion = { id: 1, name: '', needsCode: false, conditions, benefits, priority: 0, combines }
  const { gives, when } = promotionWords(promotion, writing)
  return [gives, when.join('; ').replaceAll('\u00a0', ' ')]
}

test.each<[Condition[], Benefit[], string, string]>([
  [
    [{ kind: 'category', ids: [1], names: ['Herbata'] }],
    [{ kind: 'percent', percent: '12.5' }],
    '12,5% taniej',
    'na towary z kategorii Herbata',
  ],
  [
    [
      { kind: 'quantity', from: '2' },
      { kind: 'producer', ids: [1], names: ['Ćma'] },
    ],
    [{ kind: 'nth_cheaper', nth: 2, percent: '100' }],
    'co 2. sztuka gratis – najtańsza',
    'przy zakupie co najmniej 2; na towary marki Ćma',
  ],
  [
    [{ kind: 'value', from: 10_000 }],
    [{ kind: 'free_delivery' }, { kind: 'points', points: 2 }],
    'darmowa dostawa, 2 punkty w\u00a0prezencie',
    'przy zakupach od 100,00 zł',
  ],
  [
    [{ kind: 'period', from: '2026-11-01T00:00:00Z', to: '2026-11-30T23:00:00Z' }],
    [{ kind: 'gift', productIds: [1] }],
    'prezent do zamówienia',
    'do 30 listopada',
  ],
  [
    [{ kind: 'period', from: '2026-12-05T17:00:00Z', to: '2027-01-01T11:00:00Z' }],
    [{ kind: 'nth_cheaper', nth: 3, percent: '50' }],
    'najtańsza z\u00a0każdych 3 sztuk o\u00a050% taniej',
    'od 5 grudnia o 18:00; do 1 stycznia 2027 o 12:00',
  ],
  [
    [{ kind: 'first_order' }, { kind: 'company' }, { kind: 'signed_in' }, { kind: 'group', names: ['hurt'] }],
    [{ kind: 'percent', percent: '5' }],
    '5% taniej',
    'na pierwsze zamówienie; dla firm; dla zalogowanych; dla grupy klientów „hurt”',
  ],
])('a promotion in words (case %#)', (conditions, benefits, gives, when) => {
  expect(words(conditions, benefits)).toEqual([gives, when])
})

test('that one is given alone is said', () => {
  expect(words([], [{ kind: 'percent', percent: '5' }], false)[1]).toBe('nie łączy się z innymi promocjami')
})
