import { expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { restockedLines, restockedText, stockOfLines } from './restocking.ts'

const lines = [
  { position: 1, quantity: decimal('2'), taken: [{ sizeId: 7, quantity: decimal('2') }] },
  {
    ...{ position: 2, quantity: decimal('3') },
    taken: [
      { sizeId: 8, quantity: decimal('3') },
      { sizeId: 9, quantity: decimal('6') },
    ],
  },
  { position: 3, quantity: decimal('1.5'), taken: [{ sizeId: 5, quantity: decimal('1.5') }] },
]

test('a part of a line is that part of its stock, of a bundle of all its parts', () => {
  const chosen = [
    { position: 1, quantity: decimal('1') },
    { position: 2, quantity: decimal('2') },
    { position: 3, quantity: decimal('0.5') },
  ]
  expect(stockOfLines(lines, chosen)).toEqual([
    { sizeId: 7, quantity: decimal('1') },
    { sizeId: 8, quantity: decimal('2') },
    { sizeId: 9, quantity: decimal('4') },
    { sizeId: 5, quantity: decimal('0.5') },
  ])
})

test('an event says what it says when it is read again', () => {
  const chosen = lines.map(({ position, quantity }) => ({ position, quantity }))
  expect(restockedText(chosen)).toBe('1=2 2=3 3=1.5')
  const events: Parameters<typeof restockedLines>[0] = [
    { kind: 'restocked', detail: { lines: restockedText(chosen) } },
    { kind: 'note', detail: { text: '1=9' } },
  ]
  expect(restockedLines(events)).toEqual(chosen)
})
