import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { validateFields } from '#features/customers/actions/validate-fields.ts'
import { countQueries } from '../../test/count-queries.ts'
import { graphqlClient } from '../../test/graphql-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import { provideRequestContext, type RequestEnvironment } from '../server/request-context.ts'
import { graphql } from './app.ts'

let testShop: TestShop
let app: Hono<RequestEnvironment>
beforeAll(async () => {
  testShop = await openTestShop()
  app = new Hono<RequestEnvironment>().use(provideRequestContext(testShop.appContext)).route('/', graphql())
})
afterAll(() => testShop.close())
beforeEach(async () => {
  await testShop.appContext.database.query.deleteFrom('account_attempt').execute()
})

async function ask(query: string, remoteAddress = '203.0.113.1') {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify({ query }) }
  const bindings = { incoming: { socket: { remoteAddress } } }
  const response = await app.request('http://localhost:3000/graphql/v1/?query=validateClientData', init, bindings)
  const { data, errors } = await response.json()
  expect(errors).toBeUndefined()
  return data
}

const selected =
  '{ messages { code message field } warnings { code } clientExists clientProposedLogin isClientLoggedIn }'
const field = (input: string) => `validateClientData(ClientDataInput: {${input}}) ${selected}`
const validate = async (input: string, address?: string) =>
  (await ask(`{ ${field(input)} }`, address)).validateClientData
const codesOf = async (input: string) =>
  (await validate(input)).messages.map(({ code }: { code: string }) => code) as string[]

const billing = (members: string) => `clientData: {clientBillingData: {${members}}}`
const poland = 1143020003
const germany = 1143020143

test('B3.1 B3.2 B3.3 B3.4 B3.5 B7.1 data without a mistake have no messages', async () => {
  const address = `firstname: "Łukasz-Żółć", lastname: "O'Connor", companyName: "Zażółć sp. z o.o.", street: "Długa 5/7", zipcode: "31-146", city: "Kraków", phone: "600 700 800", country: ${poland}`
  const rest = 'taxNumber: "526-104-08-28", email: "nowa@example.com", birthDate: "1984-05-27"'
  const account = 'loginAndPassword: {login: "nowy.klient", password: "Trzy zielone rowery"}'
  expect(await validate(`clientData: {clientBillingData: {${address}}, ${rest}}, ${account}`)).toEqual({
    ...{ messages: [], warnings: [], clientExists: false, clientProposedLogin: null, isClientLoggedIn: false },
  })
})

test('B7.1 a form that comes again with other values is answered for these', async () => {
  const emails = [
    'anna@example.com',
    'nikt@example.com',
    'anna@',
    'anna@example.com',
    'zły "adres"',
    'nikt@example.com',
  ]
  const answers: unknown[] = []
  for (const [index, email] of emails.entries())
    answers.push(
      (await ask(`query Form { ${field(`clientData: {email: ${JSON.stringify(email)}}`)} }`, `203.0.113.${index}`))
        .validateClientData.clientExists,
    )
  expect(answers).toEqual([true, false, null, true, null, false])
})

test.each(['', 'clientData: {}', 'loginAndPassword: {}', billing(''), billing('firstname: null')])(
  'B3.6 nothing to check ({%s}) has no messages',
  async (input) => expect(await codesOf(input)).toEqual([]),
)

test.each([
  ['firstname', ['no_firstname']],
  ['lastname', ['no_lastname']],
  ['companyName', ['no_firmname']],
  ['street', ['no_street']],
  ['zipcode', ['incorect_zipcode']],
  ['city', ['no_city']],
  ['phone', ['no_phone']],
  ['country', ['incorrect_region']],
])('B3.1 B8.18 an empty %s has its code', async (member, codes) => {
  for (const empty of ['""', '"  "']) expect(await codesOf(billing(`${member}: ${empty}`))).toEqual(codes)
})

