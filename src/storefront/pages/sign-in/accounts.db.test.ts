import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createCustomer } from '#features/customers/actions/customers.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { orderForm } from '../../../../test/order-form.ts'
import { PlainBrowser, redirectOf, testOrigin } from '../../../../test/plain-browser.ts'

const password = 'poranna-kawa-7'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
  await addHanna(shop)
})
afterAll(() => shop.close())

function addHanna({ appContext }: TestApplication): Promise<number> {
  return createCustomer(appContext.publicShop(testOrigin), appContext.accounts, {
    account: { login: 'hanna', email: 'hanna@example.org', password, name: 'Hanna Żak' },
    kind: 'private',
    email: 'hanna@example.org',
    firstName: 'Hanna',
    lastName: 'Żak',
    phone: '',
    company: '',
    taxNumber: '',
    addresses: [],
  })
}

const browserAt = (address: string) => new PlainBrowser(shop, { address })

function signIn(browser: PlainBrowser, fields: Record<string, string> = {}): Promise<Response> {
  return browser.post('/logowanie', { login: 'hanna', password, ...fields })
}

/** A client of the demo who has just ordered a mug. */
async function orderOf(login: string) {
  const browser = browserAt('203.0.113.8')
  await browser.post('/logowanie', { login, password: 'witryna-demo' })
  await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
  const form = orderForm(await (await browser.get('/zamowienie')).text())
  const page = (await redirectOf(browser.send('/zamowienie', form))) ?? ''
  const { number } = await shop.appContext.database.query
    .selectFrom('orders')
    .select('number')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { browser, page, number }
}

