import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts'
import { hashToken } from '../secrets.ts'

const now = new Date()
const days = (count: number) => new Date(now.getTime() + count * 24 * 60 * 60_000)

let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
})
beforeEach(async () => {
  await sql`delete from account_session`.execute(testShop.appContext.database.query)
})
afterAll(() => testShop.close())

/** Returns the accounts as a browser with these cookies sees them at a given time. */
function browser(cookies: readonly string[] = [], at = now, sessionDays = 90) {
  const headers = new Headers({ Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
  return testShop.appContext.accounts.forRequest({ headers, address: '203.0.113.7', now: at, sessionDays })
}

async function signedIn(): Promise<readonly string[]> {
  const anna = browser()
  expect(await anna.signIn('anna', 'witryna-demo')).toMatchObject({ ok: true })
  return anna.cookies
}

const rows = async () =>
  (await sql<{ token: string }>`select token from account_session`.execute(testShop.appContext.database.query)).rows

/** Makes the session start so many days ago, last used today. */
async function ago(count: number): Promise<void> {
  await sql`update account_session set created_at = ${days(-count)}`.execute(testShop.appContext.database.query)
}

describe('the absolute end of a session', () => {
  const cases = [
    { began: 89, sessionDays: 90, isIn: true },
    { began: 90, sessionDays: 90, isIn: false },
    { began: 400, sessionDays: 90, isIn: false },
    { began: 2, sessionDays: 1, isIn: false },
    { began: 300, sessionDays: 365, isIn: true },
  ]
  test.for(cases)('begun $began days ago, of $sessionDays at most: $isIn', async ({ began, sessionDays, isIn }) => {
    const cookies = await signedIn()
    await ago(began)
    const later = browser(cookies, now, sessionDays)
    expect((await later.accountId()) !== null).toBe(isIn)
    expect((await rows()).length).toBe(isIn ? 1 : 0)
    const sent = later.cookies.find((cookie) => cookie.startsWith('shop-session='))
    if (!isIn) expect(sent).toContain('Max-Age=0')
  })

  test('daily use does not postpone it', async () => {
    const cookies = await signedIn()
    const outcomes = []
    for (let day = 0; day <= 91; day += 13) outcomes.push((await browser(cookies, days(day)).accountId()) !== null)
    expect(outcomes).toEqual([true, true, true, true, true, true, true, false])
  })

  test('expired sessions are not listed, and the nightly clean-up removes them', async () => {
    const [here] = [await signedIn(), await signedIn()]
    expect(await browser(here).session.browsers()).toHaveLength(2)
    await sql`update account_session set created_at = ${days(-91)} where token <> ${hashOf(here)}`.execute(
      testShop.appContext.database.query,
    )
    expect(await browser(here).session.browsers()).toMatchObject([{ isThis: true }])
    await testShop.appContext.accounts.removeEnded(now, 90)
    expect(await rows()).toHaveLength(1)
  })

  test('a session also ends after 30 days without use', async () => {
    const cookies = await signedIn()
    await testShop.appContext.accounts.removeEnded(days(29), 90)
    expect(await browser(cookies).accountId()).not.toBeNull()
    await testShop.appContext.accounts.removeEnded(days(31), 90)
    expect(await browser(cookies).accountId()).toBeNull()
  })
})

describe('tokens of sessions', () => {
  const tokenOf = (cookies: readonly string[]) =>
    decodeURIComponent(/^shop-session=([^;]+)/.exec(cookies[0] ?? '')?.[1] ?? '')

  test('are stored as hashes: a copy of the database cannot be used to sign in', async () => {
    const cookies = await signedIn()
    const token = tokenOf(cookies).split('.')[0] ?? ''
    const [stored] = await rows()
    expect(stored?.token).toMatch(/^[\da-f]{64}$/)
    expect(token).toMatch(/^[A-Za-z\d]{32}$/)
    expect(stored?.token).toBe(hashOf(cookies))
    const { secret } = await (await testShop.appContext.accounts.library()).$context
    const signature = createHmac('sha256', secret)
      .update(stored?.token ?? '')
      .digest('base64')
    const itself = createHmac('sha256', secret).update(token).digest('base64')
    expect(tokenOf(cookies)).toBe(`${token}.${itself}`)
    const forged = `shop-session=${encodeURIComponent(`${stored?.token}.${signature}`)}`
    expect(await browser([forged]).accountId()).toBeNull()
    expect(await browser(cookies).accountId()).not.toBeNull()
  })

  test('a session in use continues under the same token', async () => {
    const cookies = await signedIn()
    await sql`update account_session set expires_at = ${days(20)}`.execute(testShop.appContext.database.query)
    const later = browser(cookies)
    expect(await later.accountId()).not.toBeNull()
    expect(tokenOf(later.cookies)).toBe(tokenOf(cookies))
    expect(await browser(later.cookies).accountId()).not.toBeNull()
  })

  test('the migration hashes existing tokens without signing anyone out', async () => {
    const cookies = await signedIn()
    const clear = tokenOf(cookies).split('.')[0] ?? ''
    await sql`update account_session set token = ${clear}`.execute(testShop.appContext.database.query)
    const migration = join(import.meta.dirname, '../../../db/migrations/0126_hashed_session_tokens.sql')
    await sql.raw(readFileSync(migration, 'utf8')).execute(testShop.appContext.database.query)
    expect(await browser(cookies).accountId()).not.toBeNull()
  })
})

function hashOf(cookies: readonly string[]): string {
  const token = decodeURIComponent(/^shop-session=([^;.]+)/.exec(cookies[0] ?? '')?.[1] ?? '')
  return Buffer.from(hashToken(token)).toString('hex')
}
