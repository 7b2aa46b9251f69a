import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type LegacyClient, legacyClient } from '../../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient
beforeAll(async () => {
  testShop = await openTestShop()
  client = legacyClient(testShop)
})
afterAll(() => testShop.close())
beforeEach(async () => {
  await testShop.appContext.database.query.deleteFrom('account_attempt').execute()
})

type Fields = Record<string, string>

async function bothMethods(address: string, fields: Fields) {
  const query = new URLSearchParams(fields)
  const answers = [
    await client.ask(`${address}${address.includes('?') ? '&' : '?'}${query}`),
    await client.post(address, fields),
  ]
  const bodies = await Promise.all(answers.map((answer) => answer.json()))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(bodies[0]).toEqual(bodies[1])
  return bodies[0]
}

describe('/ajax/validate.php', () => {
  const validate = (fields: Fields) => bothMethods('/ajax/validate.php', fields)

  test.each<[string, string, Fields]>([
    ['firstname', 'Łukasz', {}],
    ['lastname', "O'Connor", {}],
    ['additional', 'c/o Nowak', {}],
    ['firm', 'Allegro.pl', {}],
    ['nip', '526-104-08-28', {}],
    ['nip', 'DE136695976', { country: '1143020143' }],
    ['street', 'Długa 5', {}],
    ['street', 'Długa', { street_number: '5' }],
    ['zipcode', '00-950', { country: 'PL' }],
    ['city', 'Kraków', {}],
    ['phone', '600 700 800', {}],
    ['phone', '30 901820', { prefix: '+49' }],
    ['email', 'anna@example.com', {}],
    ['birthdate', '1984-05-27', {}],
    ['login', 'nowy.klient', {}],
    ['password', 'Trzy rowery', { login: 'nowy.klient' }],
    ['iban', 'PL61109010140000071219812874', {}],
  ])('B5.20 B5.29 B7.4 the %s "%s" is valid', async (kind, value, more) => {
    expect(await validate({ kind, value, ...more })).toEqual({ errno: 0 })
  })

  test.each<[string, string, Fields, string]>([
    ['firstname', 'Jan2', {}, 'digits'],
    ['lastname', '', {}, 'no_lastname'],
    ['additional', 'c/o <b>', {}, 'illegal_characters_client_firm'],
    ['firm', '123', {}, 'invalid_format'],
    ['nip', '5261040829', {}, 'incorect_nip'],
    ['nip', 'DE136695977', { country: '1143020143' }, 'incorect_nip'],
    ['zipcode', '950', { country: '1143020003' }, 'incorect_zipcode'],
    ['city', '', {}, 'no_city'],
    ['phone', '600700', {}, 'phone_to_short'],
    ['phone', '1', { prefix: '49', country: 'DE' }, 'incorect_phone'],
    ['email', 'anna', {}, 'incorect_email'],
    ['birthdate', '27.05.1984', {}, 'birth_date'],
    ['login', 'jan', {}, 'login_taken_login_propose'],
    ['password', '12345', {}, 'password_to_short'],
    ['password_repeat', 'Rowery', { password: 'Rowery!' }, 'not_equal_passwords'],
    ['iban', 'PL61109010140000071219812875', {}, 'incorrect_iban'],
    ['text', 'ab', { minlength: '3' }, 'to_short'],
    ['text', 'abcd', { maxlength: '3' }, 'to_long'],
  ])('B5.20 B5.29 B7.4 the %s "%s" has an errno, its code and words', async (kind, value, more, code) => {
    expect(await validate({ kind, value, ...more })).toEqual({ errno: 1, code, message: expect.stringMatching(/.{5}/) })
  })

  test('B5.24 B8.15 a login like the password beside it is a message at the password', async () => {
    const answer = await validate({ kind: 'login', value: 'zielony', password: 'zielony' })
    expect(answer).toMatchObject({ errno: 1, code: 'login_equals_password', field: 'password' })
    expect(await validate({ kind: 'password', value: 'zielony', login: 'zielony' })).not.toHaveProperty('field')
  })

  test('B5.9 the message about a missing number of the house is one of its own field', async () => {
    const answer = await validate({ kind: 'street', value: 'Długa' })
    expect(answer).toMatchObject({ errno: 1, code: 'no_street_number', field: 'street_number' })
  })

  test.each<Fields>([{ kind: 'shoe-size' }, { kind: 'constructor' }, { name: 'my_field' }, {}])(
    'B5.25 an unknown kind (%j) is valid',
    async (fields) => expect(await validate({ ...fields, value: '<>' })).toEqual({ errno: 0 }),
  )

  test.each([
    ['client_zipcode', '950', { country: 'PL' }, 'incorect_zipcode'],
    ['delivery_firstname', '', {}, 'no_delivery_firstname'],
    ['invoice_city', '', {}, 'no_invoice_city'],
    ['client_birth_date', '1.1.2000', {}, 'birth_date'],
  ])('B7.4 the validation name %s alone says the kind', async (name, value, more, code) => {
    expect(await validate({ name, value, ...more })).toMatchObject({ errno: 1, code })
  })

  test('the answer does not say whether an e-mail has an account, and does not count it', async () => {
    for (const value of ['anna@example.com', 'nobody@example.com'])
      expect(await validate({ kind: 'email', value })).toEqual({ errno: 0 })
    const counted = await testShop.appContext.database.query.selectFrom('account_attempt').selectAll().execute()
    expect(counted).toEqual([])
  })

  test('beyond the limit nobody learns whether a login is taken', async () => {
    for (let index = 0; index < 20; index++) await validate({ kind: 'login', value: `gosc${index}` }) // asks twice
    expect(await validate({ kind: 'login', value: 'jan' })).toEqual({ errno: 0 })
    expect(await validate({ kind: 'login', value: 'j' })).toMatchObject({ errno: 1, code: 'incorect_login' })
  })
})

