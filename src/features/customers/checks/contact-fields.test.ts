import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { translate } from '#shared/text.ts'
import { contactFields, deliveryFields, invoiceFields } from './contact-fields.ts'
import { fieldProblems } from './field-problems.ts'

const right = {
  email: 'anna.nowak@example.com',
  phone: '600 700 800',
  firstName: 'Anna',
  lastName: 'Nowak-Żółć',
  company: '',
  street: 'ul. 11 Listopada',
  streetNumber: '12a/3',
  postcode: '00950',
  city: 'Warszawa',
  country: 'PL',
  invoiceName: 'Zażółć sp. z o.o.',
  invoiceTaxNumber: '526-104-08-28',
  invoiceStreet: 'Długa',
  invoiceStreetNumber: '1',
  invoicePostcode: '31-146',
  invoiceCity: 'Kraków',
}

function check(changes: Record<string, string>) {
  const country = changes.country ?? 'PL'
  const schema = z.object({ ...contactFields(country), ...deliveryFields(country), ...invoiceFields(country) })
  const read = schema.safeParse({ ...right, ...changes })
  if (read.success) return { value: read.data, said: {} as Record<string, string> }
  const messages = Object.entries(fieldProblems(read.error)).map(([field, { text, values }]) => [
    field,
    translate(text, values),
  ])
  return { value: null, said: Object.fromEntries(messages) as Record<string, string> }
}

test('B5.12 valid input is normalized: phone with the prefix, postcode with a hyphen, NIP as digits', () => {
  expect(check({}).value).toMatchObject({ phone: '+48600700800', postcode: '00-950', invoiceTaxNumber: '5261040828' })
})

test('surrounding spaces are ignored', () => {
  expect(check({ firstName: '  Anna ', email: ' anna@example.com ', invoiceTaxNumber: ' ' }).value).toMatchObject({
    firstName: 'Anna',
    email: 'anna@example.com',
    invoiceTaxNumber: '',
  })
})

describe('errors are returned by field', () => {
  const empty = 'Proszę wypełnić to pole.'
  test.each([
    ['B5.1 B8.18', 'firstName', '', empty],
    ['B5.1 B8.18', 'lastName', '   ', empty],
    ['B5.1 B8.18', 'city', '', empty],
    ['B5.9', 'streetNumber', '', empty],
    ['B5.1', 'postcode', '', empty],
    ['B5.6', 'firstName', 'Ann4', 'Pole nie może zawierać cyfr.'],
    ['B5.6', 'lastName', '7', 'Pole nie może zawierać cyfr.'],
    ['B8.2', 'lastName', 'Nowak<script>', 'Jeden z użytych znaków jest niedozwolony.'],
    ['B8.2', 'street', 'Długa {1}', 'Jeden z użytych znaków jest niedozwolony.'],
    ['B8.2', 'phone', '600 700 80O', 'Jeden z użytych znaków jest niedozwolony.'],
    ['B5.42', 'firstName', 'www.spam.example', 'Jeden z użytych znaków jest niedozwolony.'],
    ['B5.42', 'lastName', 'Nowak http://spam.example', 'Jeden z użytych znaków jest niedozwolony.'],
    ['B5.42', 'street', 'Długa, WWW.spam.example/x', 'Jeden z użytych znaków jest niedozwolony.'],
    ['B5.42', 'city', 'https://spam.example', 'Jeden z użytych znaków jest niedozwolony.'],
    ['B5.42', 'company', 'Nagroda (http://spam.example/x)', 'Jeden z użytych znaków jest niedozwolony.'],
    ['B5.3', 'company', 'a'.repeat(121), 'Maksymalna liczba znaków dla tego pola to 120'],
    ['B5.42', 'invoiceName', 'Firma www.spam.example', 'Jeden z użytych znaków jest niedozwolony.'],
    ['B5.43 B8.14', 'city', '--', 'Pole musi zawierać co najmniej jedną literę.'],
    ['B5.3', 'firstName', 'a'.repeat(51), 'Maksymalna liczba znaków dla tego pola to 50'],
    ['B5.27', 'email', 'anna@', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan.kowalski@example.com.'],
    ['B5.1', 'email', '', empty],
    ['B5.11', 'phone', '', 'Wpisz swój telefon.'],
    ['B5.28', 'phone', '600 700', 'Numer telefonu powinien zawierać minimum 9 znaków'],
    ['B8.10', 'phone', '000 000 000', expect.stringContaining('Niepoprawny numer telefonu')],
    [
      'B8.12',
      'postcode',
      '0095',
      'Niepoprawny kod pocztowy. Dozwolony format: XX-XXX (X to cyfra, Y to litera), na przykład 12-345.',
    ],
    ['B8.9', 'invoiceTaxNumber', '526-104-08-27', expect.stringContaining('Niepoprawny numer NIP')],
    ['B8.7', 'invoicePostcode', 'abc', expect.stringContaining('XX-XXX')],
    ['B8.18', 'invoiceName', '', empty],
  ])('%s %s = "%s"', (_statement, field, input, messages) => {
    expect(check({ [field]: input }).said).toEqual({ [field]: messages })
  })

  test.each([
    ['company', 'Allegro.pl sp. z o.o.'],
    ['invoiceName', 'P.H.U. Kowalska & syn s.c.'],
    ['street', 'ul.gen.Andersa'],
    ['firstName', 'J.R.'],
  ])('dots alone are not a link: %s = "%s"', (field, input) => expect(check({ [field]: input }).said).toEqual({}))

  test('all errors are returned at once', () => {
    const { said: messages } = check({ firstName: '', phone: '', postcode: '1', invoiceTaxNumber: '1' })
    expect(Object.keys(messages).sort()).toEqual(['firstName', 'invoiceTaxNumber', 'phone', 'postcode'])
  })
})

describe('other countries', () => {
  test.each([
    {
      country: 'DE',
      phone: '030 123456789',
      postcode: '10115',
      normalized: { phone: '+4930123456789', postcode: '10115' },
    },
    {
      country: 'NL',
      phone: '+31 6 12345678',
      postcode: '1012ab',
      normalized: { phone: '+31612345678', postcode: '1012 AB' },
    },
    {
      country: 'CZ',
      phone: '+420601123456',
      postcode: '11000',
      normalized: { phone: '+420601123456', postcode: '110 00' },
    },
    { country: 'LT', phone: '+37061234567', postcode: 'LT-01001', normalized: { postcode: 'LT-01001' } },
  ])('$country: $postcode, $phone', ({ normalized, ...input }) => {
    expect(check({ ...input, invoicePostcode: input.postcode, invoiceTaxNumber: '' }).value).toMatchObject(normalized)
  })
})

test.each([
  ['DE', '1234', 'XXXXX (X to cyfra, Y to litera), na przykład 12345.'],
  ['LT', '1234', 'LT-XXXXX (X to cyfra, Y to litera), na przykład LT-12345.'],
  ['NL', '1234', 'XXXX YY (X to cyfra, Y to litera), na przykład 1234 AA.'],
])('B8.12 the message about a postcode is that of its country: %s %s', (country, postcode, message) => {
  expect(check({ country, postcode }).said).toMatchObject({ postcode: expect.stringContaining(message) })
})
