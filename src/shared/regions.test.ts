import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { expect, test } from 'vitest'
import { countryName } from './postal-address.ts'
import { countryByRegion, isInEu, regionByCountry, regions } from './regions.ts'

test('the wire has 219 regions, each id once and each country but Ireland once', () => {
  expect(regions).toHaveLength(219)
  expect(new Set(regions.map(({ id }) => id)).size).toBe(219)
  const countries = regions.flatMap(({ country }) => country ?? [])
  expect(countries.filter((country, index) => countries.indexOf(country) !== index)).toEqual(['IE'])
})

test('every country has the phone prefix of its numbering plan', () => {
  const wrong = regions.filter(
    ({ country, phonePrefix }) =>
      country !== null && isSupportedCountry(country) && !phonePrefix.startsWith(getCountryCallingCode(country)),
  )
  expect(wrong).toEqual([{ id: 1143020215, country: 'VA', phonePrefix: '379' }]) // reserved for the Vatican, which uses 39
})

test('every country has a Polish name, and only the dissolved one has no code', () => {
  expect(regions.filter(({ country }) => country === null).map(({ phonePrefix }) => phonePrefix)).toEqual(['599'])
  for (const { country } of regions) if (country) expect(countryName(country)).not.toBe(country)
})

test('all 27 member states have an id, and only they are in the EU', () => {
  const members = new Set(regions.flatMap(({ country }) => (country && isInEu(country) ? country : [])))
  expect(members.size).toBe(27)
  expect(['GB', 'NO', 'CH', 'US', ''].filter(isInEu)).toEqual([])
})

test.each([
  [1143020003, 'PL', 'Polska'],
  [1143020143, 'DE', 'Niemcy'],
  [1143020080, 'IE', 'Irlandia'],
  [1143020192, 'CH', 'Szwajcaria'],
  [1143020149, 'NO', 'Norwegia'],
  [1143020097, 'KZ', 'Kazachstan'],
  [1143020052, 'FK', 'Falklandy'],
  [1143020190, 'SJ', 'Svalbard i Jan Mayen'],
])('region %i is %s, %s', (id, country, name) => {
  expect([countryByRegion(id), countryByRegion(` ${id} `), regionByCountry(country)]).toEqual([country, country, id])
  expect(countryName(country)).toBe(name)
})

test.each<[unknown, string | null]>([
  ['1143020083', 'IE'],
  ['DE', 'DE'],
  ['1143020010', '1143020010'],
  ['1', '1'],
  ['', null],
  [null, null],
  [true, null],
  [[1143020003], null],
])('%j names the country %j', (named, country) => {
  expect(countryByRegion(named)).toBe(country)
})

test('a country without an id has none', () => {
  expect([regionByCountry('GB'), regionByCountry(''), regionByCountry('constructor')]).toEqual([null, null, null])
})
