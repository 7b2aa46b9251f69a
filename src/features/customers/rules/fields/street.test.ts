import { describe, expect, test } from 'vitest'
import { checkField, fieldOfCode } from './kinds.ts'

test.each([
  ['PL', 'ul. 11 Listopada 5'],
  ['PL', 'Wólka 12a/3'],
  ['PL', 'os. 1000-lecia 4 m. 7'],
  ['PL', 'al. Jana Pawła II 80 lok. 14'],
  ['DE', 'Straße des 17. Juni 135'],
  ['DE', 'Hauptstr. 5-7'],
  ['FR', '12 bis, rue de l’Église'],
  ['FR', '8 rue du 11-Novembre'],
  ['GB', '10 Downing Street'],
  ['GB', 'Flat 4B, 221B Baker St.'],
  ['ES', 'C/ Mayor, 5, 3º izq.'],
  ['IT', 'Via XX Settembre 12'],
  ['NL', "'s-Gravenhekje 1-A"],
  ['CZ', 'Náměstí Míru 820/9'],
  ['HU', 'Kossuth Lajos tér 1–3.'],
  ['SE', 'Drottninggatan 71 A'],
  ['PT', 'Rua Garrett, nº 120'],
  ['BG', 'бул. Витоша № 15'],
  ['UA', 'вул. Хрещатик, 22'],
  ['IE', 'Main Street 4'],
])('B5.8 a street with its number is complete: %s %s', (country, street) => {
  expect(checkField('street', street, { country })).toEqual({ value: street })
})

describe('B5.8 the street is checked together with its number', () => {
  test.each([
    ['PL', '11 Listopada', 'no_street_number'],
    ['PL', 'Długa', 'no_street_number'],
    ['DE', 'Hauptstraße', 'no_street_number'],
    ['GB', 'Downing Street', 'no_street_number_uk'],
  ] as const)('B5.9 B5.44 B8.18 a missing number belongs to its own field: %s %s, %s', (country, street, code) => {
    expect(checkField('street', street, { country })).toEqual({ code })
    expect(checkField('street', street, { country, streetNumber: '' })).toEqual({ code })
    expect(checkField('street', street, { country, streetNumber: '5' })).toEqual({ value: street })
    expect(checkField('street_number', '', { country })).toEqual({ code })
    expect(fieldOfCode(code, 'street')).toBe('street_number')
  })

  test('B5.9 B8.18 on an invoice the missing number has a code of its own', () => {
    const code = 'no_invoice_street_number'
    expect(checkField('street', 'Długa', { area: 'invoice', country: 'PL' })).toEqual({ code })
    expect(fieldOfCode(code, 'street')).toBe('street_number')
  })

  test('B5.44 a British building may have a name instead', () => {
    expect(checkField('street', 'Rose Cottage, Mill Lane', { country: 'GB' })).toHaveProperty('value')
    expect(checkField('street_number', 'Rose Cottage', { country: 'GB' })).toEqual({ value: 'Rose Cottage' })
  })

  test('codes of the street itself stay with the street', () => {
    expect(fieldOfCode('no_street', 'street')).toBe('street')
    expect(fieldOfCode('illegal_characters_client_street', 'street')).toBe('street')
  })
})

test.each(['12', '12a/3', '5-7', '3 m. 4', '1/2/3', '15 bis', '№ 7', '12º B'])('a number may be %s', (number) => {
  expect(checkField('street_number', number)).toEqual({ value: number })
})

test.each(['Długa {1}', 'https://spam.example', 'Długa, WWW.spam.example/x', 'a=b', 'a\u0007b', 'Rynek|2'])(
  'B5.42 B8.2 an illegal character of an address has the code of its field: %j',
  (text) => {
    expect(checkField('street', text)).toEqual({ code: 'illegal_characters_client_street' })
    expect(checkField('street', text, { area: 'delivery' })).toEqual({ code: 'illegal_characters_delivery_street' })
    expect(checkField('city', text)).toEqual({ code: 'illegal_characters_client_city' })
    expect(checkField('city', text, { area: 'delivery' })).toEqual({ code: 'illegal_characters_delivery_city' })
  },
)

test.each(['--', '123', '?', '...'])('B5.43 B8.14 a street and a town have a letter, unlike %s', (text) => {
  const code = text === '?' ? 'illegal_characters_client_city' : 'invalid_format'
  expect(checkField('city', text)).toEqual({ code })
})

test.each([
  'Warszawa',
  "L'Aquila",
  'Saint-Étienne',
  'Å',
  'Frankfurt (Oder)',
  'Bielsko-Biała',
  'Ústí nad Labem',
  'Αθήνα',
  'Київ',
  'Llanfair-yng-Nghornwy',
  'Paris 15e',
  "'s-Hertogenbosch",
])('B5.39 a town may be called %s', (city) => expect(checkField('city', city)).toEqual({ value: city }))
