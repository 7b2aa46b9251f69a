import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decimal } from '#shared/decimal.ts'
import { splitVat } from '#shared/money.ts'
import type { CountedCut } from '../settings.ts'
import { type LoggedPrice, lowestBeforeReduction, type PriceHistory } from './lowest-price.ts'

/** Noon in Poland on a day, '2026-11-01', or a time: '2026-11-01 08:30'. */
function moment(text: string): Date {
  const [day, time = '12:00'] = text.split(' ')
  const utc = new Date(`${day}T${time}:00Z`)
  const inPoland = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Warsaw', hour: 'numeric', hourCycle: 'h23' })
  const shift = (Number(inPoland.format(utc)) - utc.getUTCHours() + 24) % 24
  return new Date(utc.getTime() - shift * 60 * 60 * 1000)
}

const line =
  (kind: LoggedPrice['kind']) =>
  (since: string, gross: number | null, { until = '', vat = '23' } = {}): LoggedPrice => ({
    id: 0,
    kind,
    gross,
    net: gross === null ? null : splitVat(gross, vat).net,
    since: moment(since),
    until: until ? moment(until) : null,
  })
const regular = line('regular')
const promotion = line('promotion')

type History = [title: string, today: string, log: LoggedPrice[], lowest: number | null]

const plain: History[] = [
  [
    '59 zł since spring, cut to 49 zł on 16 November: 59 zł',
    '2026-11-21',
    [regular('2026-04-01', 5900), promotion('2026-11-16', 4900)],
    5900,
  ],
  [
    '50 zł since spring, raised to 59 zł on 1 November, cut to 49 zł on 16 November: the 50 zł still stood within the 30 days',
    '2026-11-21',
    [regular('2026-04-01', 5000), regular('2026-11-01', 5900), promotion('2026-11-16', 4900)],
    5000,
  ],
  [
    'raised the day before the cut: still the price before it was raised',
    '2026-11-21',
    [regular('2026-04-01', 5900), regular('2026-11-20', 9900), promotion('2026-11-21', 5500)],
    5900,
  ],
  [
    'raised in the same minute as the cut: the raised price was never in force',
    '2026-11-21',
    [regular('2026-04-01', 5900), regular('2026-11-20', 9900), promotion('2026-11-20', 5500)],
    5900,
  ],
  [
    '50 zł until 22 September, 59 zł since: the 50 zł had ended before the 30 days began',
    '2026-11-21',
    [regular('2026-04-01', 5000), regular('2026-09-22', 5900), promotion('2026-11-16', 4900)],
    5900,
  ],
  [
    'three prices within the 30 days: the lowest of them',
    '2026-11-21',
    [
      regular('2026-04-01', 6200),
      regular('2026-10-25', 5700),
      regular('2026-11-03', 6500),
      promotion('2026-11-16', 4900),
    ],
    5700,
  ],
  ['no reduction runs: none', '2026-11-21', [regular('2026-04-01', 5900)], null],
  [
    'the regular price was cut from 59 to 49 zł and nothing announces it: none',
    '2026-11-21',
    [regular('2026-04-01', 5900), regular('2026-11-16', 4900)],
    null,
  ],
  [
    'the regular price was cut from 59 to 52 zł ten days before the promotion: 52 zł',
    '2026-11-21',
    [regular('2026-04-01', 5900), regular('2026-11-06', 5200), promotion('2026-11-16', 4900)],
    5200,
  ],
  [
    'the regular price was cut while the promotion ran: later changes do not count',
    '2026-11-21',
    [regular('2026-04-01', 5900), promotion('2026-11-01', 4900), regular('2026-11-10', 5000)],
    5900,
  ],
]

const youngProducts: History[] = [
  [
    'first offered on 10 November at 59 zł, cut on 16 November: since it was first offered',
    '2026-11-21',
    [regular('2026-11-10', 5900), promotion('2026-11-16', 4900)],
    5900,
  ],
  [
    'first offered on 10 November at 45 zł, raised to 59 zł on 12 November, cut to 49 zł: 45 zł, and so no reduction to announce',
    '2026-11-21',
    [regular('2026-11-10', 4500), regular('2026-11-12', 5900), promotion('2026-11-16', 4900)],
    4500,
  ],
  [
    'offered for the first time with a price crossed out: there was no price before it',
    '2026-11-21',
    [regular('2026-11-16', 5900), promotion('2026-11-16', 4900)],
    null,
  ],
  ['a promotion without any regular price: none', '2026-11-21', [promotion('2026-11-16', 4900)], null],
]

