import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOfStep, stepAt } from '#platform/accounts/second-factor/totp.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { PlainBrowser, redirectOf } from '../../test/plain-browser.ts'
import { turnOnSecondFactor } from '../../test/turn-on-second-factor.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())
beforeEach(() => sql`delete from account_attempt`.execute(database()))

const database = () => shop.appContext.database.query
const isSignedIn = async (browser: PlainBrowser) => (await browser.get('/konto')).status === 200

/** Posts a form and follows a redirect that preserves it, as browsers do. */
async function post(path: string, fields: Record<string, string>, browser = new PlainBrowser(shop)): Promise<Response> {
  const answer = await browser.post(path, fields)
  return answer.status === 307 ? browser.post(answer.headers.get('Location') ?? '', fields) : answer
}

/** The form of this family, for a company; each test replaces some fields. */
const form = {
  ...{ client_type: 'firm', client_firm: 'Wrona sp. z o.o.', client_nip: '526-104-08-28', client_firstname: 'Zofia' },
  ...{ client_lastname: 'Wrona', client_street: 'Długa 5/7', client_zipcode: '31146', client_city: 'Kraków' },
  ...{ client_region: '1143020003', client_phone: '600 700 800', birth_date: '1984-05-27', client_login: '' },
  ...{ client_password: 'trzy koty 7', repeat_password: 'trzy koty 7', deliver_to_billingaddr: '1', terms_agree: '0' },
}
const recipient = {
  ...{ deliver_to_billingaddr: '0', delivery_firstname: 'Jan', delivery_lastname: 'Kos', delivery_additional: 'Biuro' },
  ...{ delivery_street: 'Hauptstr. 12', delivery_zipcode: '10115', delivery_city: 'Berlin' },
  ...{ delivery_region: '1143020143', delivery_phone: '030 901820' },
}
const register = (email: string, fields: Record<string, string> = {}, browser = new PlainBrowser(shop)) =>
  post('/client-new.php', { ...form, client_email: email, ...fields }, browser)

const stored = async (email: string) =>
  (
    await sql<Record<string, unknown>>`
      select kind, customer.company, tax_number, birth_date::text, phone, login,
        (select json_agg(json_build_array(a.kind, a.first_name, a.company, a.street, a.street_number, a.postcode, a.country, a.phone) order by a.id)
          from address a where customer_id = customer.id) as addresses
      from customer join account_user on account_user.id = account_id where account_user.email = ${email}
    `.execute(database())
  ).rows

