import { expect, test } from 'vitest'
import { readCalendarDays, readDeadline, readWeekdays } from './despatch-days.ts'

test.each<[unknown, string[] | null]>([
  ['', []],
  [[], []],
  ['2026-12-24', ['2026-12-24']],
  [' 2027-05-02, 2026-12-31  2026-12-31 ', ['2026-12-31', '2027-05-02']],
  ['2026-12-30..2027-01-02', ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']],
  [
    ['2026-12-24', '2026-12-31'],
    ['2026-12-24', '2026-12-31'],
  ],
  ['2028-02-29', ['2028-02-29']],
  ['2027-02-29', null],
  ['2026-13-01', null],
  ['24.12.2026', null],
  ['2026-12-24T10:00', null],
  ['2027-01-02..2026-12-30', null],
  ['2026-12-30..', null],
  ['2026-01-01..2036-01-01', null],
  [5, null],
  [[null], null],
])('closed days %j: %j', (raw, days) => {
  expect(readCalendarDays(raw)).toEqual(days)
})

test.each<[unknown, number[] | null]>([
  ['1 2 3 4 5', [1, 2, 3, 4, 5]],
  ['5,1,5', [1, 5]],
  [
    [7, 6],
    [6, 7],
  ],
  ['', null],
  [[], null],
  ['0', null],
  ['8', null],
  ['12', null],
  ['pn', null],
  [[1.5], null],
  [5, null],
])('weekdays %j: %j', (raw, weekdays) => {
  expect(readWeekdays(raw)).toEqual(weekdays)
})

test.each<[unknown, string | null]>([
  ['15:00', '15:00'],
  ['00:00', '00:00'],
  ['23:59', '23:59'],
  ['none', 'none'],
  ['24:00', null],
  ['9:00', null],
  ['15:60', null],
  ['15:00:00', null],
  ['', null],
  [15, null],
])('deadline %j: %j', (raw, deadline) => {
  expect(readDeadline(raw)).toBe(deadline)
})
