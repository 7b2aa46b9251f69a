import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../../test/open-test-application.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())
beforeEach(() => sql`delete from account_attempt`.execute(database()))

const database = () => shop.appContext.database.query
const passwords = new Map([['anna', 'witryna-demo']])

async function signedIn(login = 'anna', browser = new PlainBrowser(shop)): Promise<PlainBrowser> {
  const answer = browser.post('/logowanie', { login, password: passwords.get(login) ?? 'witryna-demo' })
  expect(await redirectOf(answer)).toBe('/konto')
  return browser
}

async function linkFor(login: string, purpose: 'set-password' | 'sign-in'): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from account_user where login = ${login}`.execute(database())
  const link = await shop.appContext.accounts.createLink(purpose, rows[0]?.id ?? '', new Date())
  return link?.token ?? ''
}

const change = (browser: PlainBrowser, fields: Record<string, string>) =>
  browser.post('/konto/haslo', { passwordRepeat: fields.password ?? '', ...fields })

test('B2.47 B4.36 from signing in to the reminder and back', async () => {
  const browser = new PlainBrowser(shop)
  expect(await (await browser.get('/logowanie')).text()).toMatch(/href="\/logowanie\/haslo"[^>]*>Nie pamiętasz hasła\?/)
  const reminder = await (await browser.get('/logowanie/haslo')).text()
  expect(reminder).toContain('Nowe hasło')
  expect(reminder).toMatch(/href="\/logowanie"[^>]*>Wróć do logowania/)
  expect(await redirectOf(browser.post('/logowanie/haslo', { login: 'anna' }))).toBe('/logowanie/haslo?wyslano=1')
  expect(await pageText(browser, '/logowanie/haslo?wyslano=1')).toContain('Sprawdź pocztę')
})

describe('changing the password', () => {
  test('asks for the present one, ends the sessions elsewhere, and the old one is of no use', async () => {
    const [here, elsewhere] = [await signedIn(), await signedIn()]
    const next = 'zupa z soczewicy'
    expect((await change(here, { present: 'zgadywanka', password: next })).status).toBe(422)
    expect((await elsewhere.get('/konto')).status).toBe(200)
    expect(await redirectOf(change(here, { present: 'witryna-demo', password: next }))).toBe('/konto/haslo?zapisano=1')
    passwords.set('anna', next)
    expect((await here.get('/konto')).status).toBe(200)
    expect((await elsewhere.get('/konto')).status).toBe(302)
    const old = await new PlainBrowser(shop).post('/logowanie', { login: 'anna', password: 'witryna-demo' })
    expect(old.status).toBe(422)
    await signedIn()
  })

  test.each<[string, Record<string, string>, string]>([
    ['B5.15 too short', { password: 'kot' }, 'Hasło musi mieć co najmniej 6 znaków.'],
    ['B5.16 not repeated', { password: 'kot i pies', passwordRepeat: 'kot i pis' }, 'Podane hasła nie są takie same.'],
    ['B5.16 the e-mail itself', { password: 'anna@example.com' }, 'Hasło musi być inne niż login.'],
  ])('a new password that is %s is refused at its field', async (_, fields, message) => {
    const answer = await change(await signedIn(), { present: passwords.get('anna') ?? '', ...fields })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain(message)
    expect(page).not.toContain(fields.password === 'anna@example.com' ? 'value="kot' : `value="${fields.password}"`)
  })

  test('who has stolen a session cannot try out passwords', async () => {
    const browser = await signedIn()
    const statuses: number[] = []
    for (let tries = 0; tries < 11; tries++)
      statuses.push((await change(browser, { present: `zgaduję ${tries}`, password: 'zupa z soczewicy 2' })).status)
    expect(statuses).toEqual([...Array(10).fill(422), 429])
  })

  test('is for clients who are signed in', async () => {
    const stranger = new PlainBrowser(shop)
    expect(await redirectOf(stranger.get('/konto/haslo'))).toBe('/logowanie?powrot=%2Fkonto%2Fhaslo')
    expect(await redirectOf(change(stranger, { password: 'zupa z soczewicy' }))).toBe(
      '/logowanie?powrot=%2Fkonto%2Fhaslo',
    )
  })
})

describe('a link that sets a password', () => {
  test('works once, signs in, and ends all sessions', async () => {
    const before = await signedIn('kwiat')
    const token = await linkFor('kwiat', 'set-password')
    const browser = new PlainBrowser(shop, { address: '203.0.113.20' })
    expect(await pageText(browser, `/logowanie/haslo/${token}`)).toContain('Ustaw nowe hasło')
    const next = { password: 'piwonie i bratki', passwordRepeat: 'piwonie i bratki' }
    expect((await browser.post(`/logowanie/haslo/${token}`, { password: 'x', passwordRepeat: 'x' })).status).toBe(422)
    expect(await redirectOf(browser.post(`/logowanie/haslo/${token}`, next))).toBe('/konto')
    passwords.set('kwiat', next.password)
    expect((await browser.get('/konto')).status).toBe(200)
    expect((await before.get('/konto')).status).toBe(302)
    expect((await browser.post(`/logowanie/haslo/${token}`, next)).status).toBe(410)
    await signedIn('kwiat')
  })

  test('of two at the same moment one sets the password', async () => {
    const token = await linkFor('kwiat', 'set-password')
    const answers = await Promise.all(
      ['pierwsze hasło', 'drugie hasło'].map((password) =>
        new PlainBrowser(shop).post(`/logowanie/haslo/${token}`, { password, passwordRepeat: password }),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410])
    passwords.set('kwiat', answers[0]?.status === 303 ? 'pierwsze hasło' : 'drugie hasło')
  })

  test('is none that signs in, and the other way round', async () => {
    const browser = new PlainBrowser(shop)
    const next = { password: 'piwonie i bratki', passwordRepeat: 'piwonie i bratki' }
    const signIn = await linkFor('kwiat', 'sign-in')
    expect((await browser.post(`/logowanie/haslo/${signIn}`, next)).status).toBe(410)
    const setPassword = await linkFor('kwiat', 'set-password')
    expect((await browser.post(`/logowanie/link/${setPassword}`, {})).status).toBe(410)
  })

  test('an unknown account gets the same answer, and no mail', async () => {
    const browser = new PlainBrowser(shop)
    expect(await redirectOf(browser.post('/logowanie/haslo', { login: 'nikt' }))).toBe('/logowanie/haslo?wyslano=1')
  })
})
