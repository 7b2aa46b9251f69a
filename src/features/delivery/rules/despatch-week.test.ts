import { expect, test } from 'vitest'
import { describeDespatchWeek } from './despatch-week.ts'

const style = { inDaysAbove: 29, tomorrowAs: 'day', promises: 'day' } as const
const until = (time: string | null, ...days: number[]) => Object.fromEntries(days.map((day) => [day, time]))

test.each<[number[], Record<number, string | null>, string[]]>([
  [
    [1, 2, 3, 4, 5],
    until('15:00', 1, 2, 3, 4, 5),
    ['poniedziałek–piątek: co zamówisz do 15:00, wychodzi tego samego dnia'],
  ],
  [
    [6, 1, 2, 3, 4, 5],
    { ...until('15:00', 1, 2, 3, 4, 5), 6: null },
    [
      'poniedziałek–piątek: co zamówisz do 15:00, wychodzi tego samego dnia',
      'sobota: co zamówisz, wychodzi tego samego dnia',
    ],
  ],
  [
    [1, 2, 4],
    { ...until('15:00', 1, 4), 2: '12:30' },
    ['poniedziałek', 'wtorek', 'czwartek'].map(
      (day, index) => `${day}: co zamówisz do ${['15:00', '12:30', '15:00'][index]}, wychodzi tego samego dnia`,
    ),
  ],
  [[], {}, []],
])('a shop that sends on the days %j until %j', (weekdays, deadlines, lines) => {
  const calendar = { weekdays, closedDays: [], deadlines, hoursBeforeOrderBy: 3 }
  expect(describeDespatchWeek({ calendar, style }, {}).map((line) => line.replaceAll('\u00a0', ' '))).toEqual(lines)
})

test('a shop that names no day of despatch says what the law says', () => {
  const calendar = { weekdays: [1], closedDays: [], deadlines: {}, hoursBeforeOrderBy: 3 }
  expect(describeDespatchWeek({ calendar, style: { ...style, promises: 'law' } }, {})).toEqual([
    'Wysyłamy niezwłocznie, najpóźniej 30\u00a0dni od zawarcia umowy',
  ])
})
