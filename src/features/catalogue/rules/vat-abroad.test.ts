import { describe, expect, test } from 'vitest'
import { isInEu } from '#shared/regions.ts'
import type { Setting } from '#shared/setting.ts'
import { ossSetting, vatAbroadSetting } from '../settings.ts'
import { percentIn } from './country-vat.ts'
import { euVatCountries, euVatRate } from './eu-vat-rates.ts'
import { countryVat, sellsTo } from './vat-abroad.ts'
import { hasOtherVatRules } from './vat-territories.ts'

function settings(oss: 'yes' | 'no', mapped: string[] = []) {
  const changed = new Map<string, unknown>([
    [ossSetting.key, oss],
    [vatAbroadSetting.key, mapped],
  ])
  return { get: <Value>(setting: Setting<Value>) => (changed.get(setting.key) ?? setting.default) as Value }
}

const day = '2026-11-25'

describe('the table of rates', () => {
  test('has every member state but Poland, with rates of directive 2006/112: the standard one is 15% at least, a reduced one 5%', () => {
    expect(euVatCountries).toHaveLength(26)
    for (const country of euVatCountries) {
      expect(isInEu(country)).toBe(true)
      const [standard, reduced, second] = (['standard', 'reduced', 'second-reduced'] as const).map((kind) =>
        Number(euVatRate(country, kind, day) ?? Number.NaN),
      )
      expect(standard).toBeGreaterThanOrEqual(15)
      if (reduced) expect(reduced >= 5 && reduced < Number(standard)).toBe(true)
      if (second) expect(second >= 5 && second < Number(reduced)).toBe(true)
      expect(Number(euVatRate(country, 'super-reduced', day) ?? 0)).toBeLessThan(5)
    }
  })

  test.each([
    ['SK', '2024-12-31', '20'],
    ['SK', '2025-01-01', '23'],
    ['EE', '2025-06-30', '22'],
    ['EE', '2025-07-01', '24'],
    ['FI', '2024-08-31', '24'],
    ['FI', '2024-09-01', '25.5'],
    ['RO', '2025-07-31', '19'],
    ['RO', '2025-08-01', '21'],
    ['DE', '2020-01-01', '19'],
    ['PL', day, null],
    ['GB', day, null],
    ['constructor', day, null],
  ])('%s on %s: %s', (country, on, percent) => {
    expect(euVatRate(country, 'standard', on)).toBe(percent)
  })
})

test.each([
  ['PL', 'no', true],
  ['DE', 'no', false],
  ['DE', 'yes', true],
  ['GB', 'yes', false],
  ['NO', 'yes', false],
] as const)('whether the shop sells to %s, registered for OSS: %s: %s', (country, oss, expected) => {
  expect(sellsTo(country, settings(oss))).toBe(expected)
})

test.each([
  ['goods of the standard rate', '23', '19'],
  ['books, by their mapping', '5', '7'],
  ['food without a mapping: the standard rate', '8', '19'],
  ['goods of no known class', undefined, '19'],
  ['exempt goods stay exempt', 'zw', 'zw'],
  ['a class named like a member of every object', 'constructor', '19'],
])('in Germany %s', (_, vatClass, percent) => {
  const vat = countryVat('DE', settings('yes', ['DE:5=reduced', 'CZ:8=reduced']), day)
  expect(percentIn(vat, { vatClass, vatPercent: '23' })).toBe(percent)
})

test('at home, and without OSS, the rates are the shop’s own', () => {
  expect(countryVat('PL', settings('yes'), day)).toBe(null)
  expect(countryVat('DE', settings('no'), day)).toBe(null)
  expect(percentIn(null, { vatClass: '5', vatPercent: '5.00' })).toBe('5.00')
})

test.each([
  ['DE:5=reduced CZ:5=reduced, ES:5=super-reduced', ['DE:5=reduced', 'CZ:5=reduced', 'ES:5=super-reduced']],
  [['DE:zw=standard', 'DE:zw=standard'], ['DE:zw=standard']],
  ['', []],
  ['DE:5=7', null],
  ['DE:5=second-reduced', null],
  ['PL:5=reduced', null],
  ['GB:5=standard', null],
  [7, null],
])('the setting %o is read as %o', (raw, value) => {
  expect(vatAbroadSetting.check(raw)).toEqual(value)
})

test.each([
  ['ES', '35001', true],
  ['ES', '38 001', true],
  ['ES', '28013', false],
  ['DE', '78266', true],
  ['DE', '78267', false],
  ['PT', '9000-001', true],
  ['FR', '98000', false],
  ['FR', '97100', true],
  ['FI', '22100', true],
  ['PL', '35-001', false],
  ['ES', null, false],
  ['__proto__', '35', false],
])('whether %s %s has VAT rules of its own: %s', (country, postcode, expected) => {
  expect(hasOtherVatRules(country, postcode)).toBe(expected)
})
