import { describe, expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { validationTexts } from '../../texts/validation.ts'
import { checkField } from './kinds.ts'
import { countriesWithPostcodes, postcodeFormats, postcodeHint } from './postcode.ts'

test.each([
  ['PL', '00950', '00-950'],
  ['PL', ' 31-146 ', '31-146'],
  ['PL', '31 146', '31-146'],
  ['PL', 'PL-00-950', '00-950'],
  ['AT', '1010', '1010'],
  ['AT', 'A-1010', '1010'],
  ['BE', '1000', '1000'],
  ['BE', 'B-2000', '2000'],
  ['BG', '1000', '1000'],
  ['CH', '8001', '8001'],
  ['CH', 'CH-8001', '8001'],
  ['CY', '1010', '1010'],
  ['CZ', '11000', '110 00'],
  ['CZ', '602 00', '602 00'],
  ['DE', '10115', '10115'],
  ['DE', 'D-01067', '01067'],
  ['DE', '01001', '01001'],
  ['DE', '99998', '99998'],
  ['DK', '2100', '2100'],
  ['DK', 'DK-8000', '8000'],
  ['EE', '10111', '10111'],
  ['ES', '28013', '28013'],
  ['FI', '00100', '00100'],
  ['FI', 'FI-33100', '33100'],
  ['FR', '75008', '75008'],
  ['FR', 'F-13001', '13001'],
  ['GB', 'sw1a1aa', 'SW1A 1AA'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['GB', 'B33 8TH', 'B33 8TH'],
  ['GB', 'CR2 6XH', 'CR2 6XH'],
  ['GB', 'DN55 1PT', 'DN55 1PT'],
  ['GB', 'W1A 0AX', 'W1A 0AX'],
  ['GB', 'EC1A 1BB', 'EC1A 1BB'],
  ['GR', '10431', '104 31'],
  ['HR', '10000', '10000'],
  ['HU', '1055', '1055'],
  ['IE', 'd02x285', 'D02 X285'],
  ['IE', 'A65 F4E2', 'A65 F4E2'],
  ['IE', 'D6W XY00', 'D6W XY00'],
  ['IT', '00184', '00184'],
  ['LT', 'LT-01001', 'LT-01001'],
  ['LT', '01001', 'LT-01001'],
  ['LU', 'L-1234', '1234'],
  ['LV', 'LV1050', 'LV-1050'],
  ['LV', '1050', 'LV-1050'],
  ['MT', 'vlt1117', 'VLT 1117'],
  ['NL', '1012ab', '1012 AB'],
  ['NL', '2595 AA', '2595 AA'],
  ['NO', '0150', '0150'],
  ['PT', '1100148', '1100-148'],
  ['RO', '010011', '010011'],
  ['SE', '11120', '111 20'],
  ['SE', 'SE-111 20', '111 20'],
  ['SI', '1000', '1000'],
  ['SK', '81101', '811 01'],
  ['UA', '01001', '01001'],
  ['US', '10001', '10001'],
  ['US', '100011234', '10001-1234'],
  ['CA', 'k1a0b1', 'K1A 0B1'],
])('B5.39 B8.12 a postcode is stored as its country writes it: %s %s', (country, typed, value) => {
  expect(checkField('zipcode', typed, { country })).toEqual({ value })
})

describe('invalid postcodes', () => {
  test.each([
    ['PL', '0095', 'XX-XXX'],
    ['PL', '00-95O', 'XX-XXX'],
    ['PL', '00-950 Warszawa', 'XX-XXX'],
    ['AT', '10100', 'XXXX'],
    ['BE', '100', 'XXXX'],
    ['CH', '80011', 'XXXX'],
    ['CZ', '1100', 'XXX XX'],
    ['DE', '1011', 'XXXXX'],
    ['DE', '00000', 'XXXXX'],
    ['DE', '00950', 'XXXXX'],
    ['DE', '99999', 'XXXXX'],
    ['ES', '2801A', 'XXXXX'],
    ['FR', '7500', 'XXXXX'],
    ['GR', '1043', 'XXX XX'],
    ['HU', '105', 'XXXX'],
    ['IE', 'D02', 'YXX ????, D6W ????'],
    ['LT', '1234', 'LT-XXXXX'],
    ['MT', '1117', 'YYY XXXX'],
    ['NL', '1012', 'XXXX YY'],
    ['NO', 'O150', 'XXXX'],
    ['PT', '1100', 'XXXX-XXX'],
    ['RO', '01001', 'XXXXXX'],
    ['UA', '0100', 'XXXXX'],
  ])('B8.12 the message lists the formats of the country: %s %s, %s', (country, typed, formats) => {
    const result = checkField('zipcode', typed, { country })
    expect(result).toMatchObject({ code: 'incorect_zipcode', values: { formats } })
    expect(translate(validationTexts.incorect_zipcode, 'code' in result ? result.values : {})).toContain(
      `${formats} (X to cyfra, Y to litera)`,
    )
  })

  test('B8.12 all six British formats are listed', () => {
    expect(checkField('zipcode', 'SW1', { country: 'GB' })).toMatchObject({
      values: { formats: 'YX XYY, YXX XYY, YYX XYY, YYXX XYY, YXY XYY, YYXY XYY', example: 'A1 2AA' },
    })
  })

  test('B8.4 an invalid postcode of a delivery has a code of its own', () => {
    expect(checkField('zipcode', '1', { country: 'PL', area: 'delivery' })).toMatchObject({
      code: 'incorect_delivery_zipcode',
    })
  })

  test('B8.7 an invalid postcode of an invoice has a code of its own', () => {
    expect(checkField('zipcode', '1', { country: 'PL', area: 'invoice' })).toMatchObject({
      code: 'incorect_invoice_zipcode',
    })
  })

  test('B5.1 an empty postcode is an empty field', () => {
    expect(checkField('zipcode', ' ', { country: 'PL' })).toEqual({ code: 'required' })
  })
})

const union = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'

test.each([...union.split(' '), 'GB', 'NO', 'CH', 'UA'])('B8.12 the formats of %s are known', (country) => {
  expect(postcodeFormats(country)).not.toEqual([])
})

test.each(countriesWithPostcodes)('B8.12 the example of %s is a postcode of it', (country) => {
  const { example } = postcodeHint(country)
  expect(checkField('zipcode', example, { country })).toEqual({ value: example })
})

test('a country without known formats takes any postcode', () => {
  expect(checkField('zipcode', '100-0001', { country: 'JP' })).toEqual({ value: '100-0001' })
  expect(checkField('zipcode', '<b>', { country: 'JP' })).toMatchObject({ code: 'incorect_zipcode' })
})
