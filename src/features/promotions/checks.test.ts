import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPromotions } from './checks.ts'

const percent = { kind: 'percent', percent: '10' }
const promotion = { key: 'zima', name: 'Zima', benefits: [percent] }

test('the demo shop has every kind of benefit', () => {
  const read = readPromotions(readFileSync('db/demo/promotions.json', 'utf8'))
  const kinds = read.ok && new Set(read.value.flatMap(({ benefits }) => benefits.map(({ kind }) => kind)))
  expect(kinds).toEqual(new Set(['percent', 'amount', 'nth_cheaper', 'free_delivery', 'gift', 'points']))
})

test('what the documentation shows is understood', () => {
  const shown = readFileSync('docs/promotions.md', 'utf8').split('```json')[1]?.split('```')[0] ?? ''
  expect(readPromotions(shown)).toMatchObject({ ok: true, value: [{ key: 'zima', codes: [{ code: 'ZIMA40' }] }] })
})

test.each([
  ['nonsense', ''],
  [{}, ''],
  [[{ ...promotion, colour: 'red' }], '0'],
  [[promotion, { ...promotion, benefits: [] }], '1.benefits'],
  [[{ ...promotion, benefits: [{ kind: 'percent', percent: '100.1' }] }], '0.benefits.0.percent'],
  [[{ ...promotion, benefits: [{ kind: 'percent', percent: '-1' }] }], '0.benefits.0.percent'],
  [[{ ...promotion, benefits: [{ kind: 'nth_cheaper', nth: 1, percent: '5' }] }], '0.benefits.0.nth'],
  [[{ ...promotion, benefits: [{ kind: 'magic' }] }], '0.benefits.0.kind'],
  [[{ ...promotion, conditions: [{ kind: 'value', from: 10.5 }] }], '0.conditions.0.from'],
  [[{ ...promotion, conditions: [{ kind: 'period', from: 'jutro' }] }], '0.conditions.0.from'],
  [[{ ...promotion, codes: [{ code: '  ' }] }], '0.codes.0.code'],
  [[{ ...promotion, codes: [{ code: 'K'.repeat(50) }, { code: 'K'.repeat(51) }] }], '0.codes.1.code'],
  [[{ ...promotion, codes: [{ code: 'A', from: '2027-01-02T00:00:00Z', to: '2027-01-01T00:00:00Z' }] }], '0.codes.0'],
])('a file with a mistake is refused by its place (case %#)', (file, path) => {
  const json = typeof file === 'string' ? file : JSON.stringify(file)
  expect(readPromotions(json)).toMatchObject({ ok: false, problem: [{ path }] })
})