const promotionsBefore: History[] = [
  [
    'a promotion of 45 zł that ended on 24 October as announced, within the 30 days: 45 zł',
    '2026-11-21',
    [
      regular('2026-04-01', 5900),
      promotion('2026-10-20', 4500, { until: '2026-10-24' }),
      promotion('2026-11-16', 4900),
    ],
    4500,
  ],
  [
    'a promotion of 45 zł that ended on 10 October: before the 30 days',
    '2026-11-21',
    [
      regular('2026-04-01', 5900),
      promotion('2026-10-01', 4500, { until: '2026-10-10' }),
      promotion('2026-11-16', 4900),
    ],
    5900,
  ],
  [
    'a promotion of 44 zł that was taken back after two days: 44 zł',
    '2026-11-21',
    [
      regular('2026-04-01', 5900),
      promotion('2026-11-01', 4400),
      promotion('2026-11-03', null),
      promotion('2026-11-16', 4900),
    ],
    4400,
  ],
  [
    'the same 49 zł again after a pause of a week: 49 zł, and so no reduction to announce',
    '2026-11-21',
    [
      regular('2026-04-01', 5900),
      promotion('2026-10-20', 4900, { until: '2026-11-09' }),
      promotion('2026-11-16', 4900),
    ],
    4900,
  ],
  [
    'prolonged before it ended, twice: one reduction, the price before its beginning',
    '2026-11-21',
    [
      regular('2026-04-01', 5900),
      promotion('2026-10-12', 4900, { until: '2026-11-01' }),
      promotion('2026-10-31', 4900, { until: '2026-11-17' }),
      promotion('2026-11-16', 4900, { until: '2026-11-30' }),
    ],
    5900,
  ],
  [
    'prolonged at the moment when it ended: one reduction',
    '2026-11-21',
    [
      regular('2026-04-01', 5900),
      promotion('2026-10-12', 4900, { until: '2026-11-16' }),
      promotion('2026-11-16', 4900, { until: '2026-11-30' }),
    ],
    5900,
  ],
  [
    'prolonged a minute after it had ended: a new reduction, and 49 zł stood before it',
    '2026-11-21',
    [
      regular('2026-04-01', 5900),
      promotion('2026-10-12', 4900, { until: '2026-11-16' }),
      promotion('2026-11-16 12:01', 4900, { until: '2026-11-30' }),
    ],
    4900,
  ],
  [
    'a promotion that was ended and announced again on the same day: 49 zł',
    '2026-11-21',
    [
      regular('2026-04-01', 5900),
      promotion('2026-10-12', 4900),
      promotion('2026-11-16 10:00', null),
      promotion('2026-11-16 11:00', 4900),
    ],
    4900,
  ],
  [
    'raised from 45 to 49 zł within a promotion: 45 zł, and so no reduction to announce',
    '2026-11-21',
    [regular('2026-04-01', 5900), promotion('2026-11-01', 4500), promotion('2026-11-16', 4900)],
    4500,
  ],
  [
    'the announced end has passed: no reduction runs',
    '2026-11-21',
    [regular('2026-04-01', 5900), promotion('2026-11-12', 4900, { until: '2026-11-20' })],
    null,
  ],
  [
    'the announced end is today at midnight: it still runs',
    '2026-11-21',
    [regular('2026-04-01', 5900), promotion('2026-11-12', 4900, { until: '2026-11-22 00:00' })],
    5900,
  ],
  [
    'a promotion that begins next week does not count yet',
    '2026-11-21',
    [regular('2026-04-01', 5900), promotion('2026-11-28', 4900)],
    null,
  ],
]

