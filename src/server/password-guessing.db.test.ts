import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignInLinkJob } from '#shop'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { PlainBrowser, redirectOf, testOrigin } from '../../test/plain-browser.ts'
import { decodeMail, openSmtpDouble, type SmtpDouble } from '../../test/smtp-double.ts'
import { sendSignInLink } from '../jobs/send-customer-mails.ts'

const anna = { login: 'anna', password: 'witryna-demo' }

let smtp: SmtpDouble
let shop: TestApplication
beforeAll(async () => {
  smtp = await openSmtpDouble()
  shop = await openTestApplication({ SMTP_URL: smtp.url })
})
beforeEach(async () => {
  smtp.received.length = 0
  await sql`delete from account_attempt`.execute(shop.appContext.database.query)
  await sql`delete from pgboss.job where name = 'send-sign-in-link'`.execute(shop.appContext.database.query)
})
afterAll(async () => {
  await shop.close()
  await smtp.close()
})

const browserAt = (address: string) => new PlainBrowser(shop, { address })

/** Sends a hundred wrong passwords for Anna's account, each from another network. */
async function attack(): Promise<void> {
  for (let number = 0; number < 100; number++) {
    const answer = await browserAt(`198.51.${number}.7`).post('/logowanie', { ...anna, password: `zgaduję ${number}` })
    expect([number, answer.status]).toEqual([number, 422])
  }
}

/** Sends the queued mails and returns them. */
async function deliver(): Promise<string[]> {
  const { appContext } = shop
  const { rows } = await sql<{ id: string; data: SignInLinkJob }>`
    delete from pgboss.job where name = 'send-sign-in-link' returning id, data
  `.execute(appContext.database.query)
  const context = { appContext, shop: () => appContext.publicShop(testOrigin), signal: AbortSignal.timeout(60_000) }
  for (const { data } of rows) await sendSignInLink(context, data)
  return smtp.received.splice(0).map(({ message }) => decodeMail(message))
}

const linkIn = (mail = '') => /http:\/\/localhost:3000(\/logowanie\/link\/[0-9a-f-]{36})/.exec(mail)?.[1] ?? ''
const isSignedIn = async (browser: PlainBrowser) => (await browser.get('/konto')).status === 200

/** Returns a browser that requested a link, with the mail. */
async function withLink(address = '203.0.113.50'): Promise<{ browser: PlainBrowser; link: string; mail: string }> {
  const browser = browserAt(address)
  expect(await redirectOf(browser.post('/logowanie/link', { login: 'anna' }))).toBe('/logowanie/link?wyslano=1')
  const [mail = ''] = await deliver()
  return { browser, link: linkIn(mail), mail }
}

describe('while strangers guess at an account', () => {
  test('its client signs in: in a recognised browser by password, in another by a link; a stranger never', async () => {
    const phone = browserAt('203.0.113.10')
    expect(await redirectOf(phone.post('/logowanie', anna))).toBe('/konto')
    await phone.post('/wyloguj', {})
    await attack()

    const stranger = browserAt('198.51.200.7')
    const refused = await stranger.post('/logowanie', anna)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3_000)

    expect(await redirectOf(phone.post('/logowanie', anna))).toBe('/konto')
    expect((await stranger.post('/logowanie', anna)).status).toBe(429)

    const laptop = browserAt('203.0.113.11')
    const offer = await laptop.post('/logowanie', anna)
    const page = await offer.text()
    expect(offer.status).toBe(429)
    expect(page).toContain('Możesz też wejść bez hasła')
    expect(page).toMatch(/<form[^>]*action="\/logowanie\/link"/)
    expect(await redirectOf(laptop.post('/logowanie/link', { login: 'anna' }))).toBe('/logowanie/link?wyslano=1')
    const [mail = ''] = await deliver()
    expect(mail).toMatch(/^To: anna@/m)
    expect(await redirectOf(laptop.post(linkIn(mail), {}))).toBe('/konto')
    expect(await isSignedIn(laptop)).toBe(true)

    await laptop.post('/wyloguj', {})
    expect(await redirectOf(laptop.post('/logowanie', anna))).toBe('/konto')
    expect(await isSignedIn(stranger)).toBe(false)
  })

  test('an account that does not exist gets literally the same refusals and offers', async () => {
    const answers = []
    for (const login of ['anna', 'nikt']) {
      const browser = browserAt(`203.0.113.${login.length}`)
      for (let number = 0; number < 10; number++) await browser.post('/logowanie', { login, password: 'zgaduję' })
      const refused = await browser.post('/logowanie', { login, password: anna.password })
      const linkRequest = await browser.post('/logowanie/link', { login })
      const sentPage = await (await browser.get('/logowanie/link?wyslano=1')).text()
      const page = (await refused.text()).replaceAll(login, '…')
      answers.push([refused.status, page, linkRequest.status, linkRequest.headers.get('Location'), sentPage])
    }
    expect(withoutChance(answers[1])).toEqual(withoutChance(answers[0]))
    expect((await deliver()).map((mail) => /^To: (.*)$/m.exec(mail)?.[1])).toEqual(['anna@example.com'])
  })

  test('a recognised browser has to wait after ten wrong passwords, and is offered a link too', async () => {
    const phone = browserAt('203.0.113.12')
    await phone.post('/logowanie', anna)
    await phone.post('/wyloguj', {})
    for (let number = 0; number < 10; number++)
      expect((await phone.post('/logowanie', { ...anna, password: 'zgaduję' })).status).toBe(422)
    const answer = await phone.post('/logowanie', anna)
    expect(answer.status).toBe(429)
    expect(await answer.text()).toContain('Możesz też wejść bez hasła')
    expect(await redirectOf(browserAt('203.0.113.13').post('/logowanie', anna))).toBe('/konto')
  })
})

