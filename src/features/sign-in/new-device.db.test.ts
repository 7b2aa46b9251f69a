import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { NewDeviceMailJob } from '#shop'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from account_attempt`.execute(database())
  await sql`delete from pgboss.job where name = 'send-new-device-mail'`.execute(database())
})

const database = () => shop.appContext.database.query
const isSignedIn = async (browser: PlainBrowser) => (await browser.get('/konto')).status === 200

async function queued(): Promise<NewDeviceMailJob[]> {
  const { rows } = await sql<{ data: NewDeviceMailJob }>`
    select data from pgboss.job where name = 'send-new-device-mail'
  `.execute(database())
  return rows.map(({ data }) => data)
}

async function signedIn(browser = new PlainBrowser(shop)): Promise<PlainBrowser> {
  await browser.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  expect(await isSignedIn(browser)).toBe(true)
  return browser
}

test('the client is told by mail of a new browser, and not of one that has signed in before', async () => {
  const browser = await signedIn()
  const [mail, ...more] = await queued()
  expect(more).toEqual([])
  expect(mail?.userAgent).toContain('Firefox')
  await browser.post('/wyloguj', {})
  await signedIn(browser)
  expect(await queued()).toHaveLength(1)
})

test('a wrong password, and a password without the second factor, mail nothing', async () => {
  await new PlainBrowser(shop).post('/logowanie', { login: 'anna', password: 'zgadywanka' })
  await sql`
    insert into account_second_factor (user_id, id, sealed_secret, confirmed_at, created_at)
    select id, gen_random_uuid(), 'x', now(), now() from account_user where login = 'anna'
  `.execute(database())
  await new PlainBrowser(shop).post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  await sql`delete from account_second_factor`.execute(database())
  expect(await queued()).toEqual([])
})

test('somebody who has just registered gets none', async () => {
  const fields = {
    ...{ email: 'nowa@example.org', password: 'poranna-kawa-7', passwordRepeat: 'poranna-kawa-7', terms: 'on' },
    ...{ firstName: 'Nowa', lastName: 'Lis', phone: '501 502 503', country: 'PL', street: 'Długa', streetNumber: '5' },
    ...{ postcode: '31-146', city: 'Kraków', powrot: '/konto' },
  }
  const browser = new PlainBrowser(shop)
  expect(await redirectOf(browser.post('/rejestracja', fields))).toBe('/konto')
  expect(await queued()).toEqual([])
})

test('however often somebody signs in, three mails an hour go to a client', async () => {
  for (let browsers = 0; browsers < 5; browsers++) await signedIn()
  expect(await queued()).toHaveLength(3)
})

test('the link of the mail ends that session, after a question, and no other; it signs nobody in', async () => {
  const own = await signedIn()
  await sql`delete from pgboss.job where name = 'send-new-device-mail'`.execute(database())
  const thief = await signedIn()
  const [mail] = await queued()
  if (!mail) throw new Error('no mail')
  const link = await shop.appContext.accounts.createSessionLink(mail, new Date())
  expect(link?.email).toBe('anna@example.com')
  const path = `/logowanie/to-nie-ja/${link?.token}`
  const reader = new PlainBrowser(shop)
  expect(await pageText(reader, path)).toContain('Firefox, Linux')
  expect(await isSignedIn(thief)).toBe(true)
  expect((await reader.post(path, {}, { Origin: 'https://zly.example' })).status).toBe(403)
  expect((await reader.post(path, {})).status).toBe(200)
  expect([await isSignedIn(thief), await isSignedIn(own), await isSignedIn(reader)]).toEqual([false, true, false])
  expect((await reader.post(path, {})).status).toBe(410)
  expect(await pageText(reader, path)).toContain('nie jest już zalogowana')
})
