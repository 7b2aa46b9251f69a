import { describe, expect, test } from 'vitest'
import { calendar, everyDay, mugToSend } from '../../../../test/despatch.ts'
import { type GoodsToSend, needsParcel, readyDay } from './shipping-time.ts'

const monday = '2026-11-16'
const workshop = { ...calendar, delayDays: 3 }
const fourDayWorkshop = { ...workshop, weekdays: [1, 2, 3, 4], delayDays: 4 }
const unknownWorkshop = { ...workshop, delayDays: null }
const madeToOrder: GoodsToSend = { ...mugToSend, onShelf: false, toOrder: true, supplier: workshop }
const main = { ...everyDay, delayDays: 0, holds: null }
const krakow = { ...main, weekdays: [1, 2, 3, 4, 5, 6], delayDays: 2 }
const allDays = Array.from({ length: 130 }, (_, day) =>
  new Date(Date.UTC(2026, 10, 16 + day)).toISOString().slice(0, 10),
)
const unlimited: GoodsToSend = { ...mugToSend, onShelf: false }

describe('goods ordered on a Monday are ready', () => {
  test.each<[string, Partial<GoodsToSend>, string | null]>([
    ['at once when they are in stock', {}, monday],
    ['at once from stock, although their supplier would take three days', { supplier: workshop }, monday],
    ['at once from the main store, although others have some too', { stores: [krakow, main] }, monday],
    ['after two working days of the only store that has any', { stores: [krakow] }, '2026-11-18'],
    ['at once: the main store has enough', { needed: '5', stores: [{ ...krakow, holds: '2' }, main] }, monday],
    [
      'when another store adds to the two in the main store',
      {
        needed: '5',
        stores: [
          { ...main, holds: '2' },
          { ...krakow, holds: '3' },
        ],
      },
      '2026-11-18',
    ],
    [
      'with the quicker of two stores, when it has the missing ones',
      {
        needed: '5',
        stores: [
          { ...krakow, delayDays: 4, holds: '9' },
          { ...main, holds: '2' },
          { ...krakow, holds: '3' },
        ],
      },
      '2026-11-18',
    ],
    [
      'with the last of all stores, when they have too few together',
      {
        needed: '9',
        stores: [
          { ...main, holds: '2' },
          { ...krakow, holds: '3' },
        ],
      },
      '2026-11-18',
    ],
    [
      'on Monday, when their store transfers them on Saturday',
      { stores: [{ ...krakow, weekdays: [6], delayDays: 0 }] },
      '2026-11-23',
    ],
    ['never known: the store that has them is always closed', { stores: [{ ...main, closedDays: allDays }] }, null],
    ['at once from stock, whatever restock date is still set', { backOn: '2026-12-05' }, monday],
    ['two days later when they are engraved', { delayDays: 2 }, '2026-11-18'],
    ['at once when their stock is unlimited and they have no supplier', unlimited, monday],
    ['after three working days of their supplier', madeToOrder, '2026-11-19'],
    [
      'after four working days of a supplier closed on Fridays',
      { ...madeToOrder, supplier: fourDayWorkshop },
      '2026-11-23',
    ],
    ['after the days of the supplier and of the engraver in sequence', { ...madeToOrder, delayDays: 2 }, '2026-11-23'],
    ['on their restock date', { ...unlimited, backOn: '2026-11-25' }, '2026-11-25'],
    [
      'on the next working day after a restock date on a Saturday',
      { ...unlimited, backOn: '2026-11-28' },
      '2026-11-30',
    ],
    [
      'not before their restock date, although the supplier is quicker',
      { ...madeToOrder, backOn: '2026-12-01' },
      '2026-12-01',
    ],
    [
      'not before the supplier has made them, although the restock date is earlier',
      { ...madeToOrder, backOn: '2026-11-17' },
      '2026-11-19',
    ],
    [
      'on their restock date, although the delay of the supplier is unknown',
      { ...madeToOrder, supplier: unknownWorkshop, backOn: '2026-12-01' },
      '2026-12-01',
    ],
    ['after the days that making them takes', { ...madeToOrder, supplier: null, delayDays: 4 }, '2026-11-20'],
    ['unknown: the shop promises no day', { deliveryUnknown: true }, null],
    ['unknown: made to order without a delay', { ...madeToOrder, supplier: null }, null],
    ['unknown: the delay of the supplier', { ...madeToOrder, supplier: unknownWorkshop }, null],
    ['unknown: the restock date has passed', { ...madeToOrder, supplier: null, backOn: '2026-11-10' }, null],
  ])('%s', (_, goods, expected) => {
    expect(readyDay([{ ...mugToSend, ...goods }], calendar, monday)).toBe(expected)
  })
})

test.each<[string, Partial<GoodsToSend>[], string | null]>([
  ['the latest part decides', [{}, { delayDays: 4 }, { delayDays: 1 }], '2026-11-20'],
  ['an unknown part makes the whole unknown', [{ delayDays: 4 }, { deliveryUnknown: true }], null],
  ['engraving delays the parcel', [{}, { kind: 'service', delayDays: 2 }], '2026-11-18'],
  ['a gift card goes by e-mail and delays nothing', [{}, { kind: 'virtual', deliveryUnknown: true }], monday],
])('for goods that leave together %s', (_, parts, expected) => {
  const goods = parts.map((part) => ({ ...mugToSend, ...part }))
  expect(readyDay(goods, calendar, monday)).toBe(expected)
  expect(readyDay(goods.toReversed(), calendar, monday)).toBe(expected)
})

test('gift cards and services alone need no parcel', () => {
  expect(
    needsParcel([
      { ...mugToSend, kind: 'virtual' },
      { ...mugToSend, kind: 'service' },
    ]),
  ).toBe(false)
  expect(needsParcel([{ ...mugToSend, kind: 'service' }, mugToSend])).toBe(true)
})