describe('A6.1 B6.1 the sign-in pages, without JavaScript', () => {
  test('a client signs in, sees the account and signs out', async () => {
    const browser = new PlainBrowser(shop)
    expect(await redirectOf(browser.get('/konto'))).toBe('/logowanie?powrot=%2Fkonto')
    expect(await (await browser.get('/logowanie?powrot=%2Fkonto')).text()).toContain('name="powrot" value="/konto"')
    expect(await redirectOf(signIn(browser, { powrot: '/konto' }))).toBe('/konto')
    const account = await (await browser.get('/konto')).text()
    expect(account).toContain('hanna@example.org')
    expect(await (await browser.get('/konto/urzadzenia')).text()).toContain('Firefox, Linux')
    expect(await redirectOf(browser.get('/logowanie'))).toBe('/konto')
    expect(await redirectOf(browser.post('/wyloguj', {}))).toBe('/wyloguj')
    expect([...browser.cookies.keys()]).toEqual(['device'])
    expect(await redirectOf(browser.get('/konto'))).toBe('/logowanie?powrot=%2Fkonto')
  })

  test('an address with the number of an order leads its client to it, and no other visitor', async () => {
    const anna = await orderOf('anna')
    expect(await redirectOf(anna.browser.get(`/zamowienie/${anna.number}`))).toBe(`/konto/zamowienia/${anna.number}`)
    const hanna = browserAt('203.0.113.9')
    await signIn(hanna)
    const lookup = `/zamowienie/znajdz?numer=${anna.number}`
    expect(await redirectOf(hanna.get(`/zamowienie/${anna.number}`))).toBe(lookup)
  })

  test('signing out by a link only asks', async () => {
    const browser = new PlainBrowser(shop)
    await signIn(browser)
    expect(await (await browser.get('/wyloguj')).text()).toContain('Wylogować?')
    expect((await browser.get('/konto')).status).toBe(200)
  })

  test('a refusal keeps the typed login, never the password, and is the same for an unknown login and a wrong password', async () => {
    const wrong = await signIn(browserAt('203.0.113.2'), { login: 'hanna', password: 'zgadywanka' })
    const unknown = await signIn(browserAt('203.0.113.2'), { login: 'nikt&"<', password: 'zgadywanka' })
    expect([wrong.status, unknown.status]).toEqual([422, 422])
    const message = 'Login lub hasło się nie zgadza.'
    const page = await wrong.text()
    expect(page).toContain(message)
    expect(page).toContain('value="hanna"')
    expect(page).not.toContain('zgadywanka')
    const otherPage = await unknown.text()
    expect(otherPage).toContain(message)
    expect(otherPage).toContain('value="nikt&amp;&quot;&lt;"')
  })

  test('an empty field has its error at the field', async () => {
    const page = await (await signIn(new PlainBrowser(shop), { login: ' ', password: '' })).text()
    expect(page.match(/<p [^>]*role="alert"[^>]*>Proszę wypełnić to pole\.<\/p>/g)).toHaveLength(2)
  })

  test('after ten wrong passwords the page says when to try again, and it is not cached', async () => {
    const browser = browserAt('203.0.113.3')
    for (let tries = 0; tries < 10; tries++) await signIn(browser, { login: 'zgadywany', password: 'x' })
    const answer = await signIn(browser, { login: 'zgadywany', password: 'x' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(800)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toMatch(/Spróbuj ponownie za 15 minut, o\s\d\d:\d\d\./)
  })

  const invalidForms: [string, Record<string, string>][] = [
    ['null bytes', { login: 'han\u0000na', password: 'x\u0000' }],
    ['a login longer than any', { login: 'a'.repeat(100_000), password: 'x' }],
    ['half a surrogate', { login: '\ud800', password: '\udfff' }],
  ]
  test.for(invalidForms)('%s is only a wrong login', async ([, fields]) => {
    expect((await signIn(browserAt('203.0.113.4'), fields)).status).toBe(422)
  })

  test.for(['/logowanie', '/rejestracja', '/wyloguj', '/konto'])('%s is neither cached nor indexed', async (path) => {
    const browser = new PlainBrowser(shop)
    if (path === '/konto') await signIn(browser)
    const answer = await browser.get(path)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  })
})

describe('what a browser stores of a client', () => {
  const client = ['/konto', '/konto/rabaty', '/konto/kupione', '/listy-zakupowe', '/listy-zakupowe/dodaj?produkt=1001']
  const visitor = ['/ulubione', '/koszyk', '/zamowienie', '/wyloguj', '/dostawa?koszyk', '/porownanie']
  test('no page and no data of a client is cached, neither before nor after signing out', async () => {
    const browser = browserAt('203.0.113.9')
    await signIn(browser)
    await browser.post('/basketchange.php', { product: '1001', number: '1', mode: '1' })
    const data = (path: string) => path.replace(/(?=\?|$)/, '.data')
    const paths = [...client, ...visitor].flatMap((path) => [path, data(path)])
    const cacheControl = async (path: string) => [path, (await browser.get(path)).headers.get('Cache-Control')]
    const never = paths.map((path) => [path, 'no-store'])
    expect(await Promise.all(paths.map(cacheControl))).toEqual(never)
    await browser.post('/wyloguj', {})
    expect(await Promise.all(paths.map(cacheControl))).toEqual(never)
  })

  const requests = [
    ['the form', (browser: PlainBrowser) => browser.post('/wyloguj', {})],
    ['the form where scripts run', (browser: PlainBrowser) => browser.post('/wyloguj.data', {})],
    ['an address', (browser: PlainBrowser) => browser.get('/login.php?operation=logout', { Origin: testOrigin })],
  ] as const
  test.for(requests)('signing out by %s clears the pages that “back” would restore', async ([, signOut]) => {
    const browser = browserAt('203.0.113.10')
    await signIn(browser)
    expect((await browser.get('/konto')).headers.get('Clear-Site-Data')).toBeNull()
    expect((await signOut(browser)).headers.get('Clear-Site-Data')).toBe('"cache"')
    expect((await browser.get('/konto')).status).toBe(302)
  })
})

describe('attacks', () => {
  const broken = ['application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x']
  test.for(broken)('a body that is no form is the sender’s fault: %s', async (type) => {
    for (const path of ['/logowanie', '/rejestracja', '/zamowienie', '/koszyk']) {
      const answer = await new PlainBrowser(shop).post(path, { login: 'hanna' }, { 'Content-Type': type })
      expect([path, answer.status]).toEqual([path, 400])
    }
  })

  const foreign = [
    '//evil.example',
    'https://evil.example/konto',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
  ]
  test.for(foreign)("a return address %j leads to the client's account", async (powrot) => {
    const browser = new PlainBrowser(shop)
    const page = await (await browser.get(`/logowanie?powrot=${encodeURIComponent(powrot)}`)).text()
    expect(page).toContain('name="powrot" value="/konto"')
    expect(await redirectOf(signIn(browser, { powrot }))).toBe('/konto')
  })

  const crossSite: [string, Record<string, string>][] = [
    ['Sec-Fetch-Site: cross-site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['Sec-Fetch-Site: same-site', { 'Sec-Fetch-Site': 'same-site' }],
    ['a foreign Origin', { Origin: 'https://evil.example' }],
    ['an opaque Origin', { Origin: 'null' }],
  ]
  test.for(crossSite)('a form sent by another site is refused: %s', async ([, headers]) => {
    const browser = new PlainBrowser(shop)
    await signIn(browser)
    for (const path of ['/logowanie', '/logowanie.data', '/signin.php', '/wyloguj', '/konto', '/basketchange.php'])
      expect((await browser.post(path, { login: 'hanna', password, device: 'others' }, headers)).status).toBe(403)
    expect((await browser.get('/konto')).status).toBe(200)
  })

  test('a browser whose session was ended from elsewhere sees and does nothing more', async () => {
    const [thisBrowser, otherBrowser] = [
      new PlainBrowser(shop),
      new PlainBrowser(shop, {
        address: '203.0.113.5',
        userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5) Safari/604.1',
      }),
    ]
    await signIn(thisBrowser)
    await signIn(otherBrowser)
    const page = await (await thisBrowser.get('/konto/urzadzenia')).text()
    expect(page).toContain('Safari, iPhone')
    expect(await redirectOf(thisBrowser.post('/konto/urzadzenia', { device: 'others' }))).toBe(
      '/konto/urzadzenia?wylogowano=1',
    )
    expect(await redirectOf(otherBrowser.post('/konto/urzadzenia', { device: 'others' }))).toBe(
      '/logowanie?powrot=%2Fkonto%2Furzadzenia',
    )
    expect((await thisBrowser.get('/konto')).status).toBe(200)
  })

  test('no page contains the secret part of a session', async () => {
    const browser = new PlainBrowser(shop)
    await signIn(browser)
    const token = decodeURIComponent(browser.cookies.get('shop-session') ?? '').split('.')[0] ?? ''
    expect(token.length).toBeGreaterThan(20)
    for (const path of ['/konto', '/konto.data', '/wyloguj'])
      expect(await (await browser.get(path)).text()).not.toContain(token)
  })

  test.for(['/api/auth/sign-in/email', '/api/auth/get-session'])(
    '%s: the auth library has no public address',
    async (path) => {
      expect((await new PlainBrowser(shop).get(path)).status).toBe(404)
    },
  )
})

describe('cookies', () => {
  test('over http in a trial: hidden from scripts and other sites', async () => {
    const answer = await signIn(new PlainBrowser(shop))
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^shop-session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[^;]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  test('over https: only there, and bound to this host; so is that of a visit', async () => {
    const secure = await openTestApplication({ PUBLIC_URL: 'https://sklep.example' })
    await addHanna(secure)
    const cookiesOf = async (path: string, fields: Record<string, string>) => {
      const init = { method: 'POST', body: new URLSearchParams(fields), headers: { Host: 'sklep.example' } }
      return (await secure.app.request(`http://localhost${path}`, init)).headers.getSetCookie()
    }
    const flags = '=[^;]+; Max-Age=2592000; Path=/; HttpOnly; Secure; SameSite=Lax$'
    expect(await cookiesOf('/logowanie', { login: 'hanna', password })).toEqual([
      expect.stringMatching(new RegExp(`^__Host-shop-session${flags}`)),
      expect.stringMatching(new RegExp(`^__Host-device${flags.replace('2592000', '31536000')}`)),
    ])
    expect(await cookiesOf('/basketchange.php', { product: '1001', size: 'uniw', number: '1' })).toEqual([
      expect.stringMatching(new RegExp(`^__Host-visit${flags}`)),
    ])
    await secure.close()
  })

  test('none are set for a visitor who only looks', async () => {
    for (const path of ['/', '/logowanie', '/wyloguj'])
      expect((await new PlainBrowser(shop).get(path)).headers.getSetCookie()).toEqual([])
  })
})