const edges: History[] = [
  [
    'it cost 50 zł until 08:00 of 17 October, the cut is at noon of 16 November: the whole first day belongs to the 30',
    '2026-11-21',
    [regular('2026-04-01', 5000), regular('2026-10-17 08:00', 5900), promotion('2026-11-16', 4900)],
    5000,
  ],
  [
    'it cost 50 zł until the last minute of 16 October: the day before the first of the 30',
    '2026-11-21',
    [regular('2026-04-01', 5000), regular('2026-10-17 00:00', 5900), promotion('2026-11-16', 4900)],
    5900,
  ],
  [
    'clocks went back within the 30 days: the first of them begins at midnight of summer time',
    '2026-11-10',
    [regular('2026-04-01', 5000), regular('2026-10-10 00:00', 5900), promotion('2026-11-09 00:30', 4900)],
    5900,
  ],
  [
    'clocks went back within the 30 days: a minute longer and it counts',
    '2026-11-10',
    [regular('2026-04-01', 5000), regular('2026-10-10 00:01', 5900), promotion('2026-11-09 00:30', 4900)],
    5000,
  ],
  [
    'a promotion over the night in which clocks go forward, prolonged in it: one reduction',
    '2026-03-30',
    [
      regular('2026-01-01', 5900),
      promotion('2026-03-20', 4900, { until: '2026-03-29 04:00' }),
      promotion('2026-03-29 03:30', 4900),
    ],
    5900,
  ],
  [
    'not offered from 1 October to 10 November: the price within the 30 days, not the one before them',
    '2026-11-21',
    [
      regular('2026-04-01', 3900),
      regular('2026-10-01', null),
      regular('2026-11-10', 5900),
      promotion('2026-11-16', 4900),
    ],
    5900,
  ],
  [
    'not offered in all the 30 days, back with a reduction: there was no price before it',
    '2026-11-21',
    [
      regular('2026-04-01', 3900),
      regular('2026-10-01', null),
      regular('2026-11-16', 5900),
      promotion('2026-11-16', 4900),
    ],
    null,
  ],
  [
    'given away for nothing for a day: 0 zł',
    '2026-11-21',
    [regular('2026-04-01', 5900), promotion('2026-11-01', 0, { until: '2026-11-02' }), promotion('2026-11-16', 4900)],
    0,
  ],
]

describe('the lowest price of the 30 days before a reduction', () => {
  test.each([...plain, ...youngProducts, ...promotionsBefore, ...edges])('A5.7 %s', (_title, today, log, lowest) => {
    expect(lowestBeforeReduction({ log, converted: null }, moment(today))?.gross ?? null).toBe(lowest)
  })

  test('A5.7 the result has the beginning of the reduction, the beginning of the 30 days, and the log line that decided', () => {
    const log = [regular('2026-04-01', 5000), regular('2026-11-01', 5900), promotion('2026-11-16', 4900)]
    expect(lowestBeforeReduction({ log, converted: null }, moment('2026-11-21'))).toEqual({
      gross: 5000,
      net: 4065,
      regular: 5900,
      began: moment('2026-11-16'),
      from: moment('2026-10-17 00:00'),
      line: log[0],
    })
  })
})

test.each<[string, LoggedPrice[], number]>([
  [
    'a regular price raised while the reduction runs',
    [regular('2026-04-01', 5900), promotion('2026-11-16', 4900), regular('2026-11-18', 9900)],
    5900,
  ],
  [
    'one raised in the minute of the cut',
    [regular('2026-04-01', 5900), regular('2026-11-16', 9900), promotion('2026-11-16', 4900)],
    5900,
  ],
  [
    'the price of an earlier promotion, without a regular price',
    [promotion('2026-04-01', 5900), promotion('2026-11-16', 4900), regular('2026-11-18', 9900)],
    5900,
  ],
])('the regular price before a reduction is the one that was paid: %s', (_, log, before) => {
  expect(lowestBeforeReduction({ log, converted: null }, moment('2026-11-21'))?.regular).toBe(before)
})

/** 59 zł, then 49 zł on 20 October, 45 zł on 5 November, 39 zł on 16 November. */
const deeper = [
  regular('2026-04-01', 5900),
  promotion('2026-10-20', 4900),
  promotion('2026-11-05', 4500),
  promotion('2026-11-16', 3900),
]

describe('successive reductions', () => {
  test.each<[title: string, counted: CountedCut, log: LoggedPrice[], lowest: number]>([
    ['in Poland each counts from its own day, including earlier cuts', 'each', deeper, 4500],
    ['where the law allows it, uninterrupted cuts count from the first', 'first', deeper, 5900],
    [
      'a pause interrupts them',
      'first',
      [...deeper.slice(0, 3), promotion('2026-11-10', null), ...deeper.slice(3)],
      4500,
    ],
    [
      'a raised price in between interrupts them',
      'first',
      [
        regular('2026-04-01', 5900),
        promotion('2026-10-20', 4500),
        promotion('2026-11-05', 4900),
        promotion('2026-11-16', 3900),
      ],
      4500,
    ],
  ])('A5.7 %s', (_title, counted, log, lowest) => {
    expect(lowestBeforeReduction({ log, converted: null }, moment('2026-11-21'), counted)?.gross).toBe(lowest)
  })
})