describe('POST /client-new.php', () => {
  test('B5.39 B5.41 registers a company with another delivery address, and signs it in', async () => {
    const browser = new PlainBrowser(shop)
    expect(await redirectOf(register('firma@example.org', recipient, browser))).toBe('/konto')
    expect(await isSignedIn(browser)).toBe(true)
    expect(await stored('firma@example.org')).toEqual([
      {
        ...{ kind: 'business', company: 'Wrona sp. z o.o.', tax_number: '5261040828', birth_date: '1984-05-27' },
        ...{ phone: '+48600700800', login: null },
        addresses: [
          ['billing', 'Zofia', 'Wrona sp. z o.o.', 'Długa', '5/7', '31-146', 'PL', '+48600700800'],
          ['delivery', 'Jan', 'Biuro', 'Hauptstr.', '12', '10115', 'DE', '+4930901820'],
          ['invoice', '', 'Wrona sp. z o.o.', 'Długa', '5/7', '31-146', 'PL', ''],
        ],
      },
    ])
  })

  test('B1.3 registers a person with a login, and subscribes to the newsletter on request', async () => {
    const person = {
      client_type: 'private',
      client_firm: '',
      client_nip: '',
      client_login: 'zofia.w',
      client_mailing: '1',
    }
    expect(await redirectOf(register('zofia@example.org', person))).toBe('/konto')
    expect(await stored('zofia@example.org')).toMatchObject([{ kind: 'private', company: '', login: 'zofia.w' }])
    const { rows } = await sql`select email from newsletter_subscription where email = 'zofia@example.org'`.execute(
      database(),
    )
    expect(rows).toHaveLength(1)
  })

  test.each<[string, Record<string, string>, string]>([
    ['B5.36 two passwords', { repeat_password: 'inne' }, 'Podane hasła nie są takie same.'],
    ['B5.37 no first name', { client_firstname: '' }, 'Proszę wypełnić to pole.'],
    ['B5.39 a street without a number', { client_street: 'Długa' }, 'Proszę wypełnić to pole.'],
    ['B5.39 a wrong tax number', { client_nip: '5261040829' }, 'Niepoprawny numer NIP'],
    ['B5.40 a wrong birth date', { birth_date: '27.05.1984' }, 'Podaj datę w formacie RRRR-MM-DD'],
    ['B5.41 no town of the recipient', { ...recipient, delivery_city: '' }, 'Proszę wypełnić to pole.'],
  ])('%s: the page says what is wrong, keeps the rest, and nothing is stored', async (_, fields, words) => {
    const answer = await register('nowa@example.org', fields)
    const html = await answer.text()
    expect([answer.status, html.includes(words)]).toEqual([422, true])
    expect(html).toContain('value="nowa@example.org"')
    expect(html).not.toContain('trzy koty 7')
    expect(await stored('nowa@example.org')).toEqual([])
  })

  test('terms that are not accepted are asked for', async () => {
    const { terms_agree: _, ...fields } = form
    const answer = await post('/client-new.php', { ...fields, client_email: 'nowa@example.org' })
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('Zaznacz, że znasz')])
  })

  test('B4.40 B8.57 of an e-mail that has an account it offers signing in or a link by mail', async () => {
    const browser = new PlainBrowser(shop)
    const answer = await register('anna@example.com', {}, browser)
    const html = await answer.text()
    expect([answer.status, html.includes('/logowanie/link')]).toEqual([422, true])
    expect([html, await isSignedIn(browser)]).toEqual([expect.stringContaining('jest już'), false])
  })
})

describe('POST /signin.php', () => {
  test('asks an account with a second factor for its code, and signs in with it', async () => {
    const fields = { operation: 'login', login: 'jan', password: 'witryna-demo' }
    const owner = new PlainBrowser(shop)
    expect(await redirectOf(post('/signin.php', fields, owner))).toBe('/konto')
    const secret = await turnOnSecondFactor(shop.appContext.accounts, owner)
    const browser = new PlainBrowser(shop, { address: '203.0.113.7' })
    const codePage = await redirectOf(post('/signin.php', fields, browser))
    expect([codePage, await isSignedIn(browser)]).toEqual(['/logowanie/kod?powrot=%2Fkonto', false])
    const code = codeOfStep(secret, stepAt(new Date()) + 1)
    expect(await redirectOf(browser.post('/logowanie/kod', { code, powrot: '/konto' }))).toBe('/konto')
    expect(await isSignedIn(browser)).toBe(true)
  })

  test.each(['anna', 'nikt'])('a wrong password of %s has the same status', async (login) => {
    expect((await post('/signin.php', { operation: 'login', login, password: 'x' })).status).toBe(422)
  })
})

describe('POST /password-recover.php', () => {
  const links = async () =>
    (
      await sql<{
        data: Record<string, unknown>
      }>`select data from pgboss.job where name = 'send-sign-in-link'`.execute(database())
    ).rows

  test('B2.47 asks for a link; a known and an unknown e-mail have the same answer', async () => {
    const before = (await links()).length
    for (const email of ['anna@example.com', 'nikt@example.com'])
      expect(await redirectOf(post('/password-recover.php', { email }))).toBe('/logowanie/haslo?wyslano=1')
    const asked = (await links()).slice(before).map(({ data }) => data)
    expect(asked.map(({ purpose }) => purpose)).toEqual(['set-password', 'set-password'])
    expect(asked.filter(({ accountId }) => accountId === null)).toHaveLength(1)
  })

  test('without an e-mail it says so', async () => {
    expect((await post('/password-recover.php', { email: '' })).status).toBe(422)
  })
})

test.each(['/client-new.php', '/signin.php', '/password-recover.php'])(
  'a form on another site reaches nothing at %s',
  async (path) => {
    const answer = await new PlainBrowser(shop).post(path, form, { Origin: 'https://zly.example' })
    expect(answer.status).toBe(403)
  },
)
