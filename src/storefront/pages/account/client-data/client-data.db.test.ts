import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../../test/open-test-application.ts'
import { hiddenFields, orderForm } from '../../../../../test/order-form.ts'
import { sendData } from '../../../../../test/order-steps.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())
beforeEach(() => sql`delete from account_attempt`.execute(database()))

const database = () => shop.appContext.database.query
const password = 'trzy koty 7'
const own = {
  ...{ kind: 'private', firstName: 'Zofia', lastName: 'Wrona', phone: '600700800', birthDate: '' },
  ...{ street: 'Długa', streetNumber: '5', postcode: '31-146', city: 'Kraków', country: 'PL' },
}
let number = 0

/** A browser of a client who has just registered. */
async function newClient(fields: Record<string, string> = {}): Promise<{ browser: PlainBrowser; email: string }> {
  number += 1
  const email = `klientka${number}@example.org`
  const browser = new PlainBrowser(shop, { address: `198.51.100.${number}` })
  const registration = { ...own, email, password, passwordRepeat: password, terms: 'on', ...fields }
  expect(await redirectOf(browser.post('/rejestracja', registration))).toBe('/konto')
  return { browser, email }
}

const delivery = {
  ...{ label: 'Biuro', firstName: 'Jan', lastName: 'Wrona', company: '', phone: '' },
  ...{ street: 'Leśna', streetNumber: '2', postcode: '00-950', city: 'Warszawa', country: 'PL' },
}

async function addressesOf(email: string) {
  const { rows } = await sql<{ id: number; kind: string; label: string; is_default: boolean; city: string }>`
    select address.id, address.kind, label, is_default, city from address
    join customer on customer.id = customer_id where customer.email = ${email} order by address.id
  `.execute(database())
  return rows
}

