import { expect, test } from 'vitest'
import { type Text, translate } from '#shared/text.ts'
import { validationTexts } from './texts/validation.ts'

const texts: Record<string, Text> = validationTexts

function expectPolish(code: string, words: unknown = expect.stringMatching(/\p{L}{4}/u)) {
  const text = texts[code] as Text
  expect(translate(text)).toEqual(words)
  expect(text.key).toBe(`validation.${code}`)
  expect(translate(text, {}, { [text.key]: `inne: ${code}` })).toBe(`inne: ${code}`)
}

const client = ['city', 'firm', 'firstname', 'lastname', 'nip', 'phone', 'phone2', 'street'].map(
  (name) => `client_${name}`,
)
const delivery = ['additional', 'city', 'firstname', 'lastname', 'phone', 'street'].map((name) => `delivery_${name}`)

test.each([...client, ...delivery])(
  'B8.2 illegal_characters_%s has its words, and a shop may change them alone',
  (name) => {
    expectPolish(`illegal_characters_${name}`, 'Jeden z użytych znaków jest niedozwolony.')
  },
)

const missing = [
  'no_city no_delivery_city no_delivery_firstname no_delivery_lastname no_delivery_street no_firmname no_firstname',
  'no_invoice_city no_invoice_firmname no_invoice_firstname no_invoice_lastname no_invoice_street',
  'no_invoice_street_number no_login no_name no_password no_street no_street_number no_street_number_uk',
].flatMap((line) => line.split(' '))

test.each(missing)('B8.18 %s has its words, and a shop may change them alone', (code) => expectPolish(code))

const others = [
  'birth_date incorect_delivery_region incorect_delivery_zipcode incorect_email incorect_invoice_phone',
  'incorect_invoice_zipcode incorect_login incorect_nip incorect_phone incorect_shops incorect_zipcode incorrect_region',
  'invalid_format login_equals_password login_taken used_login login_taken_login_propose not_equal_passwords',
  'password_to_long password_to_short incorrect_iban',
].flatMap((line) => line.split(' '))

test.each(others)('%s has its words, and a shop may change them alone', (code) => expectPolish(code))

test('B8.16 both codes of a taken login say so', () => {
  expectPolish('login_taken', 'Ten login jest już zajęty.')
  expectPolish('used_login', 'Ten login jest już zajęty.')
})

test('B5.18 B8.22 an invalid account has the words of the specification', () => {
  expectPolish('incorrect_iban', 'Format numeru konta bankowego jest niepoprawny')
})

test('B5.19 the returns form has words of its own', () => {
  expectPolish('incorrect_returns_iban', 'Wprowadzony numer konta bankowego jest nieprawidłowy.')
})
