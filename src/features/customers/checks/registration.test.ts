import { describe, expect, test } from 'vitest'
import { translate } from '#shared/text.ts'
import { checkRegistration, type RegistrationFields } from './registration.ts'

const zofia: RegistrationFields = {
  kind: 'private',
  email: 'zofia.wrona@example.com',
  password: 'trzy koty 7',
  passwordRepeat: 'trzy koty 7',
  firstName: 'Zofia',
  lastName: 'Wrona',
  phone: '600 700 800',
  street: 'Długa',
  streetNumber: '5/7',
  postcode: '31146',
  city: 'Kraków',
  country: 'PL',
  terms: 'on',
}
const firm = { kind: 'business', company: 'Wrona i syn sp. z o.o.', taxNumber: '526-104-08-28' }
const delivery = {
  otherDelivery: 'on',
  deliveryFirstName: 'Jan',
  deliveryLastName: 'Wrona',
  deliveryStreet: 'Hauptstraße',
  deliveryStreetNumber: '12',
  deliveryPostcode: '10115',
  deliveryCity: 'Berlin',
  deliveryCountry: 'DE',
}
const invoice = {
  wantsInvoice: 'on',
  invoiceName: 'Wrona Handel',
  invoiceTaxNumber: '5261040828',
  invoiceStreet: 'Krótka',
  invoiceStreetNumber: '1',
  invoicePostcode: '00-950',
  invoiceCity: 'Warszawa',
}

const context = { passwordLength: { min: 6, max: 15 }, today: '2026-11-24' }

function problems(changes: RegistrationFields): Record<string, string> {
  const checked = checkRegistration({ ...zofia, ...changes }, context)
  if (checked.ok) return {}
  return Object.fromEntries(
    Object.entries(checked.problem).map(([name, { text, values }]) => [name, translate(text, values)]),
  )
}

test('B5.39 valid data are stored in one format: phone with the prefix, postcode with a hyphen, e-mail in lower case', () => {
  const checked = checkRegistration({ ...zofia, email: 'Zofia.Wrona@Example.com' }, context)
  expect(checked).toMatchObject({
    ok: true,
    value: {
      ...{ kind: 'private', login: null, email: 'zofia.wrona@example.com', birthDate: '', phone: '+48600700800' },
      ...{ delivery: null, invoice: null },
      names: { firstName: 'Zofia', lastName: 'Wrona', company: '', taxNumber: '' },
      address: { firstName: 'Zofia', lastName: 'Wrona', postcode: '31-146', country: 'PL' },
    },
  })
})

test('B5.39 a company has its name and tax number in the address', () => {
  const checked = checkRegistration({ ...zofia, ...firm }, context)
  const address = { company: 'Wrona i syn sp. z o.o.', taxNumber: '5261040828' }
  expect(checked).toMatchObject({ ok: true, value: { kind: 'business', address } })
})

test('B5.41 other addresses are read by the rules of their own country', () => {
  expect(checkRegistration({ ...zofia, ...delivery, ...invoice }, context)).toMatchObject({
    ok: true,
    value: {
      delivery: { firstName: 'Jan', city: 'Berlin', postcode: '10115', country: 'DE' },
      invoice: { company: 'Wrona Handel', taxNumber: '5261040828', city: 'Warszawa' },
    },
  })
})

const withoutAddress = { phone: '', street: ' ', streetNumber: '', postcode: '', city: '' }

test.each(['', '600 700 800'])('B5.39 a private client may give the address later, with the phone %j', (phone) => {
  const checked = checkRegistration({ ...zofia, ...withoutAddress, phone }, context)
  expect(checked).toMatchObject({ ok: true, value: { address: null, names: { firstName: 'Zofia' } } })
})

test.each<[string, RegistrationFields, string[]]>([
  ['a company', { ...withoutAddress, ...firm }, ['city', 'phone', 'postcode', 'street', 'streetNumber']],
  ['a town alone', { ...withoutAddress, city: 'Kraków' }, ['phone', 'postcode', 'street', 'streetNumber']],
  ['a wrong phone', { ...withoutAddress, phone: '600' }, ['phone']],
])('B5.39 %s is asked for the rest', (_, changes, expected) => {
  expect(Object.keys(problems(changes)).toSorted()).toEqual(expected)
})