describe('own data', () => {
  test('B5.39 a client becomes a business, and the order form begins with its data', async () => {
    const { browser } = await newClient()
    const firm = { ...own, kind: 'business', company: 'Wrona i syn', taxNumber: '526-104-08-28', city: 'Gdynia' }
    expect(await redirectOf(browser.post('/konto/dane', firm))).toBe('/konto/dane?zapisano=1')
    expect(await pageText(browser, '/konto/dane?zapisano=1')).toContain('Dane są zapisane.')
    const account = await pageText(browser, '/konto')
    for (const words of ['Wrona i syn', '5261040828', 'Gdynia']) expect(account).toContain(words)
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const order = await (await browser.get('/zamowienie')).text()
    for (const words of ['Wrona i syn', 'Gdynia', '5261040828']) expect(order).toContain(`value="${words}"`)
  })

  test('B5.39 a client registers without an address, gives it later, and takes it back', async () => {
    const none = { phone: '', street: '', streetNumber: '', postcode: '', city: '' }
    const { browser, email } = await newClient(none)
    expect(await addressesOf(email)).toEqual([])
    const account = await pageText(browser, '/konto')
    expect(account).toContain('Zofia Wrona')
    expect(account).toContain('Nie masz jeszcze zapisanych adresów')
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const order = await (await browser.get('/zamowienie')).text()
    for (const words of ['Zofia', 'Wrona', email]) expect(order).toContain(`value="${words}"`)
    expect(await redirectOf(browser.post('/konto/dane', own))).toBe('/konto/dane?zapisano=1')
    expect(await addressesOf(email)).toMatchObject([{ kind: 'billing', city: 'Kraków' }])
    expect((await browser.post('/konto/dane', { ...own, ...none, city: 'Kraków' })).status).toBe(422)
    await browser.post('/konto/adresy/nowy?rodzaj=delivery', { ...delivery, firstName: 'Helena', city: 'Otwock' })
    expect(await redirectOf(browser.post('/konto/dane', { ...own, ...none }))).toBe('/konto/dane?zapisano=1')
    expect(await addressesOf(email)).toMatchObject([{ kind: 'delivery', city: 'Otwock' }])
    expect(await (await browser.get('/konto/dane')).text()).not.toContain('Otwock')
    const recipient = await (await browser.get('/zamowienie')).text()
    expect(recipient).toContain('name="firstName" value="Zofia"')
    expect(recipient).not.toContain('name="city" value="Otwock"')
  })

  test('a refusal keeps what was typed, with each message at its field', async () => {
    const { browser } = await newClient()
    const answer = await browser.post('/konto/dane', { ...own, firstName: '', postcode: 'abc', city: 'Łódź' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Popraw 2 pola.')
    expect(page).toContain('value="Łódź"')
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(2)
  })
})

describe('a form that is sent after the session has ended', () => {
  /** The form of a client whose session has ended; `next` signs in after it: by default they do. */
  const sendLate = async (path: string, fields: Record<string, string>, next = '') => {
    const { browser, email } = await newClient()
    const { client = '' } = Object.fromEntries(hiddenFields(await (await browser.get(path)).text()))
    browser.cookies.delete('shop-session')
    const signIn = new URL((await redirectOf(browser.post(path, { ...fields, client }))) ?? '', 'http://localhost')
    expect(signIn.pathname).toBe('/logowanie')
    const login = { login: next || email, password, powrot: signIn.searchParams.get('powrot') ?? '' }
    return { browser, email, page: (await redirectOf(browser.post('/logowanie', login))) ?? '' }
  }

  test.each([
    ['/konto/dane', { ...own, city: 'Łódź', birthDate: '1984-05-27' }],
    ['/konto/adresy/nowy?rodzaj=delivery', { ...delivery, city: 'Łódź' }],
  ])('is there again after signing in, once: %s', async (path, fields) => {
    const { browser, page } = await sendLate(path, { ...fields, password })
    expect(page).toBe(`${path}${path.includes('?') ? '&' : '?'}wpisane=1`)
    const kept = Buffer.from(browser.cookies.get('typed-form') ?? '', 'base64url').toString()
    expect(kept).toContain('Łódź')
    expect(kept).not.toContain(password)
    const form = await (await browser.get(page)).text()
    for (const words of ['value="Łódź"', 'Nie są jeszcze zapisane']) expect(form).toContain(words)
    expect(await (await browser.get(page)).text()).not.toContain('value="Łódź"')
  })

  test('is not shown to another client who signs in next in the same browser', async () => {
    const other = await newClient()
    const { browser, page } = await sendLate('/konto/dane', { ...own, city: 'Łódź' }, other.email)
    expect(page).toBe('/konto/dane?wpisane=1')
    const form = await (await browser.get(page)).text()
    expect(form).toContain('value="Kraków"')
    for (const words of ['value="Łódź"', 'Nie są jeszcze zapisane']) expect(form).not.toContain(words)
    expect(browser.cookies.has('typed-form')).toBe(false)
  })

  test('asks to sign in alone where more was typed than fits, or a cookie is not ours', async () => {
    const { browser, page } = await sendLate('/konto/dane', { ...own, street: 'ż'.repeat(3_000) })
    expect(page).toBe('/konto/dane')
    for (const cookie of ['', 'null', Buffer.from('"Łódź"').toString('base64url')]) {
      browser.cookies.set('typed-form', cookie)
      expect(await (await browser.get('/konto/dane?wpisane=1')).text()).toContain('value="Kraków"')
    }
  })
})

describe('addresses', () => {
  test('B5.41 the first of a kind is the default, another one may become it, and the order form begins with it', async () => {
    const { browser, email } = await newClient()
    const add = (fields: Record<string, string>) =>
      browser.post('/konto/adresy/nowy?rodzaj=delivery', { ...delivery, ...fields })
    expect(await redirectOf(add({}))).toBe('/konto/adresy')
    await add({ label: 'Działka', city: 'Otwock' })
    const [, office, garden] = await addressesOf(email)
    expect([office?.is_default, garden?.is_default]).toEqual([true, false])
    await browser.post('/konto/adresy', { makeDefault: String(garden?.id) })
    expect((await addressesOf(email)).map(({ is_default }) => is_default)).toEqual([true, false, true])
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    expect(await (await browser.get('/zamowienie')).text()).toContain('value="Otwock"')
    await browser.post('/konto/adresy', { remove: String(garden?.id) })
    expect((await addressesOf(email)).map(({ label, is_default }) => [label, is_default])).toEqual([
      ['', true],
      ['Biuro', true],
    ])
  })

  test('one is changed, by its own rules', async () => {
    const { browser, email } = await newClient()
    await browser.post('/konto/adresy/nowy?rodzaj=invoice', { ...own, company: 'Wrona', taxNumber: '' })
    const invoice = (await addressesOf(email)).find(({ kind }) => kind === 'invoice')
    const path = `/konto/adresy/${invoice?.id}`
    expect(await (await browser.get(path)).text()).toContain('value="Wrona"')
    const wrong = await browser.post(path, { ...own, company: '', taxNumber: '123' })
    expect(wrong.status).toBe(422)
    expect((await wrong.text()).match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(await redirectOf(browser.post(path, { ...own, company: 'Wrona 2', taxNumber: '5261040828' }))).toBe(
      '/konto/adresy',
    )
    expect(await pageText(browser, '/konto/adresy')).toContain('Wrona 2')
  })

  test('those of another client are neither shown, nor changed, nor deleted', async () => {
    const victim = await newClient()
    await victim.browser.post('/konto/adresy/nowy', delivery)
    const before = await addressesOf(victim.email)
    const id = String(before[1]?.id)
    const { browser } = await newClient()
    expect((await browser.get(`/konto/adresy/${id}`)).status).toBe(404)
    expect((await browser.post(`/konto/adresy/${id}`, { ...delivery, city: 'Radom' })).status).toBe(404)
    await browser.post('/konto/adresy', { remove: id })
    await browser.post('/konto/adresy', { makeDefault: id })
    expect(await addressesOf(victim.email)).toEqual(before)
  })

  test('pressed twice, "Dodaj" adds at most fifty, and there is one default', async () => {
    const { browser, email } = await newClient()
    const adding = Array.from({ length: 55 }, () => browser.post('/konto/adresy/nowy', delivery))
    const statuses = (await Promise.all(adding)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(6)
    const saved = await addressesOf(email)
    expect(saved).toHaveLength(50)
    expect(saved.filter(({ kind, is_default }) => kind === 'delivery' && is_default)).toHaveLength(1)
  })
})

describe('privacy', () => {
  const confirm = (email: string) =>
    sql`update account_user set email_verified = true where email = ${email}`.execute(database())

  test('the copy of the data has everything of this client, without keys', async () => {
    const { browser, email } = await newClient({ newsletter: 'on' })
    await confirm(email)
    await browser.post('/konto/adresy/nowy', delivery)
    await browser.post('/listy-zakupowe', { nazwa: 'Na urodziny', do: 'create' })
    await browser.post('/basketchange.php', { product: '1002', size: 'uniw', number: '1', mode: '2' })
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '2', mode: '1' })
    await browser.send('/zamowienie', orderForm(await (await browser.get('/zamowienie')).text(), { street: 'Inna' }))
    await browser.post('/basketchange.php', { product: '1003', size: 'uniw', number: '1', mode: '1' })
    await sendData(browser, { street: 'Niedokończona' })
    await sql`
      insert into account_passkey (id, user_id, public_key, counter, transports, name, created_at)
      select 'klucz', id, '\\x00', 0, '', 'Mój laptop', now() from account_user where email = ${email}`.execute(
      database(),
    )
    await sql`
      insert into rebate_code (code, promotion_id, customer_id)
      select 'DLAZOFII', (select min(id) from promotion), id from customer where email = ${email}`.execute(database())
    const answer = await browser.get('/moje-dane.zip')
    expect(answer.headers.get('Content-Type')).toBe('application/zip')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const { 'dane.json': json } = unzipSync(new Uint8Array(await answer.arrayBuffer()))
    const known = JSON.parse(strFromU8(json ?? new Uint8Array()))
    expect(known).toMatchObject({
      client: { email, firstName: 'Zofia' },
      addresses: [{ city: 'Kraków' }, { label: 'Biuro' }],
      consents: [{ kind: 'terms', given: true, words: 'Przyjmuję regulamin sklepu' }],
      account: {
        emailConfirmed: true,
        signsInBy: ['credential'],
        secondFactorSince: null,
        sessions: [{}],
        passkeys: [{ name: 'Mój laptop' }],
      },
      orderDrafts: [{ fields: { street: 'Niedokończona', city: 'Warszawa' } }],
      rebateCodes: [{ code: 'DLAZOFII' }],
      lists: [{ name: 'Na urodziny', products: [] }],
      favourites: [{ product: expect.stringContaining('szałwiowy') }],
      basket: [{ product: expect.stringContaining('indygo'), quantity: '1' }],
      orders: [{ email: 'anna@example.com', deliveryAddress: { street: 'Inna' }, payments: [] }],
      newsletter: [{ email, withdrawnAt: null }],
      ...{ points: [], questions: [], waitsFor: [] },
    })
    expect(JSON.stringify(known)).not.toMatch(/password|token|hash|secret/i)
    expect(await redirectOf(new PlainBrowser(shop).get('/moje-dane.zip'))).toContain('/logowanie')
  })

  test('the consent to the newsletter is withdrawn', async () => {
    const { browser, email } = await newClient({ newsletter: 'on' })
    await confirm(email)
    expect(await pageText(browser, '/konto/prywatnosc')).toContain('Zapis na newsletter czeka na potwierdzenie')
    await browser.post('/konto/prywatnosc', { newsletter: 'leave' })
    expect(await pageText(browser, '/konto/prywatnosc')).toContain('Newsletter nie przychodzi na')
  })

  test('an account is deleted by its owner, who says so twice; its orders stay without it', async () => {
    const { browser, email } = await newClient()
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const page = await redirectOf(
      browser.send('/zamowienie', orderForm(await (await browser.get('/zamowienie')).text())),
    )
    const order = /\/zamowienie\/(\d+)\//.exec(page ?? '')?.[1]
    expect((await browser.post('/konto/prywatnosc', { present: password })).status).toBe(422)
    expect((await browser.post('/konto/prywatnosc', { sure: 'on', present: 'zgaduję' })).status).toBe(422)
    const elsewhere = new PlainBrowser(shop, { address: '203.0.113.99' })
    await elsewhere.post('/logowanie', { login: email, password })
    expect(await redirectOf(browser.post('/konto/prywatnosc', { sure: 'on', present: password }))).toBe(
      '/wyloguj?konto=usuniete',
    )
    expect(await pageText(browser, '/wyloguj?konto=usuniete')).toContain('Konto jest usunięte')
    expect(await redirectOf(elsewhere.get('/konto'))).toContain('/logowanie')
    expect((await elsewhere.post('/logowanie', { login: email, password })).status).toBe(422)
    const { rows } = await sql`select customer_id from orders where number = ${order}`.execute(database())
    expect(rows).toEqual([{ customer_id: null }])
    expect(await addressesOf(email)).toEqual([])
  })
})

test.each([
  '/konto',
  '/konto/zamowienia',
  '/konto/urzadzenia',
  '/konto/kupione',
  '/konto/rabaty',
  '/konto/dane',
  '/konto/adresy',
  '/konto/adresy/nowy?rodzaj=invoice',
  '/konto/prywatnosc',
  '/moje-dane.zip',
  '/konto/haslo',
])('B6.7 %s is for clients who are signed in, and never cached', async (path) => {
  expect(await redirectOf(new PlainBrowser(shop).get(path))).toMatch(/^\/logowanie\?powrot=/)
  const { browser } = await newClient()
  expect((await browser.get(path)).headers.get('Cache-Control')).toBe('no-store')
})
