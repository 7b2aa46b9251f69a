import { defineTexts } from '#shared/text.ts'

const empty = 'Proszę wypełnić to pole.'

/** Problems of a client's data. The names are the codes of the specification (B8.1–B8.24), including their spelling. */
export const validationTexts = defineTexts('validation', {
  required: empty,
  no_firstname: empty,
  no_lastname: empty,
  no_street: empty,
  no_street_number: empty,
  no_city: empty,
  no_invoice_firmname: empty,
  no_invoice_street: empty,
  no_invoice_street_number: empty,
  no_invoice_city: empty,
  no_phone: 'Wpisz swój telefon.',
  to_long: 'Maksymalna liczba znaków dla tego pola to {n}',
  digits: 'Pole nie może zawierać cyfr.',
  illegal_characters: 'Jeden z użytych znaków jest niedozwolony.',
  invalid_format: 'Pole musi zawierać co najmniej jedną literę.',
  incorect_email: 'Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. {email}.',
  phone_to_short: 'Numer telefonu powinien zawierać minimum 9 znaków',
  incorect_phone: 'Niepoprawny numer telefonu. Sprawdź, czy nie brakuje cyfry albo numeru kierunkowego kraju.',
  incorect_zipcode:
    'Niepoprawny kod pocztowy. Dozwolony format: {formats} (X to cyfra, Y to litera), na przykład {example}.',
  incorect_invoice_zipcode:
    'Niepoprawny kod pocztowy. Dozwolony format: {formats} (X to cyfra, Y to litera), na przykład {example}.',
  incorect_nip: 'Niepoprawny numer NIP. Sprawdź jego cyfry.',
  incorrect_region: 'Proszę wybrać opcję.',
  no_option: 'Proszę wybrać opcję.',
  no_gift_card: 'Kod karty podarunkowej ma tylko litery, cyfry i myślniki, najwyżej 40 znaków.',
  no_terms: 'Zaznacz, że znasz i przyjmujesz regulamin.',
})

export type ValidationCode = keyof typeof validationTexts
