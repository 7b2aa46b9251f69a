import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { database, newBrowser, openGraphqlShop } from '../../test/graphql-shop.ts'

openGraphqlShop()

const words = expect.stringMatching(/\p{L}{3}/u)
const poland = 1143020003

/** The parts of a registration; each test replaces some. */
const zofia = {
  own: `firstname: "Zofia", lastname: "Wrona", street: "Długa 5/7", zipcode: "31146", city: "Kraków", phone: "600 700 800", country: ${poland}`,
  rest: 'birthDate: "1984-05-27"',
  account: 'password: "trzy koty 7"',
  more: 'termsAgreed: true',
}
type Parts = typeof zofia & { email: string }

const mutation = ({ own, rest, account, more, email }: Parts) =>
  `registerClient(RegisterClientInput: {clientData: {clientBillingData: {${own}}, email: ${JSON.stringify(email)}, ${rest}}, loginAndPassword: {${account}}, ${more}})
    { status error { code message } validationErrors { code message field } }`

async function register(parts: Partial<Parts>, browser = newBrowser()) {
  const { data, errors } = await browser.query(
    `mutation { ${mutation({ ...zofia, email: 'zofia@example.org', ...parts })} }`,
  )
  expect(errors).toEqual([])
  return data.registerClient
}

const done = { status: 'success', error: null, validationErrors: [] }
const problemsOf = async (parts: Partial<Parts>) =>
  (await register(parts)).validationErrors.map(({ field, code }: Record<string, string>) => [field, code])

const stored = async (email: string) =>
  (
    await sql<Record<string, unknown>>`
      select kind, customer.company, customer.tax_number, birth_date::text, customer.phone, login, email_verified,
        (select json_agg(json_build_array(a.kind, a.first_name, a.company, a.street, a.street_number, a.postcode, a.country, a.phone) order by a.id)
          from address a where customer_id = customer.id) as addresses,
        (select json_agg(json_build_array(c.kind, c.given, c.version > 0)) from customer_consent c where customer_id = customer.id) as consents
      from customer join account_user on account_user.id = account_id where account_user.email = ${email}
    `.execute(database())
  ).rows
const countClients = async () => (await database().selectFrom('customer').select('id').execute()).length
const mailsTo = async (email: string) =>
  (
    await sql`select 1 from pgboss.job join account_user on account_user.id = data ->> 'accountId'
      where pgboss.job.name = 'send-confirmation-link' and email = ${email}`.execute(database())
  ).rows.length

