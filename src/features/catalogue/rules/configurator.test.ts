import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ConfiguratorField, checkConfiguration } from './configurator.ts'

const field = (key: string, more: Partial<ConfiguratorField> = {}): ConfiguratorField => ({
  ...{ key, label: key, hint: '', required: false, when: null, options: null, longest: 20, price: 0 },
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