describe('without VAT', () => {
  test('A5.7 the lowest net price is found separately when VAT has changed in the meantime', () => {
    const log = [
      regular('2026-04-01', 12300, { vat: '23' }),
      regular('2026-11-01', 11880, { vat: '8' }),
      promotion('2026-11-16', 9900, { vat: '8' }),
    ]
    const lowest = lowestBeforeReduction({ log, converted: null }, moment('2026-11-21'))
    expect(lowest).toMatchObject({ gross: 11880, net: 10000, line: log[1] })
  })
})

describe('in another currency', () => {
  const rates = [
    { rate: decimal('4.25'), since: moment('2000-01-01') },
    { rate: decimal('5'), since: moment('2026-11-05') },
  ]
  const inPolish = [regular('2026-04-01', 5900), promotion('2026-11-16', 4900)]

  test.each<[title: string, history: PriceHistory, lowest: number | null]>([
    ['converted prices, by the rate of each day', { log: [], converted: { log: inPolish, rates } }, 1180],
    [
      'a higher euro rate later does not change earlier prices',
      { log: [], converted: { log: inPolish, rates: [...rates, { rate: decimal('8'), since: moment('2026-11-20') }] } },
      1180,
    ],
    [
      'a separate price all the time: the list in PLN does not count',
      { log: [regular('2026-04-01', 1500), promotion('2026-11-16', 1100)], converted: { log: inPolish, rates } },
      1500,
    ],
    [
      'a separate price since 10 November: before that the converted one',
      { log: [regular('2026-11-10', 1500), promotion('2026-11-16', 1100)], converted: { log: inPolish, rates } },
      1180,
    ],
    [
      'a reduction in PLN does not count where the currency has a separate price',
      { log: [regular('2026-04-01', 1500)], converted: { log: inPolish, rates } },
      null,
    ],
  ])('A5.7 %s', (_title, history, lowest) => {
    expect(lowestBeforeReduction(history, moment('2026-11-21'))?.gross ?? null).toBe(lowest)
  })
})

describe('for any history', () => {
  const day = fc.integer({ min: 0, max: 90 })
  const step = fc.record({ kind: fc.constantFrom('regular', 'promotion'), day, gross: fc.option(fc.nat(9000)) })
  const now = new Date('2026-11-21T11:00:00Z')
  const toLine = ({ kind, day, gross }: { kind: string; day: number; gross: number | null }) => ({
    ...line(kind as LoggedPrice['kind'])('2026-01-01', gross),
    since: new Date(now.getTime() - day * 24 * 60 * 60 * 1000),
  })
  const log = fc.array(step.map(toLine), { maxLength: 12 })

  test('A5.7 the result is a price in force before the reduction, from a line that began before it', () => {
    fc.assert(
      fc.property(log, (log) => {
        const lowest = lowestBeforeReduction({ log, converted: null }, now)
        if (lowest === null) return
        expect(log).toContain(lowest.line)
        expect(lowest.line.gross).toBe(lowest.gross)
        expect(lowest.line.since.getTime()).toBeLessThan(lowest.began.getTime())
      }),
    )
  })

  test('A5.7 a price that ended before the 30 days, or begins with the reduction or later, changes nothing', () => {
    fc.assert(
      fc.property(log, fc.nat(9000), (log, gross) => {
        const lowest = lowestBeforeReduction({ log, converted: null }, now)
        if (lowest === null) return
        const long = { ...line('regular')('2026-01-01', gross), since: moment('2020-01-01') }
        const ended = { ...line('regular')('2026-01-01', null), since: moment('2020-01-02') }
        const later = { ...line('regular')('2026-01-01', gross), since: lowest.began }
        const more = { log: [long, ended, ...log, later], converted: null }
        expect(lowestBeforeReduction(more, now)).toMatchObject({ gross: lowest.gross, net: lowest.net })
      }),
    )
  })
})
