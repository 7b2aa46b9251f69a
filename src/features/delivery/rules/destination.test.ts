import { expect, test } from 'vitest'
import { ossSetting } from '#features/catalogue/settings.ts'
import type { Setting } from '#shared/setting.ts'
import { countrySetting } from '../settings.ts'
import {
  defaultDestination,
  readDestination,
  withoutCountry,
  withoutPostcode,
  writeDestination,
} from './destination.ts'

const cookie = (members: object) => JSON.stringify(members)

/** The settings of a shop that sells in the Union, or in Poland only. */
function settings(oss: 'yes' | 'no', country = 'PL') {
  const changed = new Map<string, unknown>([
    [ossSetting.key, oss],
    [countrySetting.key, country],
  ])
  return { get: <Value>(setting: Setting<Value>) => (changed.get(setting.key) ?? setting.default) as Value }
}

test.each<[string, { region?: string; zipcode?: string }, { country: string; postcode: string | null } | null]>([
  ['no cookie', {}, null],
  ['a country', { region: cookie({ currentCountry: 'DE' }) }, { country: 'DE', postcode: null }],
  ['a Polish postcode', { zipcode: cookie({ currentZipcode: '72500' }) }, { country: 'PL', postcode: '72-500' }],
  [
    'both',
    { region: cookie({ currentCountry: 'DE' }), zipcode: cookie({ currentZipcode: '25980' }) },
    { country: 'DE', postcode: '25980' },
  ],
  [
    'a postcode of another country',
    { region: cookie({ currentCountry: 'DE' }), zipcode: cookie({ currentZipcode: '72-500' }) },
    { country: 'DE', postcode: '72500' },
  ],
  ['an invalid postcode', { zipcode: cookie({ currentZipcode: 'x' }) }, null],
  ['an invalid country', { region: cookie({ currentCountry: 'Niemcy' }) }, null],
  ['values of other types', { region: cookie({ currentCountry: ['DE'] }), zipcode: '"72-500"' }, null],
  ['invalid JSON', { region: '{', zipcode: 'null' }, null],
  ['an inherited member', { region: cookie({ __proto__: { currentCountry: 'DE' } }) }, null],
])('A3.13 %s', (_, cookies, destination) => {
  expect(readDestination(cookies, settings('yes'))).toEqual(destination)
})

test('A3.13 B3.38 both cookies contain all members; defaults need no cookie', () => {
  const abroad = writeDestination({ country: 'DE', postcode: '25980' }, 'PL')
  expect(JSON.parse(abroad.region ?? '')).toEqual({
    currentCountry: 'DE',
    defaultCountry: 'PL',
    currentZipcode: '25980',
    defaultZipcode: '',
    showModal: false,
  })
  expect(abroad.zipcode).toBe(abroad.region)
  expect(writeDestination({ country: 'PL', postcode: '72-500' }, 'PL')).toEqual({
    region: null,
    zipcode: expect.stringContaining('"currentZipcode":"72-500"'),
  })
  expect(writeDestination({ country: 'PL', postcode: null }, 'PL')).toEqual({ region: null, zipcode: null })
})

test('a written destination is read back unchanged', () => {
  for (const destination of [
    { country: 'DE', postcode: '25980' },
    { country: 'PL', postcode: '00-950' },
    { country: 'CZ', postcode: null },
  ]) {
    const { region, zipcode } = writeDestination(destination, 'PL')
    expect(readDestination({ region: region ?? '', zipcode: zipcode ?? '' }, settings('yes'))).toEqual(destination)
  }
})

test('B4.15 removing the region removes its postcode, removing the postcode leaves the region', () => {
  const abroad = { country: 'DE', postcode: '25980' }
  expect(withoutCountry(abroad, 'PL')).toEqual({ country: 'PL', postcode: null })
  expect(withoutPostcode(abroad)).toEqual({ country: 'DE', postcode: null })
  expect(withoutCountry({ country: 'PL', postcode: '72-500' }, 'PL')).toEqual({ country: 'PL', postcode: '72-500' })
})

test('without OSS there is no destination abroad, neither chosen nor by default', () => {
  const germany = { region: cookie({ currentCountry: 'DE' }), zipcode: cookie({ currentZipcode: '25980' }) }
  expect(readDestination({ region: germany.region }, settings('no'))).toBe(null)
  expect(readDestination({ region: cookie({ currentCountry: 'GB' }) }, settings('yes'))).toBe(null)
  expect(defaultDestination(settings('no', 'DE'))).toEqual({ country: 'PL', postcode: null })
  expect(defaultDestination(settings('yes', 'DE'))).toEqual({ country: 'DE', postcode: null })
})
