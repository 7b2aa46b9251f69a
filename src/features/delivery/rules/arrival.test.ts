import { expect, test } from 'vitest'
import { calendar } from '../../../../test/despatch.ts'
import { arrival } from './arrival.ts'

test.each([
  ['Friday, one day on the way', '2026-11-27', 1, { days: 4, weekDay: 1, weekAmount: 0, workingDays: 2 }],
  ['Thursday, one day', '2026-11-26', 1, { days: 1, weekDay: 5, weekAmount: 0, workingDays: 1 }],
  ['Saturday: the courier takes it on Monday', '2026-11-28', 1, { days: 5, weekDay: 2, weekAmount: 0, workingDays: 3 }],
  ['Friday, five days', '2026-11-27', 5, { days: 8, weekDay: 5, weekAmount: 1, workingDays: 6 }],
  ['before Christmas', '2026-12-23', 2, { days: 33, weekDay: 2, weekAmount: 4, workingDays: 21 }],
  ['the same day', '2026-11-26', 0, { days: 0, weekDay: 4, weekAmount: 0, workingDays: 0 }],
])('A3.12 B3.43 a parcel that leaves on %s', (_, day, daysOnTheWay, expected) => {
  const now = new Date('2026-11-26T09:00:00Z')
  expect(arrival({ day }, calendar, daysOnTheWay, now)).toEqual({ today: expected.days === 0, ...expected })
})

test('nobody knows when a courier who never works is there', () => {
  expect(arrival({ day: '2026-11-27' }, { ...calendar, weekdays: [] }, 1, new Date('2026-11-26T09:00:00Z'))).toBeNull()
})
