import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Schema } from '#platform/database/schema.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../test/plain-browser.ts'

const page = '/logowanie/link?wyslano=1'

let shop: TestApplication
let passwords: Insertable<Schema['account_credential']>[]
beforeAll(async () => {
  shop = await openTestApplication()
  passwords = await database().selectFrom('account_credential').selectAll().execute()
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['account_attempt', 'account_mail_code', 'account_second_factor', 'account_credential'])
    await sql`delete from ${sql.table(table)}`.execute(database())
  await database().insertInto('account_credential').values(passwords).execute()
})

const database = () => shop.appContext.database.query
const isSignedIn = async (browser: PlainBrowser) => (await browser.get('/konto')).status === 200

/** A browser that has asked for a mail, and the code in it; '' where no mail is sent. */
async function ask(login = 'anna', browser = new PlainBrowser(shop)) {
  expect(await redirectOf(browser.post('/logowanie/link', { login }))).toBe(page)
  const { id } = await database().selectFrom('account_mail_code').select('id').executeTakeFirstOrThrow()
  const code = (await shop.appContext.accounts.createMailCode(id, new Date())) ?? ''
  return { browser, code, wrong: code === '000000' ? '000001' : '000000' }
}

const send = (browser: PlainBrowser, code: string) => browser.post(page, { code })

test('B1.11 a code from the mail signs in, with the basket, in the browser that has asked for it alone', async () => {
  const { browser, code } = await ask()
  expect(code).toMatch(/^\d{6}$/)
  await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
  const thief = new PlainBrowser(shop)
  expect((await send(thief, code)).status).toBe(410)
  expect(await isSignedIn(thief)).toBe(false)
  expect(await redirectOf(send(browser, ` ${code.slice(0, 3)} ${code.slice(3)}`))).toBe('/konto')
  expect(await pageText(browser, '/koszyk')).toContain('Kubek')
  expect((await send(browser, code)).status).toBe(410)
})

test('it takes five tries', async () => {
  const { browser, code, wrong } = await ask()
  for (let tries = 0; tries < 5; tries++) expect((await send(browser, wrong)).status).toBe(422)
  expect((await send(browser, code)).status).toBe(410)
  expect(await isSignedIn(browser)).toBe(false)
})

test('it works for ten minutes', async () => {
  const { browser, code } = await ask()
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from expires_at - now())::integer as seconds from account_mail_code
  `.execute(database())
  expect(rows[0]?.seconds).toBeGreaterThan(540)
  expect(rows[0]?.seconds).toBeLessThanOrEqual(600)
  await sql`update account_mail_code set expires_at = now() - interval '1 second'`.execute(database())
  expect((await send(browser, code)).status).toBe(410)
})

test('ten wrong codes a day use up those of an account, in browsers that it does not know; its links still work', async () => {
  for (let codes = 0; codes < 2; codes++) {
    const { browser, wrong } = await ask()
    for (let tries = 0; tries < 5; tries++) await send(browser, wrong)
    await sql`delete from account_mail_code`.execute(database())
  }
  const { browser, code } = await ask()
  const refused = await send(browser, code)
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Użyj linku z\u00a0wiadomości')
  const known = new PlainBrowser(shop)
  await known.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  await known.post('/wyloguj', {})
  await sql`delete from account_mail_code`.execute(database())
  await sql`delete from account_attempt where ends_at < now() + interval '2 hours'`.execute(database())
  const own = await ask('anna', known)
  expect(await redirectOf(send(own.browser, own.code))).toBe('/konto')
})

test('an unknown account gets the same pages, and no code', async () => {
  const { browser } = await ask('nikt@example.org')
  expect(browser.cookies.has('mail-code')).toBe(true)
  expect(await pageText(browser, page)).toContain('Jeśli jest u nas takie konto')
  expect((await send(browser, '123456')).status).toBe(422)
})

test('the second factor is asked for all the same', async () => {
  await sql`
    insert into account_second_factor (user_id, id, sealed_secret, confirmed_at, created_at)
    select id, gen_random_uuid(), 'x', now(), now() from account_user where login = 'anna'
  `.execute(database())
  const { browser, code } = await ask()
  expect(await redirectOf(send(browser, code))).toBe('/logowanie/kod?powrot=%2Fkonto')
  expect(await isSignedIn(browser)).toBe(false)
})

test('a copy of the database does not tell it', async () => {
  const { code } = await ask()
  const { rows } = await sql`select * from account_mail_code`.execute(database())
  const stored = JSON.stringify(rows)
  expect(stored).not.toContain(code)
  expect(stored).not.toContain(JSON.stringify(Buffer.from(code)))
})
