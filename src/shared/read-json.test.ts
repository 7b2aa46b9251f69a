import { expect, test } from 'vitest'
import { z } from 'zod'
import { expects, jsonTexts, readJson } from './read-json.ts'
import { translate } from './text.ts'

const schema = z.array(
  z.strictObject({
    name: z.string().min(1).max(5).optional(),
    cost: z.int().min(1).max(100).optional(),
    at: z.iso.datetime({ offset: true }).optional(),
    to: z.email().optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
    paid: z.enum(['prepaid', 'dvp']).optional(),
    what: z
      .discriminatedUnion('kind', [z.strictObject({ kind: z.literal('a') }), z.strictObject({ kind: z.literal('b') })])
      .optional(),
    list: z.array(z.string()).min(2).optional(),
    flag: z.boolean().optional(),
    even: z
      .int()
      .refine((number) => number % 2 === 0, expects(jsonTexts.valid))
      .optional(),
    own: z.record(z.string().regex(/^[A-Z]{3}$/), z.int()).optional(),
  }),
)

const problemsOf = (json: string) => {
  const read = readJson(schema, json)
  return read.ok
    ? []
    : read.problem.map(({ path, found, expected }) => [path, found, translate(expected.text, expected.values)])
}

test.each<[unknown, string, string | null, string]>([
  [{}, '', '{}', 'lista'],
  [['a'], '0', '"a"', 'obiekt'],
  [[{ name: '' }], '0.name', '""', 'co najmniej 1 znak'],
  [[{ name: 'abcdef' }], '0.name', '"abcdef"', 'najwyżej 5 znaków'],
  [[{ name: 5 }], '0.name', '5', 'tekst'],
  [[{ cost: 0 }], '0.cost', '0', 'liczba od 1'],
  [[{ cost: 101 }], '0.cost', '101', 'liczba do 100'],
  [[{ cost: 1.5 }], '0.cost', '1.5', 'liczba całkowita'],
  [[{ cost: '5' }], '0.cost', '"5"', 'liczba'],
  [[{ at: 'jutro' }], '0.at', '"jutro"', 'data i godzina, np. 2026-11-30T23:59:00+01:00'],
  [[{ to: 'anna' }], '0.to', '"anna"', 'adres e-mail'],
  [[{ country: 'Polska' }], '0.country', '"Polska"', 'tekst według wzoru /^[A-Z]{2}$/'],
  [[{ paid: 'cod' }], '0.paid', '"cod"', 'jedno z: prepaid, dvp'],
  [[{ what: { kind: 'c' } }], '0.what.kind', '"c"', 'jedno z: a, b'],
  [[{ what: {} }], '0.what.kind', null, 'jedno z: a, b'],
  [[{ list: ['a'] }], '0.list', '["a"]', 'lista, w której są co najmniej 2 pozycje'],
  [[{ flag: 'tak' }], '0.flag', '"tak"', 'true albo false'],
  [[{ even: 3 }], '0.even', '3', 'poprawny JSON'],
  [[{ own: { euro: 1 } }], '0.own.euro', '1', 'tekst według wzoru /^[A-Z]{3}$/'],
  [[{ colour: 'red', size: 1 }], '0', '{"colour":"red","size":1}', 'bez pól: colour, size'],
])('for %j the problem has path %j, the found value and the expected one', (value, path, found, expected) => {
  expect(problemsOf(JSON.stringify(value))).toEqual([[path, found, expected]])
})

test('all problems are reported at once', () => {
  expect(problemsOf('[{"cost": 0, "flag": 1}, 7]').map(([path]) => path)).toEqual(['0.cost', '0.flag', '1'])
})

test('invalid JSON is refused as a whole, shortened', () => {
  expect(problemsOf(`[${'a'.repeat(100)}`)).toEqual([['', `[${'a'.repeat(58)}…`, 'poprawny JSON']])
})