describe('/ajax/client-new.php', () => {
  const validate = (fields: Fields) => bothMethods('/ajax/client-new.php?validAjax=true', fields)

  test.each<[Fields]>([
    [{ client_zipcode: '00-950', client_region: '1143020003' }],
    [{ client_email: 'anna@example.com' }],
    [{ client_phone: '600700800' }],
    [{ client_firstname: 'Anna', client_lastname: 'Nowak', client_city: 'Kraków', client_street: 'Długa 5' }],
    [{ client_password: 'Trzy rowery', client_passwordrep: 'Trzy rowery', client_login: 'nowy.klient' }],
    [{ client_region: 'PL', client_zipcode: '00-950', delivery_region: 'GB', delivery_zipcode: 'SW1A 1AA' }],
    [{ unknown: '<>' }],
    [{}],
  ])('B7.4 the fields %j of older clients are valid', async (fields) => {
    expect(await validate(fields)).toEqual({ errno: 0 })
  })

  test.each<[Fields, string, string]>([
    [{ client_zipcode: '0095', client_region: '1143020143' }, 'incorect_zipcode', 'zipcode'],
    [{ client_zipcode: '00-950', client_region: '1' }, 'incorrect_region', 'region'],
    [{ client_email: 'anna' }, 'incorect_email', 'email'],
    [{ client_phone: '600' }, 'phone_to_short', 'phone'],
    [{ client_nip: '123' }, 'incorect_nip', 'nip'],
    [{ delivery_city: '' }, 'no_delivery_city', 'city'],
    [{ client_password: 'Trzy rowery', client_passwordrep: 'Trzy' }, 'not_equal_passwords', 'password_repeat'],
    [{ client_login: 'zielony', client_password: 'zielony' }, 'login_equals_password', 'password'],
    [{ client_login: 'anna' }, 'login_taken_login_propose', 'login'],
    [{ client_firstname: 'Anna', delivery_firstname: '' }, 'no_delivery_firstname', 'firstname'],
    [{ delivery_city: '', client_city: 'Kraków' }, 'no_delivery_city', 'city'],
    [{ client_zipcode: '00-950', client_region: 'PL', delivery_zipcode: '1' }, 'incorect_delivery_zipcode', 'zipcode'],
    [{ email: 'anna', invoice_street_number: '' }, 'incorect_email', 'email'],
  ])('B7.4 the fields %j have the code %s', async (fields, code, field) => {
    expect(await validate(fields)).toMatchObject({ errno: 1, code, field, message: expect.stringMatching(/.{5}/) })
  })

  test('another action of that address is unknown', async () => {
    expect((await client.ask('/ajax/client-new.php?client_email=anna')).status).toBe(404)
  })
})
