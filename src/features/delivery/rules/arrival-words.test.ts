import { expect, test } from 'vitest'
import { arrivalWords } from './arrival-words.ts'

const now = new Date('2026-12-22T10:00:00Z')

test.each([
  [{ days: 0, weekDay: 2 }, 'Jeszcze dziś u\u00a0ciebie'],
  [{ days: 1, weekDay: 3 }, 'U\u00a0ciebie najpóźniej w\u00a0środę 23 grudnia'],
  [{ days: 13, weekDay: 1 }, 'U\u00a0ciebie najpóźniej w\u00a0poniedziałek 4 stycznia'],
])('B2.50 a parcel that is there after %j', ({ days, weekDay }, words) => {
  expect(arrivalWords({ today: days === 0, days, weekDay, weekAmount: 0, workingDays: 1 }, now, {})).toBe(words)
})