describe('a sign-in link', () => {
  test('needs confirmation, names the account, and works once', async () => {
    const { browser, link, mail } = await withLink()
    expect(mail).toContain('Link do logowania: Dom Rzeczy')
    for (let scanned = 0; scanned < 3; scanned++) {
      const page = await browserAt('192.0.2.25').get(link)
      expect(page.status).toBe(200)
      expect(page.headers.get('Cache-Control')).toBe('no-store')
      expect(page.headers.getSetCookie()).toEqual([])
      expect(await page.text()).toContain('Konto: anna@example.com')
    }
    expect(await redirectOf(browser.post(link, {}))).toBe('/konto')
    const thief = browserAt('192.0.2.26')
    const again = await thief.post(link, {})
    expect([again.status, await again.text()]).toEqual([410, expect.stringContaining('Ten link już nie działa')])
    expect(await (await thief.get(link)).text()).toContain('Ten link już nie działa')
    expect(await isSignedIn(thief)).toBe(false)
  })

  test('of concurrent uses one succeeds', async () => {
    const { link } = await withLink()
    const browsers = Array.from({ length: 5 }, (_, number) => browserAt(`192.0.2.${number}`))
    const answers = await Promise.all(browsers.map((browser) => browser.post(link, {})))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410, 410, 410])
  })

  const guessed = [
    ['a letter', 'x'],
    ['a UUID', '0b0e8c3e-7c50-4a39-9a8e-0b3f3a6c2d11'],
    ['NUL', '%00'],
    ['a long one', 'a'.repeat(3_000)],
  ] as const
  test.for(guessed)('a guessed one is useless: %s', async ([, token]) => {
    const answer = await browserAt('192.0.2.40').post(`/logowanie/link/${token}`, {})
    expect([400, 410]).toContain(answer.status)
  })

  test('another site can neither use nor request one', async () => {
    const { link } = await withLink()
    const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }
    expect((await browserAt('192.0.2.41').post(link, {}, headers)).status).toBe(403)
    expect((await browserAt('192.0.2.41').post('/logowanie/link', { login: 'anna' }, headers)).status).toBe(403)
  })

  test('an empty login is reported at its field, and an eleventh request from one address has to wait', async () => {
    const browser = browserAt('192.0.2.42')
    const empty = await browser.post('/logowanie/link', { login: ' ' })
    expect([empty.status, await empty.text()]).toEqual([422, expect.stringContaining('Proszę wypełnić to pole.')])
    for (let number = 0; number < 10; number++)
      expect((await browser.post('/logowanie/link', { login: `nikt${number}` })).status).toBe(303)
    const answer = await browser.post('/logowanie/link', { login: 'anna' })
    expect([answer.status, await answer.text()]).toEqual([429, expect.stringMatching(/Za dużo próśb o\s+link/)])
  })
})

/** Removes the times of a page, which differ between responses. */
function withoutChance(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer).replaceAll(/\d\d:\d\d/g, '…'))
}