test.each([
  ['clientData: {taxNumber: ""}', 'incorect_nip'],
  ['clientData: {email: ""}', 'incorect_email'],
  ['clientData: {birthDate: ""}', 'birth_date'],
  ['loginAndPassword: {login: ""}', 'no_login'],
  ['loginAndPassword: {password: ""}', 'no_password'],
])('B3.2 B3.3 B3.4 B3.5 an empty value in {%s} has its code', async (input, code) => {
  expect(await codesOf(input)).toEqual([code])
})

test.each([
  ['firstname: "Jan2"', 'digits'],
  ['firstname: "<b>Jan"', 'illegal_characters_client_firstname'],
  ['lastname: "Nowak!"', 'illegal_characters_client_lastname'],
  ['lastname: "-"', 'invalid_format'],
  ['companyName: "www.tanio.example"', 'illegal_characters_client_firm'],
  ['street: "Długa <5>"', 'illegal_characters_client_street'],
  ['city: "Kraków {1}"', 'illegal_characters_client_city'],
  ['phone: "abc 600700800"', 'illegal_characters_client_phone'],
])('B5.6 B5.7 B5.42 B8.2 {%s} has the code %s', async (member, code) => {
  expect(await codesOf(billing(member))).toEqual([code])
})

test.each([
  ['Długa', poland, ['no_street_number']],
  ['11 Listopada', poland, ['no_street_number']],
  ['11 Listopada 4', poland, []],
  ['Hauptstraße', germany, ['no_street_number']],
  ['Rose Cottage', '"GB"', ['no_street_number_uk']],
  ['10 Downing Street', '"GB"', []],
])('B5.8 B5.9 B5.44 the street "%s" in %s', async (street, country, codes) => {
  const { messages } = await validate(billing(`street: "${street}", country: ${country}`))
  expect(messages.map(({ code }: { code: string }) => code)).toEqual(codes)
  for (const message of messages) expect(message.field).toBe('street_number')
})

test.each([
  ['00950', poland, []],
  ['00-950', poland, []],
  ['950', poland, ['XX-XXX']],
  ['10115', germany, []],
  ['00-95', germany, ['XXXXX']],
  ['1012 NX', 1143020076, []],
  ['1012', 1143020076, ['XXXX YY']],
  ['602 00', 1143020041, []],
])(
  'B8.12 the postcode %s in region %s; the second message has the allowed formats',
  async (zipcode, country, formats) => {
    const { messages } = await validate(billing(`zipcode: "${zipcode}", country: ${country}`))
    const expected = formats.flatMap((format) => [
      { code: 'incorect_zipcode', field: 'zipcode', message: expect.stringContaining(format) },
      { code: 'zipcode_formats', field: 'zipcode', message: format },
    ])
    expect(messages).toEqual(expected)
  },
)

test.each([
  ['600 700 800', '', []],
  ['600 700', '', ['phone_to_short']],
  ['600 700 800', `, country: ${poland}`, []],
  ['600 700 80', `, country: ${poland}`, ['phone_to_short']],
  ['000 000 000', `, country: ${poland}`, ['incorect_phone']],
  ['030 901820', `, country: ${germany}`, []],
  ['+49 30 901820', `, country: ${poland}`, []],
  ['0048 600 700 800', `, country: "${germany}"`, []],
  ['1', `, country: ${germany}`, ['incorect_phone']],
])('B5.11 B5.12 B5.28 B8.10 the phone number %s%s', async (phone, country, codes) => {
  expect(await codesOf(billing(`phone: "${phone}"${country}`))).toEqual(codes)
})

test.each([
  ['5261040828', poland, []],
  ['PL 526-104-08-28', poland, []],
  ['5261040829', poland, ['incorect_nip']],
  ['DE136695976', germany, []],
  ['136695976', germany, []],
  ['DE136695977', germany, ['incorect_nip']],
  ['CZ25123891', 1143020041, []],
  ['ATU13585627', 1143020016, []],
  ['ATU13585626', 1143020016, ['incorect_nip']],
])('B8.9 the tax number %s in region %s', async (taxNumber, country, codes) => {
  const data = `clientData: {clientBillingData: {country: ${country}}, taxNumber: "${taxNumber}"}`
  expect(await codesOf(data)).toEqual(codes)
})

