import { expect, test } from 'vitest'
import { calendar } from '../../../../test/despatch.ts'
import { arrival, arrivalText } from './arrival.ts'

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

test('the arrival is unknown for a courier without working days', () => {
  expect(arrival({ day: '2026-11-27' }, { ...calendar, weekdays: [] }, 1, new Date('2026-11-26T09:00:00Z'))).toBeNull()
})

const now = new Date('2026-12-22T10:00:00Z')

test.each([
  [{ days: 0, weekDay: 2 }, 'Dostawa jeszcze dziś'],
  [{ days: 1, weekDay: 3 }, 'Dostawa najpóźniej w\u00a0środę 23\u00a0grudnia'],
  [{ days: 13, weekDay: 1 }, 'Dostawa najpóźniej w\u00a0poniedziałek 4\u00a0stycznia'],
])('B2.50 a parcel that arrives after %j', ({ days, weekDay }, words) => {
  expect(arrivalText({ today: days === 0, days, weekDay, weekAmount: 0, workingDays: 1 }, now, {})).toBe(words)
})
