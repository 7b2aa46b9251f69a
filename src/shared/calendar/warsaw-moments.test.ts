import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { type DayNumber, formatDayNumber, parseDayNumber } from './day-number.ts'
import { warsawMoments } from './warsaw-moments.ts'

const last = parseDayNumber('2470-12-31') as DayNumber
const timeZone = 'Europe/Warsaw'

/** The moments by Temporal: 'earlier' and 'later' differ where the clock skips or repeats an hour. */
function temporalMoments(day: DayNumber, hour: number, minute: number): number[] {
  const plain = Temporal.PlainDateTime.from(`${formatDayNumber(day)}T00:00`).with({ hour, minute })
  const found = (['earlier', 'later'] as const).map((disambiguation) =>
    plain.toZonedDateTime(timeZone, { disambiguation }),
  )
  const real = found.filter((moment) => moment.toPlainDateTime().equals(plain))
  return [...new Set(real.map(({ epochMilliseconds }) => epochMilliseconds))]
}

const momentsOf = (day: string, hour: number, minute = 30) =>
  warsawMoments(parseDayNumber(day) as DayNumber, { hour, minute }).map((moment) => moment.toISOString())

test('an hour exists once, but not at all in March, and twice in October', () => {
  expect(momentsOf('2027-03-28', 1)).toEqual(['2027-03-28T00:30:00.000Z'])
  expect(momentsOf('2027-03-28', 2)).toEqual([])
  expect(momentsOf('2027-03-28', 3)).toEqual(['2027-03-28T01:30:00.000Z'])
  expect(momentsOf('2027-10-31', 2)).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'])
})

test('any time of 500 years is the moments that Temporal finds', () => {
  const day = fc.integer({ min: 0, max: last })
  fc.assert(
    fc.property(day, fc.nat(23), fc.nat(59), (day, hour, minute) => {
      const moments = warsawMoments(day, { hour, minute }).map((moment) => moment.getTime())
      expect(moments).toEqual(temporalMoments(day, hour, minute))
    }),
    { numRuns: 300 },
  )
})

test('by the European rule, the hour after two is missing on the last Sunday of March and doubled on that of October', () => {
  for (let year = 1997; year <= 2470; year++)
    for (const [month, count] of [
      [3, 0],
      [10, 2],
    ] as const) {
      const end = Temporal.PlainDate.from({ year, month, day: 31 })
      const sunday = end.subtract({ days: end.dayOfWeek % 7 })
      const day = parseDayNumber(String(sunday)) as DayNumber
      const found = [day - 7, day, day + 1].map((day) => warsawMoments(day, { hour: 2, minute: 0 }).length)
      if (String(found) !== String([1, count, 1])) expect.fail(`${sunday}: ${found}`)
    }
})