test.each(['1', '"Niemcy"', '"ZZZ"', '1143020010', '"1143020099999"'])(
  'B8.13 the country %s is none',
  async (country) => {
    const { messages } = await validate(billing(`country: ${country}`))
    expect(messages).toEqual([{ code: 'incorrect_region', message: 'Proszę wybrać opcję.', field: 'region' }])
  },
)

test.each([
  ['1984-05-27', []],
  ['27.05.1984', ['birth_date']],
  ['1984-02-30', ['birth_date']],
  ['2984-02-03', ['birth_date_range']],
])('B8.1 the birth date %s', async (birthDate, codes) => {
  expect(await codesOf(`clientData: {birthDate: "${birthDate}"}`)).toEqual(codes)
})

describe('an e-mail', () => {
  test.each([
    ['anna@example.com', true],
    ['Anna@Example.COM', true],
    ['nikt@example.com', false],
    ['anna', false],
  ])('B3.7 %s belongs to an account: %s', async (email, exists) => {
    const valid = email.includes('@')
    const { clientExists, messages } = await validate(`clientData: {email: "${email}"}`)
    expect([clientExists, messages.length]).toEqual([valid ? exists : null, valid ? 0 : 1])
  })

  test.each(['anna@', '@example.com', 'anna example.com', 'anna@example', ''])(
    'B8.5 %s is not a full address',
    async (email) => expect(await codesOf(`clientData: {email: "${email}"}`)).toEqual(['incorect_email']),
  )

  test('B5.27 the message has an example', async () => {
    const { messages } = await validate('clientData: {email: "anna@"}')
    expect(messages[0].message).toBe('Błędnie wpisany e-mail. Wpisz pełny adres e-mail, np. jan.kowalski@example.com.')
  })
})

describe('login and password', () => {
  const account = (login: string, password?: string) =>
    `loginAndPassword: {login: "${login}"${password === undefined ? '' : `, password: "${password}"`}}`

  test.each([
    ['ab', ['incorect_login']],
    ['abc', []],
    [`${'a'.repeat(40)}`, []],
    [`${'a'.repeat(41)}`, ['incorect_login']],
    ['jan kowalski', ['incorect_login']],
    ['jan.kowalski@example_1-2', []],
  ])('B5.14 B8.8 B9.2 the login %s', async (login, codes) => {
    expect(await codesOf(account(login))).toEqual(codes)
  })

  test.each([
    ['12345', ['password_to_short']],
    ['Rower1', []],
    ['Rower'.repeat(6), []],
    [`${'Rower'.repeat(6)}a`, ['password_to_long']],
  ])('B5.15 B8.20 B8.21 B9.1 the password %s', async (password, codes) => {
    expect(await codesOf(`loginAndPassword: {password: "${password}"}`)).toEqual(codes)
  })

  test('B5.16 B5.24 B8.15 a password like the login is one message, at the password', async () => {
    const { messages } = await validate(account('zielony', 'Zielony'))
    expect(messages).toEqual([
      { code: 'login_equals_password', field: 'password', message: 'Hasło musi być inne niż login.' },
    ])
  })

  test('B8.17 a taken login has a proposal that is free', async () => {
    const { messages, clientProposedLogin } = await validate(account('Anna', 'Trzy zielone rowery'))
    expect(clientProposedLogin).toMatch(/^Anna.+/)
    expect(messages).toEqual([
      { code: 'login_taken_login_propose', field: 'login', message: expect.stringContaining(clientProposedLogin) },
    ])
    expect(await codesOf(account(clientProposedLogin))).toEqual([])
  })

  test('B8.16 a taken login without a free similar one has a code of its own, at the login', async () => {
    const taken = { emailHasAccount: false, loginIsTaken: true, proposedLogin: null }
    const { problems, proposedLogin } = await validateFields(testShop.shop(), { login: 'anna' }, {}, async () => taken)
    expect(problems).toMatchObject([{ field: 'login', code: 'login_taken' }])
    expect(proposedLogin).toBeNull()
  })

  test('the e-mail of an account is no login for somebody else', async () => {
    expect(await codesOf(account('anna@example.com'))).toEqual(['login_taken_login_propose'])
  })

  test('a password that is easy to guess is valid, with a warning', async () => {
    const { messages, warnings } = await validate('loginAndPassword: {password: "haslo123"}')
    expect([messages, warnings]).toEqual([[], [{ code: 'password_trivial' }]])
  })
})

