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
  const illegal = 'Jeden z użytych znaków jest niedozwolony.'

  /** The wrong field alone has a message. */
  function expectMessage(field: string, input: string, message: unknown) {
    expect(check({ [field]: input }).said).toEqual({ [field]: message })
  }

  test.each(['firstName', 'lastName', 'city', 'street'])('B5.1 B5.37 B5.41 %s is required', (field) => {
    expectMessage(field, '', empty)
    expectMessage(field, '   ', empty)
  })

  test.each(['invoiceName', 'invoiceStreet', 'invoiceStreetNumber', 'invoicePostcode', 'invoiceCity'])(
    'B5.1 B5.41 %s is required on an invoice',
    (field) => expectMessage(field, '', empty),
  )

  test.each(['postcode', 'email'])('B5.1 %s is required', (field) => expectMessage(field, '', empty))

  test('B5.9 a missing number is shown at the number', () => expectMessage('streetNumber', '', empty))

  test('B5.44 a missing number in the United Kingdom has words of its own', () => {
    const british = { country: 'GB', phone: '020 7946 0958', postcode: 'SW1A 1AA', invoicePostcode: 'SW1A 1AA' }
    expect(check({ ...british, invoiceTaxNumber: '', streetNumber: '' }).said).toEqual({
      streetNumber: 'Podaj numer domu albo jego nazwę.',
    })
  })

  test.each([
    ['firstName', 'Ann4'],
    ['lastName', '7'],
  ])('B5.6 B5.7 the server refuses digits in %s: %s', (field, input) => {
    expectMessage(field, input, 'Pole nie może zawierać cyfr.')
  })

  test.each([
    ['lastName', 'Nowak<script>'],
    ['street', 'Długa {1}'],
    ['phone', '600 700 80O'],
  ])('B5.42 %s has no illegal characters: %s', (field, input) => expectMessage(field, input, illegal))

  test.each([
    ['firstName', 'www.spam.example'],
    ['lastName', 'Nowak http://spam.example'],
    ['street', 'Długa, WWW.spam.example/x'],
    ['city', 'https://spam.example'],
    ['company', 'Nagroda (http://spam.example/x)'],
    ['invoiceName', 'Firma www.spam.example'],
    ['invoiceTaxNumber', '526<104>0828'],
  ])('B5.42 %s has no link and no illegal characters: %s', (field, input) => expectMessage(field, input, illegal))

  test.each([
    ['company', 120],
    ['firstName', 50],
  ] as const)('B5.3 %s has at most %i characters', (field, most) => {
    expectMessage(field, 'a'.repeat(most + 1), `Maksymalna liczba znaków dla tego pola to ${most}`)
  })

  test('B5.43 B8.14 a town has at least one letter', () => {
    expectMessage('city', '--', 'Pole musi zawierać co najmniej jedną literę.')
  })

  test('B5.27 B8.5 an e-mail is a full address', () => {
    expectMessage('email', 'anna@', 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan.kowalski@example.com.')
  })

  test('B5.11 an empty phone has its message', () => expectMessage('phone', '', 'Wpisz swój telefon.'))

  test('a country that does not exist is said at the country, not at the phone', () => {
    expect(Object.keys(check({ country: 'XX', invoiceTaxNumber: '' }).said)).toEqual(['country'])
  })

  test('B5.28 a number of fewer than nine digits has its message', () => {
    expectMessage('phone', '600 700', 'Numer telefonu powinien zawierać minimum 9 znaków')
  })

  test('B8.10 a number that does not exist has its message', () => {
    expectMessage('phone', '000 000 000', expect.stringContaining('Niepoprawny numer telefonu'))
  })

  test('B8.12 an invalid postcode has a message with the format', () => {
    expectMessage(
      'postcode',
      '0095',
      'Niepoprawny kod pocztowy. Dozwolony format: XX-XXX (X to cyfra, Y to litera), na przykład 12-345.',
    )
  })

  test('B8.9 a NIP has a valid checksum', () => {
    expectMessage('invoiceTaxNumber', '526-104-08-27', expect.stringContaining('Niepoprawny numer NIP'))
  })

  test('B8.12 the postcode of an invoice has a message with the format', () => {
    expectMessage('invoicePostcode', 'abc', expect.stringContaining('XX-XXX'))
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
