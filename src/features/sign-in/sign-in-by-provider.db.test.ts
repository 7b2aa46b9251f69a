import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#platform/database/schema.ts'
import { type OidcDouble, openOidcDouble } from '../../../test/oidc-double.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, pageText, redirectOf, testOrigin } from '../../../test/plain-browser.ts'

const start = '/logowanie-przez/firma'
const back = `${testOrigin}/logowanie-przez/firma/powrot`

let provider: OidcDouble
let shop: TestApplication
let passwords: Insertable<Schema['account_credential']>[]
beforeAll(async () => {
  provider = await openOidcDouble([back])
  shop = await openTestApplication({
    OIDC_PROVIDERS: 'firma',
    OIDC_FIRMA_NAME: 'Firma',
    OIDC_FIRMA_ISSUER: provider.issuer,
    OIDC_FIRMA_CLIENT_ID: provider.clientId,
    OIDC_FIRMA_CLIENT_SECRET: provider.clientSecret,
  })
  passwords = await database().selectFrom('account_credential').selectAll().execute()
})
afterAll(() => Promise.all([shop.close(), provider.close()]))
beforeEach(async () => {
  Object.assign(provider, { person: ewa, tamper: null, isDown: false })
  await sql`delete from account_attempt`.execute(database())
  await sql`delete from account_credential`.execute(database())
  await sql`delete from account_second_factor`.execute(database())
  await database().insertInto('account_credential').values(passwords).execute()
})

const database = () => shop.appContext.database.query
const ewa = { sub: 'ewa-7', email: 'ewa@example.org', email_verified: true, given_name: 'Ewa', family_name: 'Lis' }
const newBrowser = () => new PlainBrowser(shop)
const signInByPassword = (browser: PlainBrowser, login = 'anna', powrot = '/konto') =>
  browser.post('/logowanie', { login, password: 'witryna-demo', powrot })
const isSignedIn = async (browser: PlainBrowser) => (await browser.get('/konto')).status === 200

/** Goes to the provider; returns the path at which the browser comes back. */
async function comeBack(browser: PlainBrowser, path = start): Promise<string> {
  const address = await redirectOf(browser.get(path))
  return (await provider.visit(address ?? '')).replace(testOrigin, '')
}

/** Goes there and back; returns where the shop leads to. */
async function goThere(browser: PlainBrowser, path = start): Promise<string | null> {
  return redirectOf(browser.get(await comeBack(browser, path)))
}

/** A browser of Anna, whose account is now connected with `person`. */
async function connectAnna(): Promise<PlainBrowser> {
  const browser = newBrowser()
  await signInByPassword(browser)
  await goThere(browser, `${start}?powrot=%2Fkonto%2Fbezpieczenstwo`)
  expect(await redirectOf(browser.post('/logowanie/polacz', { powrot: '/konto' }))).toBe('/konto')
  return browser
}

const identities = async () =>
  (
    await sql<{ email: string }>`
      select email from account_credential join account_user on account_user.id = user_id where provider_id <> 'credential'
    `.execute(database())
  ).rows.map(({ email }) => email)

const registration = {
  ...{ email: ewa.email, firstName: 'Ewa', lastName: 'Lis', phone: '501 502 503', terms: 'on', country: 'PL' },
  ...{ street: 'Długa', streetNumber: '5', postcode: '31-146', city: 'Kraków', powrot: '/konto' },
}

