import { expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { type ValidationCode, validationTexts } from '../../texts/validation.ts'
import type { FieldArea } from './field-result.ts'
import { checkField, type FieldKind, fieldKinds, isFieldKind } from './kinds.ts'

test.each(
  'firstname lastname additional firm nip street zipcode city phone email birthdate login password iban'.split(' '),
)('B5.20 %s is a kind of field', (name) => expect(isFieldKind(name)).toBe(true))

test('B5.20 other names are none', () => {
  expect(isFieldKind('unknown')).toBe(false)
  expect(isFieldKind('toString')).toBe(false)
})

test('B5.1 B5.26 an empty field has one of two messages', () => {
  expect(checkField('text', '  ')).toEqual({ code: 'required' })
  expect(translate(validationTexts.required)).toBe('Proszę wypełnić to pole.')
  expect(translate(validationTexts.required_field)).toBe('Te pole jest obowiązkowe.')
})

test.each(Object.keys(fieldKinds) as FieldKind[])('B5.1 an empty %s is refused, unless it is optional', (kind) => {
  expect(checkField(kind, '')).toHaveProperty('code')
  expect(checkField(kind, '', { optional: true })).toEqual({ value: '' })
})

test.each([
  ['text', 'ab', { minLength: 3 }, 'Minimalna liczba znaków dla tego pola to 3'],
  ['city', 'Ą', { minLength: 2 }, 'Minimalna liczba znaków dla tego pola to 2'],
] as const)('B5.2 the minlength of a field counts: %s %s', (kind, typed, context, message) => {
  const result = checkField(kind, typed, context)
  expect(result).toMatchObject({ code: 'to_short' })
  expect(translate(validationTexts.to_short, 'values' in result ? result.values : {})).toBe(message)
  expect(checkField(kind, `${typed}bc`, context)).toHaveProperty('value')
})

test.each([
  ['text', 'abcd', { maxLength: 3 }, 'Maksymalna liczba znaków dla tego pola to 3'],
  ['email', 'anna@example.com', { maxLength: 10 }, 'Maksymalna liczba znaków dla tego pola to 10'],
] as const)('B5.3 the maxlength of a field counts: %s %s', (kind, typed, context, message) => {
  const result = checkField(kind, typed, context)
  expect(result).toMatchObject({ code: 'to_long' })
  expect(translate(validationTexts.to_long, 'values' in result ? result.values : {})).toBe(message)
})

test('B5.4 a select without a choice has its message', () => {
  const options = ['PL', 'DE']
  expect(checkField('select', '', { options })).toEqual({ code: 'no_option' })
  expect(checkField('select', 'XX', { options })).toEqual({ code: 'no_option' })
  expect(checkField('select', 'DE', { options })).toEqual({ value: 'DE' })
  expect(translate(validationTexts.no_option)).toBe('Proszę wybrać opcję.')
})

test('B5.5 a required checkbox is ticked', () => {
  expect(checkField('checkbox', '')).toEqual({ code: 'not_checked' })
  expect(checkField('checkbox', 'on')).toEqual({ value: 'on' })
})

test.each(['123', '--', '1.5'])('B5.43 B8.14 a field with letters has at least one, unlike %s', (typed) => {
  expect(checkField('letters', typed)).toEqual({ code: 'invalid_format' })
  expect(checkField('letters', `${typed}ą`)).toEqual({ value: `${typed}ą` })
})

test.each([
  ['1984-05-27', { value: '1984-05-27' }],
  ['2000-02-29', { value: '2000-02-29' }],
  ['2026-11-24', { value: '2026-11-24' }],
  ['1900-01-01', { value: '1900-01-01' }],
  ['1900-02-29', { code: 'birth_date' }],
  ['2023-02-29', { code: 'birth_date' }],
  ['1984-13-01', { code: 'birth_date' }],
  ['1984-00-10', { code: 'birth_date' }],
  ['1984-04-31', { code: 'birth_date' }],
  ['27-05-1984', { code: 'birth_date' }],
  ['27.05.1984', { code: 'birth_date' }],
  ['1984-5-27', { code: 'birth_date' }],
  ['19840527', { code: 'birth_date' }],
  ['2026-11-25', { code: 'birth_date_range' }],
  ['1899-12-31', { code: 'birth_date_range' }],
])('B5.40 B8.1 a birth date is a day written as RRRR-MM-DD: %s', (typed, result) => {
  expect(checkField('birthdate', typed, { today: '2026-11-24' })).toEqual(result)
})

test('B8.1 the message names the format', () => {
  expect(translate(validationTexts.birth_date)).toContain('RRRR-MM-DD')
})

test.each([
  [undefined, 'incorrect_region'],
  ['invoice', 'incorrect_region'],
  ['delivery', 'incorect_delivery_region'],
] as [FieldArea | undefined, ValidationCode][])('B8.3 B8.13 the region of %s is chosen', (area, code) => {
  expect(checkField('region', '', { area })).toEqual({ code })
  expect(checkField('region', 'XX', { area, options: ['PL'] })).toEqual({ code })
  expect(checkField('region', '1143020003', { area })).toEqual({ value: '1143020003' })
})

test('B8.11 a shop is chosen from the list', () => {
  expect(checkField('shop', '')).toEqual({ code: 'incorect_shops' })
  expect(checkField('shop', '7', { options: ['1', '2'] })).toEqual({ code: 'incorect_shops' })
  expect(checkField('shop', '2', { options: ['1', '2'] })).toEqual({ value: '2' })
  expect(translate(validationTexts.incorect_shops)).toBe('Wybierz sklep z listy.')
})

const missing: [FieldKind, FieldArea, ValidationCode][] = [
  ['name', 'client', 'no_name'],
  ['firstname', 'client', 'no_firstname'],
  ['firstname', 'delivery', 'no_delivery_firstname'],
  ['firstname', 'invoice', 'no_invoice_firstname'],
  ['lastname', 'client', 'no_lastname'],
  ['lastname', 'delivery', 'no_delivery_lastname'],
  ['lastname', 'invoice', 'no_invoice_lastname'],
  ['firm', 'client', 'no_firmname'],
  ['firm', 'invoice', 'no_invoice_firmname'],
  ['street', 'client', 'no_street'],
  ['street', 'delivery', 'no_delivery_street'],
  ['street', 'invoice', 'no_invoice_street'],
  ['street_number', 'client', 'no_street_number'],
  ['street_number', 'invoice', 'no_invoice_street_number'],
  ['city', 'client', 'no_city'],
  ['city', 'delivery', 'no_delivery_city'],
  ['city', 'invoice', 'no_invoice_city'],
  ['login', 'client', 'no_login'],
  ['password', 'client', 'no_password'],
]

test.each(missing)('B8.18 an empty %s of the %s has the code %s', (kind, area, code) => {
  expect(checkField(kind, ' '.repeat(kind === 'password' ? 0 : 2), { area })).toEqual({ code })
})
