import { describe, expect, test } from 'vitest'
import { checkField } from '../rules/fields/kinds.ts'
import { checkPhone } from './phone.ts'

test.each([
  ['PL', '600 700 800', '+48600700800'],
  ['PL', '(22) 826 01-45', '+48228260145'],
  ['PL', '+48 600-700-800', '+48600700800'],
  ['PL', '0048600700800', '+48600700800'],
  ['PL', '+49 30 901820', '+4930901820'],
  ['AT', '01 58858', '+43158858'],
  ['AT', '0664 1234567', '+436641234567'],
  ['BE', '02 548 14 11', '+3225481411'],
  ['BG', '02 981 0888', '+35929810888'],
  ['CH', '044 668 18 00', '+41446681800'],
  ['CY', '22 123456', '+35722123456'],
  ['CZ', '601 123 456', '+420601123456'],
  ['DE', '030/901820', '+4930901820'],
  ['DE', '0151 23456789', '+4915123456789'],
  ['DK', '32 12 34 56', '+4532123456'],
  ['EE', '512 3456', '+3725123456'],
  ['ES', '912 34 56 78', '+34912345678'],
  ['FI', '09 1234567', '+35891234567'],
  ['FR', '01.42.68.53.00', '+33142685300'],
  ['GB', '020 7946 0958', '+442079460958'],
  ['GR', '21 0123 4567', '+302101234567'],
  ['HR', '01 4812 345', '+38514812345'],
  ['HU', '06 1 234 5678', '+3612345678'],
  ['IE', '(01) 679 1234', '+35316791234'],
  ['IT', '06 6982 0001', '+390669820001'],
  ['LT', '+370 612 34567', '+37061234567'],
  ['LU', '27 12 34 56', '+35227123456'],
  ['LV', '21 234 567', '+37121234567'],
  ['MT', '2100 1234', '+35621001234'],
  ['NL', '06-12345678', '+31612345678'],
  ['NO', '21 23 45 67', '+4721234567'],
  ['PT', '21 234 5678', '+351212345678'],
  ['RO', '021 123 4567', '+40211234567'],
  ['SE', '08-12 34 56', '+468123456'],
  ['SI', '(01) 123 45 67', '+38611234567'],
  ['SK', '0912 123 456', '+421912123456'],
  ['UA', '044 123 45 67', '+380441234567'],
])('B5.12 with a country the number is one of it, stored with the prefix: %s %s', (country, typed, value) => {
  expect(checkPhone(typed, { country })).toEqual({ value })
  expect(checkField('phone', typed, { country })).toEqual({ value: typed })
})

test.each([
  ['+48', '600 700 800', '+48600700800'],
  ['48', '600700800', '+48600700800'],
  ['0048', '600700800', '+48600700800'],
  ['+372', '5123456', '+3725123456'],
  ['+44', '020 7946 0958', '+442079460958'],
  ['+49', '+48 600 700 800', '+48600700800'],
])('B5.12 the prefix field and the number are checked together: %s %s', (phonePrefix, typed, value) => {
  for (const country of ['DE', 'PL', undefined]) expect(checkPhone(typed, { phonePrefix, country })).toEqual({ value })
})

test.each([
  ['PL', '000 000 000'],
  ['PL', '600 700 800 900'],
  ['DE', '1'],
  ['EE', '51234'],
  ['FR', '0042685300'],
  ['GB', '020 7946 095'],
  ['XX', '600 700 800'],
])('B8.10 %s has no number %s', (country, typed) => {
  expect(checkPhone(typed, { country })).toEqual({ code: 'incorect_phone' })
})

test.each(['600 700', '+48 600 700', '(22) 826'])(
  'B5.28 with Poland as the country fewer than nine digits are too short: %s',
  (typed) => expect(checkPhone(typed, { country: 'PL' })).toEqual({ code: 'phone_to_short' }),
)

test.each([
  ['+48', '600700', 'phone_to_short'],
  ['+372', '51', 'incorect_phone'],
  ['+999', '600700800', 'incorect_phone'],
])('B5.12 B8.10 prefix and number that do not belong together are refused: %s %s', (phonePrefix, typed, code) => {
  expect(checkPhone(typed, { phonePrefix })).toEqual({ code })
})

test('B8.6 the phone of an invoice has a code of its own', () => {
  expect(checkPhone('000 000 000', { country: 'PL', area: 'invoice' })).toEqual({ code: 'incorect_invoice_phone' })
})

describe('without a country', () => {
  test.each(['', ' ', '+48 600', '(22) 826', '+', '---'])(
    'B5.11 fewer than nine characters are no phone: %j',
    (typed) => {
      expect(checkPhone(typed)).toEqual({ code: 'no_phone' })
      expect(checkField('phone', typed)).toEqual({ code: 'no_phone' })
    },
  )

  test.each(['600 700', '12345678', '1'])(
    'B5.28 B9.7 a numeric value has at least nine characters, unlike %s',
    (typed) => {
      expect(checkPhone(typed)).toEqual({ code: 'phone_to_short' })
    },
  )

  test.each([
    ['600700800', '600700800'],
    ['+48 600 700 800', '+48600700800'],
    ['0044 20 7946 0958', '+442079460958'],
  ])('B5.11 B9.7 nine characters are enough: %s', (typed, value) => expect(checkPhone(typed)).toEqual({ value }))
})

test('a number that exists only without the prefix of its country is refused: it could not be checked again', () => {
  expect(checkPhone('800000', { country: 'VA' })).toEqual({ code: expect.stringContaining('phone') })
  expect(checkPhone('06 6981 2345', { country: 'VA' })).toEqual({ value: '+390669812345' })
})

test.each(['600 700 80O', 'tel. 600700800', '600700800;', '600\u0000700800'])(
  'B5.42 B8.2 a phone has no %j',
  (typed) => {
    expect(checkPhone(typed, { country: 'PL' })).toEqual({ code: 'illegal_characters_client_phone' })
    expect(checkPhone(typed, { country: 'PL' }, 'phone2')).toEqual({ code: 'illegal_characters_client_phone2' })
    expect(checkPhone(typed, { country: 'PL', area: 'delivery' })).toEqual({
      code: 'illegal_characters_delivery_phone',
    })
  },
)
