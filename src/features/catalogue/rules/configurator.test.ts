import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDayNumber } from '#shared/calendar/day-number.ts'
import { type ConfiguratorField, checkConfiguration } from './configurator.ts'
import { checkConfiguredDay, configuredDays } from './configured-days.ts'

const field = (key: string, more: Partial<ConfiguratorField> = {}): ConfiguratorField => ({
  ...{
    key,
    label: key,
    hint: '',
    required: false,
    when: null,
    options: null,
    date: null,
    longest: 20,
    price: 0,
    delayDays: 0,
  },
  ...more,
})

const table = [
  field('Blat', {
    required: true,
    options: [
      { key: 'dab', label: 'dąb', price: 0 },
      { key: 'orzech', label: 'orzech', price: 40_000 },
    ],
  }),
  field('Krawędź', {
    options: [{ key: 'fazowana', label: 'fazowana', price: 5_000 }],
    when: { field: 'Blat', is: ['orzech'] },
  }),
  field('Grawer', { longest: 5, price: 3_000 }),
  field('Krój', {
    required: true,
    options: [{ key: 'proste', label: 'proste', price: 0 }],
    when: { field: 'Grawer', is: [] },
  }),
]

test.each<[string, Record<string, string>, string, number]>([
  ['no surcharge', { Blat: 'dab' }, 'Blat: dąb', 0],
  ['a choice with its price', { Blat: 'orzech' }, 'Blat: orzech', 40_000],
  [
    'a choice that depends on another',
    { Blat: 'orzech', Krawędź: 'fazowana' },
    'Blat: orzech; Krawędź: fazowana',
    45_000,
  ],
  [
    'no surcharge for a field whose condition is not met',
    { Blat: 'dab', Krawędź: 'fazowana', Krój: 'proste' },
    'Blat: dąb',
    0,
  ],
  ['a text', { Blat: 'dab', Grawer: ' O  la ', Krój: 'proste' }, 'Blat: dąb; Grawer: „O la”; Krój: proste', 3_000],
  [
    'a text with quotes',
    { Blat: 'dab', Grawer: '”O”', Krój: 'proste' },
    'Blat: dąb; Grawer: „"O"”; Krój: proste',
    3_000,
  ],
])('B2.21 a table is accepted with %s', (_what, answers, words, surcharge) => {
  expect(checkConfiguration(table, answers)).toMatchObject({ ok: true, value: { words, surcharge } })
})

test('A4.12 what is asked for delays the goods by the field that takes longest, and nothing else does', () => {
  const fields = [field('Haft', { delayDays: 3 }), field('Metka', { delayDays: 1 }), field('Dedykacja')]
  const delay = (answers: Record<string, string>) => checkConfiguration(fields, answers)
  expect(delay({ Haft: 'Ola', Metka: 'O' })).toMatchObject({ value: { delayDays: 3 } })
  expect(delay({ Haft: ' ', Metka: 'O' })).toMatchObject({ value: { delayDays: 1 } })
  expect(delay({ Dedykacja: 'Oli' })).toMatchObject({ value: { delayDays: 0 } })
})

test.each<[string, Record<string, string>, string, string]>([
  ['without a required field', {}, 'missing', 'Blat'],
  ['with a blank required field', { Blat: ' ' }, 'missing', 'Blat'],
  ['with an unknown choice', { Blat: 'heban' }, 'unknown', 'Blat'],
  ['with an unknown field', { Blat: 'dab', Nogi: 'toczone' }, 'unknown', ''],
  ['with too long a text', { Blat: 'dab', Grawer: 'Karolina' }, 'too_long', 'Grawer'],
  ['without the field that the text requires', { Blat: 'dab', Grawer: 'Ola' }, 'missing', 'Krój'],
])('B2.21 A8.11 a table is refused %s', (_what, answers, reason, label) => {
  expect(checkConfiguration(table, answers)).toMatchObject({ ok: false, problem: { reason, label } })
})

const anything = fc.record(
  {
    Blat: fc.constantFrom('dab', 'orzech', 'heban'),
    Krawędź: fc.constantFrom('', 'fazowana'),
    Grawer: fc.string(),
    Krój: fc.constantFrom('', 'proste'),
  },
  { requiredKeys: [] },
)

test('B2.21 an accepted configuration is accepted again, with the same price and text', () => {
  fc.assert(
    fc.property(anything, (answers) => {
      const first = checkConfiguration(table, answers)
      if (first.ok) expect(checkConfiguration(table, first.value.configuration)).toEqual(first)
    }),
  )
})

test('B2.21 different configurations have different texts', () => {
  const texts = [field('A'), field('B'), field('C')]
  const typed = fc.stringMatching(/^[AB:; „”"]{0,12}$/)
  const answers = fc.record({ A: typed, B: typed, C: typed })
  fc.assert(
    fc.property(answers, answers, (one, other) => {
      const [first, second] = [checkConfiguration(texts, one), checkConfiguration(texts, other)]
      if (!first.ok || !second.ok || first.value.words !== second.value.words) return
      expect(first.value.configuration).toEqual(second.value.configuration)
    }),
    { numRuns: 2_000 },
  )
})

const workshop = { from: 3, until: 30, weekdays: [6], notOnHolidays: true, hours: '10:00–13:00' }
const onTuesday = '2026-11-24'
const dateField = field('Termin', { required: true, date: configuredDays(workshop, onTuesday) })

test('B2.21 B3.12 a day is accepted with its name and hours', () => {
  const checked = checkConfiguration([dateField], { Termin: '2026-11-28' })
  expect(checked).toMatchObject({ ok: true, value: { words: 'Termin: sobota, 28 listopada 2026, 10:00–13:00' } })
})

test.each([
  ['B3.8 yesterday', '2026-11-23'],
  ['B3.8 too early', '2026-11-26'],
  ['B3.8 too late', '2026-12-26'],
  ['B3.11 on another weekday', '2026-12-04'],
  ['not a day', '2026-02-30'],
  ['as people write it', '28.11.2026'],
])('B2.21 A8.11 a day is refused: %s', (_what, Termin) => {
  const problem = { reason: 'wrong_day', label: 'Termin' }
  expect(checkConfiguration([dateField], { Termin })).toMatchObject({ ok: false, problem })
})

test('B3.13 a workshop is not on a holiday', () => {
  const onHoliday = field('Termin', { date: configuredDays({ ...workshop, until: 400 }, onTuesday) })
  expect(checkConfiguration([onHoliday], { Termin: '2027-05-01' }).ok).toBe(false)
  expect(checkConfiguration([onHoliday], { Termin: '2027-05-08' }).ok).toBe(true)
})

test('days that are offered never lie in the past, however late the catalogue was loaded', () => {
  const days = fc.integer({ min: 30, max: 180_000 }) // so that no day lies before the first one
  fc.assert(
    fc.property(days, fc.nat(400), fc.nat(400), fc.integer({ min: -30, max: 900 }), (today, from, more, after) => {
      const offered = { ...workshop, weekdays: [1, 2, 3, 4, 5, 6, 7], notOnHolidays: false, from, until: from + more }
      const chosen = formatDayNumber(today + after)
      const isAccepted = checkConfiguredDay(chosen, configuredDays(offered, formatDayNumber(today))) !== null
      expect(isAccepted).toBe(after >= from && after <= from + more)
    }),
  )
})
