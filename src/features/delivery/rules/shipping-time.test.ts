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

describe('goods that are ordered on a Monday are ready', () => {
  test.each<[string, Partial<GoodsToSend>, string | null]>([
    ['at once when they lie on the shelf', {}, monday],
    ['at once from the shelf, though their supplier would take three days', { supplier: workshop }, monday],
    ['at once from the main store, though some lie elsewhere, too', { stores: [krakow, main] }, monday],
    ['after two days on which the store hands over that alone has any', { stores: [krakow] }, '2026-11-18'],
    [
      'at once: the main store holds enough of them',
      { needed: '5', stores: [{ ...krakow, holds: '2' }, main] },
      monday,
    ],
    [
      'with what another store adds to the two that lie here',
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
      'by the quicker of two stores, where it has what is missing',
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
      'with the last of all stores, where they hold too few',
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
      'on Saturday in that store, and so on Monday in the shop',
      { stores: [{ ...krakow, weekdays: [6], delayDays: 0 }] },
      '2026-11-23',
    ],
    ['nobody knows when: the store that has them never opens', { stores: [{ ...main, closedDays: allDays }] }, null],
    ['at once from the shelf, whatever day was told while there were none', { backOn: '2026-12-05' }, monday],
    ['two days later when they are engraved', { delayDays: 2 }, '2026-11-18'],
    ['at once when their stock is unlimited and nobody brings them', unlimited, monday],
    ['after three of the days on which their supplier works', madeToOrder, '2026-11-19'],
    ['after four days of a supplier who rests on Fridays', { ...madeToOrder, supplier: fourDayWorkshop }, '2026-11-23'],
    ['after the supplier and the engraver, one after the other', { ...madeToOrder, delayDays: 2 }, '2026-11-23'],
    ['when they come back', { ...unlimited, backOn: '2026-11-25' }, '2026-11-25'],
    ['on the next working day when they come back on a Saturday', { ...unlimited, backOn: '2026-11-28' }, '2026-11-30'],
    [
      'not before they come back, though the supplier is quicker',
      { ...madeToOrder, backOn: '2026-12-01' },
      '2026-12-01',
    ],
    [
      'not before the supplier has made them, though some come back',
      { ...madeToOrder, backOn: '2026-11-17' },
      '2026-11-19',
    ],
    [
      'when they come back, though the supplier tells no time',
      { ...madeToOrder, supplier: unknownWorkshop, backOn: '2026-12-01' },
      '2026-12-01',
    ],
    ['after the days that were told for making them', { ...madeToOrder, supplier: null, delayDays: 4 }, '2026-11-20'],
    ['nobody knows when: the shop says so', { deliveryUnknown: true }, null],
    ['nobody knows when: to order, and nothing was told', { ...madeToOrder, supplier: null }, null],
    ['nobody knows when: the supplier tells no time', { ...madeToOrder, supplier: unknownWorkshop }, null],
    ['nobody knows when: they should have been back', { ...madeToOrder, supplier: null, backOn: '2026-11-10' }, null],
  ])('%s', (_, goods, expected) => {
    expect(readyDay([{ ...mugToSend, ...goods }], calendar, monday)).toBe(expected)
  })
})

test.each<[string, Partial<GoodsToSend>[], string | null]>([
  ['the latest part decides', [{}, { delayDays: 4 }, { delayDays: 1 }], '2026-11-20'],
  ['an unknown part leaves all unknown', [{ delayDays: 4 }, { deliveryUnknown: true }], null],
  ['engraving is waited for', [{}, { kind: 'service', delayDays: 2 }], '2026-11-18'],
  ['a gift card travels by e-mail and holds up nothing', [{}, { kind: 'virtual', deliveryUnknown: true }], monday],
])('of goods that leave together %s', (_, parts, expected) => {
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