const empty = 'Proszę wypełnić to pole.'
test.each<[string, string, string, string]>([
  ['B5.35', 'login', 'ab', 'Login musi mieć od 3 do 40 znaków: litery, cyfry oraz @ . - _'],
  ['B5.35', 'login', 'x'.repeat(41), 'Login musi mieć od 3 do 40 znaków: litery, cyfry oraz @ . - _'],
  ['B5.36', 'password', '', 'Wpisz hasło.'],
  ['B5.36', 'password', '12345', 'Hasło musi mieć co najmniej 6 znaków.'],
  ['B5.36', 'password', '1234567890123456', 'Hasło może mieć najwyżej 15 znaków.'],
  ['B5.36', 'passwordRepeat', 'trzy koty 8', 'Podane hasła nie są takie same.'],
  ['B5.37', 'firstName', ' ', empty],
  ['B5.37', 'lastName', '', empty],
  ['B5.38', 'email', 'zofia@example', 'Błędnie wpisany e-mail.'],
  ['B5.38', 'email', '', empty],
  ['B5.39', 'country', '', 'Proszę wybrać opcję.'],
  ['B5.39', 'city', '', empty],
  ['B5.39', 'street', '', empty],
  ['B5.39', 'streetNumber', '', empty],
  ['B5.39', 'phone', '', 'Wpisz swój telefon.'],
  ['B5.39', 'phone', '600 700', 'Numer telefonu powinien zawierać minimum 9 znaków'],
  ['B5.39', 'postcode', '', empty],
  ['B5.39', 'postcode', '3114', 'Niepoprawny kod pocztowy.'],
  ['B5.40', 'birthDate', '27.05.1984', 'Podaj datę w formacie RRRR-MM-DD, na przykład 1984-05-27.'],
  ['B5.40', 'birthDate', '2026-11-25', 'Sprawdź rok, miesiąc i dzień urodzenia.'],
])('%s a wrong %s is refused: %j', (_, name, typed, message) => {
  expect(problems({ [name]: typed })[name]).toContain(message)
})

describe('a part that is not wanted is not checked', () => {
  test.each<[string, RegistrationFields, Record<string, string>]>([
    ['B5.39', { ...firm, company: '', taxNumber: '' }, { company: empty, taxNumber: empty }],
    ['B5.39', { ...firm, taxNumber: '526-104-08-29' }, { taxNumber: 'Niepoprawny numer NIP.' }],
    [
      'B5.41',
      { ...delivery, deliveryCity: '', deliveryPostcode: '1' },
      { deliveryCity: empty, deliveryPostcode: 'XXXXX' },
    ],
    ['B5.41', { ...invoice, invoiceName: '', invoiceStreet: '' }, { invoiceName: empty, invoiceStreet: empty }],
  ])('%s %j', (_, changes, expected) => {
    const found = problems(changes)
    expect(Object.keys(found).toSorted()).toEqual(Object.keys(expected).toSorted())
    for (const [name, message] of Object.entries(expected)) expect(found[name]).toContain(message)
    expect(problems({ ...changes, kind: 'private', otherDelivery: '', wantsInvoice: '' })).toEqual({})
  })
})

test('B5.36 the password differs from the login, and from the e-mail where there is none', () => {
  const message = 'Hasło musi być inne niż login.'
  expect(problems({ login: 'trzykoty', password: 'TrzyKoty', passwordRepeat: 'TrzyKoty' })).toEqual({
    password: message,
  })
  expect(problems({ email: 'z@example.com', password: 'z@example.com', passwordRepeat: 'z@example.com' })).toEqual({
    password: message,
  })
})

test('the terms are accepted', () => {
  expect(problems({ terms: '' })).toEqual({ terms: 'Zaznacz, że znasz i przyjmujesz regulamin.' })
})

test('a field that is no text of the form counts as empty', () => {
  expect(Object.keys(problems({ email: undefined, terms: undefined })).toSorted()).toEqual(['email', 'terms'])
})