describe('B1.11 signing in by another service', () => {
  test('B2.47 the sign-in page and the registration page lead there, and only where it is configured', async () => {
    expect(await (await newBrowser().get('/logowanie')).text()).toContain(`href="${start}?powrot=%2Fkonto"`)
    expect(await (await newBrowser().get('/rejestracja')).text()).toContain(`href="${start}?powrot=%2Fkonto"`)
    expect((await newBrowser().get('/logowanie-przez/google')).status).toBe(404)
    expect((await newBrowser().get('/logowanie-przez/google/powrot?state=x&code=y')).status).toBe(404)
  })

  test('a connected client is signed in, with the basket of the browser, and comes back to the page', async () => {
    await connectAnna()
    const browser = newBrowser()
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const before = browser.cookies.get('visit')
    expect(await goThere(browser, `${start}?powrot=%2Fkoszyk`)).toBe('/koszyk')
    expect(await pageText(browser, '/konto')).toContain('anna@example.com')
    expect(await pageText(browser, '/koszyk')).toContain('Kubek')
    expect(browser.cookies.get('visit')).not.toBe(before)
  })

  test('the second factor is asked for all the same, also in a second tab', async () => {
    await connectAnna()
    await sql`
      insert into account_second_factor (user_id, id, sealed_secret, confirmed_at, created_at)
      select id, gen_random_uuid(), 'x', now(), now() from account_user where login = 'anna'
    `.execute(database())
    const browser = newBrowser()
    expect(await goThere(browser)).toBe('/logowanie/kod?powrot=%2Fkonto')
    expect(await goThere(browser)).toBe('/logowanie/kod?powrot=%2Fkonto')
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('two tabs may be at the provider at once', async () => {
    await connectAnna()
    const browser = newBrowser()
    const [first, second] = [await comeBack(browser), await comeBack(browser, `${start}?powrot=%2Fkoszyk`)]
    expect(await redirectOf(browser.get(first))).toBe('/konto')
    expect(await redirectOf(browser.get(second))).toBe('/koszyk')
  })

  test('it leads to no foreign page afterwards', async () => {
    await connectAnna()
    for (const hostile of ['//zly.example', 'https://zly.example', '/\\zly.example', '/login.php?operation=logout'])
      expect(await goThere(newBrowser(), `${start}?powrot=${encodeURIComponent(hostile)}`)).toBe('/konto')
  })
})

describe('what the browser brings back is refused', () => {
  const cases: [string, (path: string) => string | Promise<string>, string][] = [
    [
      'with another state',
      (path) => path.replace(/state=[^&]+/, 'state=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'),
      'przerwane',
    ],
    ['without a state', (path) => path.replace(/&state=[^&]+/, ''), 'przerwane'],
    ['with another code', (path) => path.replace(/code=[^&]+/, 'code=AAAA'), 'odmowa'],
    ['from another issuer', (path) => path.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fzly.example'), 'odmowa'],
  ]
  test.for(cases)('%s', async ([, change, reason]) => {
    await connectAnna()
    const browser = newBrowser()
    const path = await change(await comeBack(browser))
    expect(await redirectOf(browser.get(path))).toBe(`/logowanie?przez=firma&blad=${reason}&powrot=%2Fkonto`)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('in another browser than the one that began', async () => {
    await connectAnna()
    const path = await comeBack(newBrowser())
    const victim = newBrowser()
    expect(await redirectOf(victim.get(path))).toContain('blad=przerwane')
    expect(await isSignedIn(victim)).toBe(false)
  })

  test('a second time: neither the state nor the code can be used again', async () => {
    await connectAnna()
    const browser = newBrowser()
    const path = await comeBack(browser)
    const flows = browser.cookies.get('provider-flows') ?? ''
    expect(await redirectOf(browser.get(path))).toBe('/konto')
    const thief = newBrowser()
    expect(await redirectOf(thief.get(path))).toContain('blad=przerwane')
    thief.cookies.set('provider-flows', flows)
    expect(await redirectOf(thief.get(path))).toContain('blad=odmowa')
    expect(await isSignedIn(thief)).toBe(false)
  })

  const statements: [string, (provider: OidcDouble) => OidcDouble['tamper']][] = [
    [
      'another nonce',
      ({ sign }) =>
        (_token, claims) =>
          sign({ ...claims, nonce: 'another' }),
    ],
    [
      'no nonce',
      ({ sign }) =>
        (_token, { nonce: _nonce, ...claims }) =>
          sign(claims),
    ],
    [
      'another audience',
      ({ sign }) =>
        (_token, claims) =>
          sign({ ...claims, aud: 'another shop' }),
    ],
    [
      'another issuer',
      ({ sign }) =>
        (_token, claims) =>
          sign({ ...claims, iss: 'https://zly.example' }),
    ],
    [
      'an expiry in the past',
      ({ sign }) =>
        (_token, claims) =>
          sign({ ...claims, exp: Date.now() / 1000 - 600 }),
    ],
    [
      'another person and the signature of before',
      () => (token, claims) => withClaims(token, { ...claims, sub: 'anna' }),
    ],
    ['no signature', () => (token, claims) => unsigned(withClaims(token, claims))],
  ]
  test.for(statements)('an id_token with %s', async ([, tamper]) => {
    await connectAnna()
    provider.tamper = tamper(provider)
    const browser = newBrowser()
    expect(await goThere(browser)).toBe('/logowanie?przez=firma&blad=odmowa&powrot=%2Fkonto')
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('cancelled at the provider, it says so and offers the other ways', async () => {
    provider.person = null
    const browser = newBrowser()
    const path = await goThere(browser, `${start}?powrot=%2Fkoszyk`)
    expect(path).toBe('/logowanie?przez=firma&blad=anulowano&powrot=%2Fkoszyk')
    expect(await pageText(browser, path ?? '')).toContain('Logowanie przez Firma zostało przerwane.')
  })

  test('while the provider is down, before and after', async () => {
    const browser = newBrowser()
    const path = await comeBack(browser)
    expect(path).toMatch(/[?&]code=/)
    provider.isDown = true
    const refused = await redirectOf(browser.get(path))
    expect(refused).toBe('/logowanie?przez=firma&blad=niedostepny&powrot=%2Fkonto')
    expect(await pageText(browser, refused ?? '')).toContain('Firma teraz nie odpowiada.')
  })
})

describe('an identity without an account', () => {
  test('B2.13 B2.14 registers without a password, with what the provider says filled in, and agrees to the terms', async () => {
    const browser = newBrowser()
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    expect(await goThere(browser)).toBe('/logowanie/polacz?powrot=%2Fkonto')
    expect(await redirectOf(browser.get('/logowanie/polacz?powrot=%2Fkonto'))).toBe(
      '/rejestracja/przez?powrot=%2Fkonto',
    )
    const page = await (await browser.get('/rejestracja/przez')).text()
    for (const value of [ewa.email, 'Ewa', 'Lis']) expect(page).toContain(`value="${value}"`)
    expect(page).toContain('Zakładasz konto przez Firma.')
    expect(page).not.toContain('name="password"')
    const { terms: _terms, ...withoutTerms } = registration
    expect(await (await browser.post('/rejestracja/przez', withoutTerms)).text()).toContain('przyjmujesz regulamin')
    expect(await redirectOf(browser.post('/rejestracja/przez', registration))).toBe('/konto')
    expect(await pageText(browser, '/koszyk')).toContain('Kubek')
    expect(await goThere(newBrowser())).toBe('/konto')
    const { rows } = await sql`select email_verified from account_user where email = ${ewa.email}`.execute(database())
    expect(rows).toEqual([{ email_verified: false }])
  })

  test('an e-mail that the provider has not verified opens no account and tells nothing', async () => {
    provider.person = { ...ewa, sub: 'stranger', email: 'anna@example.com', email_verified: false }
    const browser = newBrowser()
    expect(await goThere(browser)).toBe('/logowanie/polacz?powrot=%2Fkonto')
    expect(await redirectOf(browser.get('/logowanie/polacz'))).toBe('/rejestracja/przez?powrot=%2Fkonto')
    const answer = await browser.post('/rejestracja/przez', { ...registration, email: 'anna@example.com' })
    expect(answer.status).toBe(422)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await identities()).toEqual([])
  })

  test('a verified e-mail of a client asks to sign in once, then connects', async () => {
    provider.person = { ...ewa, sub: 'anna-1', email: 'anna@example.com' }
    const browser = newBrowser()
    await goThere(browser)
    expect(await pageText(browser, '/logowanie/polacz')).toContain('Zaloguj się na nie raz tak, jak dotąd')
    expect(await isSignedIn(browser)).toBe(false)
    expect(await identities()).toEqual([])
    expect(await redirectOf(signInByPassword(browser, 'anna', '/logowanie/polacz'))).toBe('/logowanie/polacz')
    expect(await pageText(browser, '/logowanie/polacz')).toContain('Firma: anna@example.com')
    expect(await redirectOf(browser.post('/logowanie/polacz', {}))).toBe('/konto')
    expect(await identities()).toEqual(['anna@example.com'])
    expect(await goThere(newBrowser())).toBe('/konto')
  })

  test('another site cannot connect it, and a browser cannot make one up', async () => {
    const browser = newBrowser()
    await signInByPassword(browser)
    await goThere(browser)
    const foreign = await browser.post('/logowanie/polacz', {}, { Origin: 'https://zly.example' })
    expect(foreign.status).toBe(403)
    const pending = browser.cookies.get('pending-identity') ?? ''
    browser.cookies.set('pending-identity', `${pending.slice(0, -4)}AAAA`)
    expect(await redirectOf(browser.post('/logowanie/polacz', {}))).toContain('/logowanie/polacz')
    expect(await identities()).toEqual([])
  })

  test('a session that is not fresh needs the password', async () => {
    const browser = newBrowser()
    await signInByPassword(browser)
    await sql`update account_session set created_at = now() - interval '1 hour'`.execute(database())
    await goThere(browser)
    expect((await browser.post('/logowanie/polacz', {})).status).toBe(422)
    expect(await identities()).toEqual([])
    expect(await redirectOf(browser.post('/logowanie/polacz', { password: 'witryna-demo' }))).toBe('/konto')
  })

  test('one that signs in to another account stays there', async () => {
    await connectAnna()
    const browser = newBrowser()
    await signInByPassword(browser, 'kwiat')
    expect(await goThere(browser)).toBe('/logowanie/polacz?powrot=%2Fkonto')
    const answer = await browser.post('/logowanie/polacz', {})
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('loguje już na inne konto')
    expect(await identities()).toEqual(['anna@example.com'])
  })
})

describe('the page of the account', () => {
  const page = '/konto/bezpieczenstwo'

  test('shows what is connected, and disconnects it; another site cannot', async () => {
    const browser = await connectAnna()
    expect(await pageText(browser, page)).toContain('Firma Połączone')
    const form = { step: 'disconnect', issuer: provider.issuer }
    expect((await browser.post(page, form, { Origin: 'https://zly.example' })).status).toBe(403)
    expect(await identities()).toHaveLength(1)
    expect(await redirectOf(browser.post(page, form))).toBe(`${page}?odlaczono=1`)
    expect(await pageText(browser, page)).toContain('Firma Niepołączone')
    expect(await goThere(newBrowser())).toBe('/logowanie/polacz?powrot=%2Fkonto')
  })

  test('does not disconnect the last way in', async () => {
    const browser = await connectAnna()
    await sql`delete from account_credential where provider_id = 'credential'`.execute(database())
    const answer = await browser.post(page, { step: 'disconnect', issuer: provider.issuer })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('To jedyny sposób')
    expect(await identities()).toHaveLength(1)
  })

  test('a stranger who took the e-mail of a client before loses the connected service, once the client proves the e-mail', async () => {
    const thief = await connectAnna()
    await sql`update account_user set email_verified = false where login = 'anna'`.execute(database())
    const { rows } = await sql<{ id: string }>`select id from account_user where login = 'anna'`.execute(database())
    const link = await shop.appContext.accounts.createLink('sign-in', rows[0]?.id ?? '', new Date())
    expect(await redirectOf(newBrowser().post(`/logowanie/link/${link?.token}`, {}))).toBe('/konto')
    expect(await isSignedIn(thief)).toBe(false)
    expect(await goThere(newBrowser())).toContain('/logowanie/polacz')
  })
})

function withClaims(token: string, claims: object): string {
  const [header, , signature] = token.split('.')
  return [header, Buffer.from(JSON.stringify(claims)).toString('base64url'), signature].join('.')
}

function unsigned(token: string): string {
  const [, claims] = token.split('.')
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${claims}.`
}