test('B7.1 several aliased checks in one request answer each by itself', async () => {
  const { street, email, login, both } = await ask(`{
    street: ${field(billing('street: "Długa"'))}
    email: ${field('clientData: {email: "anna@example.com"}')}
    login: ${field('loginAndPassword: {login: "jan"}')}
    both: ${field('clientData: {email: "nikt@example.com"}, loginAndPassword: {login: "nikt"}')}
  }`)
  expect(street.messages).toMatchObject([{ code: 'no_street_number' }])
  expect([email.clientExists, email.messages]).toEqual([true, []])
  expect(login.messages).toMatchObject([{ code: 'login_taken_login_propose' }])
  expect([both.clientExists, both.clientProposedLogin, both.messages]).toEqual([false, null, []])
})

test('B7.1 a signed-in client is told so, and their own e-mail and login are theirs', async () => {
  const client = testShop.shop().accounts
  const signedIn = await client.signIn('anna', 'witryna-demo')
  expect(signedIn.ok).toBe(true)
  const cookie = client.cookies.map((line) => line.split(';')[0]).join('; ')
  const own = 'clientData: {email: "anna@example.com"}, loginAndPassword: {login: "anna"}'
  const { data } = await graphqlClient(testShop, cookie).ask(`{ ${field(own)} }`)
  expect(data.validateClientData).toMatchObject({ messages: [], clientExists: false, isClientLoggedIn: true })
})

describe('accounts cannot be counted', () => {
  const aliases = (count: number, name = 'gosc') =>
    `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field(`clientData: {email: "${name}${index}@example.com"}`)}`).join(' ')} }`
  const known = 'clientData: {email: "anna@example.com"}, loginAndPassword: {login: "anna", password: "x"}'

  test('beyond the limit of an address the question stays open, and the rest is still checked', async () => {
    await ask(aliases(39))
    expect((await validate('clientData: {email: "anna@example.com"}')).clientExists).toBe(true)
    const answer = await validate(known)
    expect(answer).toMatchObject({ clientExists: null, clientProposedLogin: null })
    expect(answer.messages).toMatchObject([{ code: 'password_to_short' }])
    expect((await validate('clientData: {email: "anna@example.com"}', '198.51.100.7')).clientExists).toBe(true)
  })

  test('one request with more aliases than the limit answers none of them', async () => {
    const answers = Object.values<{ clientExists: boolean | null }>(await ask(aliases(41)))
    expect(new Set(answers.map(({ clientExists }) => clientExists))).toEqual(new Set([null]))
  })

  test('a network is limited together, whatever its address', async () => {
    for (const host of Array.from({ length: 10 }, (_, index) => index)) await ask(aliases(40), `203.0.113.${host}`)
    expect((await validate('clientData: {email: "anna@example.com"}', '203.0.113.200')).clientExists).toBe(null)
    expect((await validate('clientData: {email: "anna@example.com"}', '203.0.112.200')).clientExists).toBe(true)
  })

  test('checks without e-mail and login are not counted', async () => {
    for (const _ of Array.from({ length: 45 })) await validate(billing('firstname: "Jan"'))
    expect((await validate('clientData: {email: "anna@example.com"}')).clientExists).toBe(true)
  })

  test('known and unknown names cost the same queries, and ten aliases as many as one', async () => {
    const both = (name: string) => `clientData: {email: "${name}@example.com"}, loginAndPassword: {login: "${name}"}`
    const requests = [
      `{ ${field(both('anna'))} }`,
      `{ ${field(both('nobody'))} }`,
      aliases(10),
      `{ ${field('loginAndPassword: {login: "anna"}')} }`,
    ]
    const counts = []
    for (const query of requests) counts.push((await countQueries(() => ask(query))).queries)
    expect(counts).toEqual([2, 2, 2, 2]) // counting the attempt, and looking the names up
  })
})