describe('registerClient', () => {
  test('B1.3 B5.35 B5.37 B5.39 B5.40 registers a person, signs them in, and mails a link that confirms the e-mail', async () => {
    const browser = newBrowser()
    expect(
      await register(
        { email: 'Zofia.1@Example.org', account: 'login: "zofia.wrona", password: "trzy koty 7"' },
        browser,
      ),
    ).toEqual(done)
    const { data } = await browser.query(
      '{ client { email login type birthDate vatCompany billingAddress { firstname street zipcode } } }',
    )
    expect(data.client).toEqual({
      ...{
        email: 'zofia.1@example.org',
        login: 'zofia.wrona',
        type: 'private',
        birthDate: '1984-05-27',
        vatCompany: false,
      },
      billingAddress: { firstname: 'Zofia', street: 'Długa 5/7', zipcode: '31-146' },
    })
    expect(await stored('zofia.1@example.org')).toEqual([
      {
        ...{ kind: 'private', company: '', tax_number: '', birth_date: '1984-05-27', phone: '+48600700800' },
        ...{ login: 'zofia.wrona', email_verified: false, consents: [['terms', true, true]] },
        addresses: [['billing', 'Zofia', '', 'Długa', '5/7', '31-146', 'PL', '+48600700800']],
      },
    ])
    expect(await mailsTo('zofia.1@example.org')).toBe(1)
  })

  test('B5.39 B5.41 registers a company with other addresses', async () => {
    const own = `${zofia.own}, companyName: "Wrona sp. z o.o."`
    const deliveryAddress = `deliveryAddress: {firstname: "Jan", lastname: "Kos", street: "Hauptstr. 12", zipcode: "10115", city: "Berlin", country: 1143020143, phone: "030 901820"}`
    const invoiceAddress = `invoiceAddress: {firm: "Wrona Paris", street: "12 rue de la Paix", zipcode: "75002", city: "Paris", country: "FR"}`
    const more = `termsAgreed: true, ${deliveryAddress}, ${invoiceAddress}`
    const browser = newBrowser()
    expect(
      await register({ email: 'firma@example.org', own, rest: 'taxNumber: "526-104-08-28"', more }, browser),
    ).toEqual(done)
    expect(await stored('firma@example.org')).toMatchObject([
      {
        ...{ kind: 'business', company: 'Wrona sp. z o.o.', tax_number: '5261040828', login: null, birth_date: null },
        addresses: [
          ['billing', 'Zofia', 'Wrona sp. z o.o.', 'Długa', '5/7', '31-146', 'PL', '+48600700800'],
          ['delivery', 'Jan', '', 'Hauptstr.', '12', '10115', 'DE', '+4930901820'],
          ['invoice', '', 'Wrona Paris', 'rue de la Paix', '12', '75002', 'FR', ''],
        ],
      },
    ])
    const { data } = await browser.query('{ client { type vatCompany invoiceAddresses { firm } } }')
    expect(data.client).toEqual({ type: 'firm', vatCompany: true, invoiceAddresses: [{ firm: 'Wrona Paris' }] })
  })

  test('B5.35 B5.36 B5.37 B5.38 B5.39 B8.18 an empty one has a code for each field, the first as its error', async () => {
    const before = await countClients()
    const answer = await register({ own: '', rest: '', account: '', more: 'type: firm', email: '' })
    expect(answer).toMatchObject({ status: 'error', error: { code: 'no_firstname', message: words } })
    expect(answer.validationErrors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
      ['firstname', 'no_firstname'],
      ['lastname', 'no_lastname'],
      ['email', 'incorect_email'],
      ['password', 'no_password'],
      ['password_repeat', 'no_password'],
      ['terms', 'no_terms'],
      ['street', 'no_street'],
      ['zipcode', 'incorect_zipcode'],
      ['city', 'no_city'],
      ['phone', 'no_phone'],
      ['firm', 'no_firmname'],
      ['nip', 'incorect_nip'],
    ])
    expect(await countClients()).toBe(before)
  })

  const other = (part: 'own' | 'account', given: string, wrong: string) => ({
    [part]: zofia[part].replace(given, wrong),
  })
  test.each<[string, Partial<Parts>, [string, string][]]>([
    [
      'B5.35 a login of two letters',
      { account: 'login: "zo", password: "trzy koty 7"' },
      [['login', 'incorect_login']],
    ],
    [
      'B5.35 a login of 41 letters',
      { account: `login: "${'z'.repeat(41)}", password: "trzy koty 7"` },
      [['login', 'incorect_login']],
    ],
    ['B5.36 a password of five characters', { account: 'password: "koty7"' }, [['password', 'password_to_short']]],
    [
      'B5.36 a password of sixteen characters',
      { account: 'password: "trzy koty i pies"' },
      [['password', 'password_to_long']],
    ],
    [
      'B5.36 the login as the password',
      { account: 'login: "zofia7", password: "zofia7"' },
      [['password', 'login_equals_password']],
    ],
    [
      'B5.36 another password the second time',
      { more: 'termsAgreed: true, passwordRepeat: "inne"' },
      [['password_repeat', 'not_equal_passwords']],
    ],
    ['B5.38 half an e-mail', { email: 'zofia@' }, [['email', 'incorect_email']]],
    ['B5.39 a street without a number', other('own', 'Długa 5/7', 'Długa'), [['street_number', 'no_street_number']]],
    ['B5.39 a postcode of three digits', other('own', '31146', '311'), [['zipcode', 'incorect_zipcode']]],
    ['B5.39 a country that does not exist', other('own', `${poland}`, '"XXX"'), [['region', 'incorrect_region']]],
    ['B5.39 a phone that does not exist', other('own', '600 700 800', '000 000 000'), [['phone', 'incorect_phone']]],
    [
      'B5.39 a company without a tax number',
      { more: 'termsAgreed: true, type: firm' },
      [
        ['firm', 'no_firmname'],
        ['nip', 'incorect_nip'],
      ],
    ],
    [
      'B5.39 a wrong tax number',
      { rest: 'taxNumber: "5261040829"', own: `${zofia.own}, companyName: "Wrona"` },
      [['nip', 'incorect_nip']],
    ],
    ['B5.40 a day that does not exist', { rest: 'birthDate: "2001-02-29"' }, [['birthdate', 'birth_date']]],
    [
      'B5.41 an empty delivery address',
      { more: 'termsAgreed: true, deliveryAddress: {}' },
      [
        ['delivery_firstname', 'no_delivery_firstname'],
        ['delivery_lastname', 'no_delivery_lastname'],
        ['delivery_street', 'no_delivery_street'],
        ['delivery_zipcode', 'incorect_delivery_zipcode'],
        ['delivery_city', 'no_delivery_city'],
      ],
    ],
    [
      'B5.41 empty data for invoices',
      { more: 'termsAgreed: true, invoiceAddress: {}' },
      [
        ['invoice_firm', 'no_invoice_firmname'],
        ['invoice_street', 'no_invoice_street'],
        ['invoice_zipcode', 'incorect_invoice_zipcode'],
        ['invoice_city', 'no_invoice_city'],
      ],
    ],
    ['terms that are not accepted', { more: 'termsAgreed: false' }, [['terms', 'no_terms']]],
    [
      'a login that is taken',
      { account: 'login: "anna", password: "trzy koty 7"' },
      [['login', 'login_taken_login_propose']],
    ],
    ['a town of 20,000 letters', other('own', 'Kraków', 'a'.repeat(20_000)), [['city', 'to_long']]],
  ])('%s is refused, and nothing is stored', async (_, parts, problems) => {
    const before = await countClients()
    expect(await problemsOf(parts)).toEqual(problems)
    expect(await countClients()).toBe(before)
  })

  test.each(['anna@example.com', 'ANNA@example.com'])(
    'B4.40 B8.57 of %s, who has an account, it offers signing in or a link, and no more',
    async (email) => {
      const browser = newBrowser()
      const { validationErrors, ...answer } = await register({ email }, browser)
      expect(answer).toEqual({
        status: 'error',
        error: { code: 'client_exists', message: expect.stringMatching(/Zaloguj się albo poproś o.link/) },
      })
      expect([validationErrors, browser.cookies.size]).toEqual([[], 0])
    },
  )

  test('ten an hour come from one address, each alias counts', async () => {
    const browser = newBrowser('198.51.100.5')
    const three = (from: number) =>
      `mutation { ${[0, 1, 2].map((index) => `a${index}: ${mutation({ ...zofia, email: `r${from + index}@example.org` })}`).join(' ')} }`
    for (const from of [0, 3, 6]) await browser.query(three(from))
    const { data } = await browser.query(three(9))
    expect(Object.values<{ error: { code: string } | null }>(data).map(({ error }) => error?.code ?? null)).toEqual([
      null,
      'wait',
      'wait',
    ])
    const { errors } = await browser.query(
      `mutation { ${[0, 1, 2, 3].map((index) => `a${index}: ${mutation({ ...zofia, email: 'x@example.org' })}`).join(' ')} }`,
    )
    expect(errors[0].extensions.code).toBe('too_heavy')
  })

  test('the newsletter is subscribed to on request only, and has to be confirmed', async () => {
    await register({ email: 'bez@example.org' })
    await register({ email: 'listy@example.org', more: 'termsAgreed: true, emailNewsletter: true' })
    const { rows } =
      await sql`select email, confirmed_at from newsletter_subscription where email like '%@example.org'`.execute(
        database(),
      )
    expect(rows).toEqual([{ email: 'listy@example.org', confirmed_at: null }])
  })
})
