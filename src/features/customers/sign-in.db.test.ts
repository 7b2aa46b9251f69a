import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop, testTime } from '../../../test/open-test-shop.ts'
import { createCustomer } from './actions/customers.ts'
import { beginVisit, signIn, signOut, signOutBrowsers } from './actions/sessions.ts'
import { findVisitor } from './queries.ts'

let testShop: TestShop
let hanna: number
beforeAll(async () => {
  testShop = await openTestShop()
  hanna = await createCustomer(testShop.shop(), testShop.appContext.accounts, client('hanna'))
  await createCustomer(testShop.shop(), testShop.appContext.accounts, client('hanna@example.org', 'other@example.org'))
})
afterAll(() => testShop.close())

const password = 'poranna-kawa-7'

function client(login: string, email = `${login}@example.org`) {
  const name = { firstName: 'Hanna', lastName: 'Żak' }
  const business = { kind: 'private' as const, company: '', taxNumber: '' }
  const account = { login, email, password, name: 'Hanna Żak' }
  return { account, email, ...name, ...business, phone: '', addresses: [] }
}

/** The shop for a browser with these cookies. */
async function browser(cookies: readonly string[] = [], address = '203.0.113.7', now = testTime) {
  const headers = new Headers({ Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
  const accounts = testShop.appContext.accounts.forRequest({ headers, address, now, sessionDays: 90 })
  const shop = { ...testShop.shop(now), accounts }
  const { customerId } = await findVisitor(shop, null, await accounts.accountId())
  return {
    ...shop,
    visitor: { visitId: null as number | null, customerId, address: null, cookieToken: null as string | null },
  }
}

async function signedIn(login = 'hanna') {
  const shop = await browser()
  expect(await signIn(shop, { login, password })).toMatchObject({ ok: true })
  return shop.accounts.cookies
}

test('the tables match the schema of the library', async () => {
  const context = await (await testShop.appContext.accounts.library()).$context
  await expect(context.explicitSchemaCheck?.()).resolves.toBeUndefined()
})

describe('A6.1 B6.1 a visitor becomes a client', () => {
  const right = [
    ['login', 'hanna'],
    ['login in other letters', 'HANNA'],
    ['e-mail', 'hanna@example.org'],
    ['e-mail in other letters', 'Hanna@Example.org'],
  ] as const
  test.for(right)('by %s', async ([, login]) => {
    const shop = await browser()
    expect(await signIn(shop, { login, password })).toEqual({ ok: true, value: { customerId: hanna } })
    expect((await browser(shop.accounts.cookies)).visitor.customerId).toBe(hanna)
  })

  const wrong = [
    ['a wrong password', 'hanna', 'poranna-kawa-8'],
    ['a password in other letters', 'hanna', 'Poranna-kawa-7'],
    ['an unknown login', 'nikt', password],
    ['an unknown e-mail', 'nikt@example.org', password],
    ['a pattern', '%', password],
    ['the placeholder of unknown accounts', 'nobody@invalid.invalid', password],
    ['a password too long to be one', 'hanna', 'a'.repeat(200)],
  ] as const
  test.for(wrong)('not by %s, and all refusals are the same', async ([, login, password]) => {
    const shop = await browser([], '203.0.113.8')
    expect(await signIn(shop, { login, password })).toEqual({ ok: false, problem: { code: 'wrong' } })
    expect(shop.accounts.cookies).toEqual([])
  })

  test("a login that equals another client's e-mail does not hide that client", async () => {
    const shop = await browser()
    expect(await signIn(shop, { login: 'hanna@example.org', password })).toMatchObject({ value: { customerId: hanna } })
  })

  test('a cookie that was changed, or signed with another secret, is ignored', async () => {
    const [cookie = ''] = await signedIn()
    const [name, value = ''] = (cookie.split(';')[0] ?? '').split('=')
    const otherFirst = `${value.startsWith('A') ? 'B' : 'A'}${value.slice(1)}`
    for (const changed of [value.slice(0, -6), otherFirst, value.split('.')[0], 'a.b'])
      expect((await browser([`${name}=${changed}`])).visitor.customerId).toBeNull()
  })
})

describe('sessions', () => {
  test('signing in again in the same browser ends the earlier session', async () => {
    const before = await signedIn()
    const again = await browser(before)
    await signIn(again, { login: 'hanna', password })
    expect((await browser(before)).visitor.customerId).toBeNull()
    expect((await browser(again.accounts.cookies)).visitor.customerId).toBe(hanna)
  })

  test('signing out ends the session in the database, not only the cookie', async () => {
    const cookies = await signedIn()
    const shop = await browser(cookies)
    await signOut(shop)
    expect(shop.accounts.cookies.find((cookie) => cookie.startsWith('shop-session='))).toContain('Max-Age=0')
    expect((await browser(cookies)).visitor.customerId).toBeNull()
  })

  test('another session is ended by its id, and only by its owner', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    const list = await (await browser(there)).accounts.session.browsers()
    const id = list.find((entry) => entry.isThis)?.id ?? ''
    const stranger = await browser(await signedIn('other@example.org'))
    await signOutBrowsers(stranger, { browserId: id })
    expect((await browser(there)).visitor.customerId).toBe(hanna)
    await signOutBrowsers(await browser(here), { browserId: id })
    expect((await browser(there)).visitor.customerId).toBeNull()
    expect((await browser(here)).visitor.customerId).toBe(hanna)
  })

  test('all others are ended at once; an ended session can end none', async () => {
    const [here, there] = [await signedIn(), await signedIn()]
    await signOutBrowsers(await browser(here), 'others')
    expect(await (await browser(there)).accounts.session.browsers()).toEqual([])
    await signOutBrowsers(await browser(there), 'others')
    expect((await (await browser(here)).accounts.session.browsers()).map((entry) => entry.isThis)).toEqual([true])
  })
})

test('the visit gets a new token: the old one, which may have been planted, is invalid', async () => {
  const shop = await browser()
  await beginVisit(shop)
  const planted = shop.visitor.cookieToken
  await signIn(shop, { login: 'hanna', password })
  expect(shop.visitor.cookieToken).not.toBe(planted)
  const { hashToken } = await import('#platform/secrets.ts')
  const { visitId } = shop.visitor
  expect(await findVisitor(shop, hashToken(planted ?? ''), null)).toEqual({ visit: null, customerId: null })
  expect(await findVisitor(shop, hashToken(shop.visitor.cookieToken ?? ''), null)).toMatchObject({
    visit: { id: visitId },
    customerId: null,
  })
})

describe('guessing', () => {
  const later = (minutes: number) => new Date(testTime.getTime() + minutes * 60_000)

  test('the eleventh wrong password within 15 minutes must wait, by login or e-mail, and so must the correct one', async () => {
    const person = client('ofiara')
    await createCustomer(testShop.shop(), testShop.appContext.accounts, person)
    const attempt = async (login: string, password: string, now = testTime, address = '198.51.100.1') =>
      signIn(await browser([], address, now), { login, password })
    for (let tries = 0; tries < 10; tries++)
      expect(await attempt(tries % 2 ? 'ofiara' : person.email, 'zgaduję')).toEqual({
        ok: false,
        problem: { code: 'wrong' },
      })
    const wait = { ok: false, problem: { code: 'wait', until: later(15) } }
    expect(await attempt('ofiara', 'zgaduję', later(14))).toEqual(wait)
    expect(await attempt('ofiara', password, later(14))).toEqual(wait)
    expect(await attempt('ofiara', password, later(14), '198.51.100.2')).toMatchObject({ ok: true })
    expect(await attempt('ofiara', password, later(15))).toMatchObject({ ok: true })
  })

  test('an unknown account waits the same', async () => {
    const shop = await browser([], '198.51.100.3')
    for (let tries = 0; tries < 10; tries++) await signIn(shop, { login: 'nikt', password: 'zgaduję' })
    expect(await signIn(shop, { login: 'NIKT', password: 'zgaduję' })).toMatchObject({ problem: { code: 'wait' } })
  })

  test('concurrent attempts do not bypass the limit', async () => {
    const shop = await browser([], '198.51.100.5')
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => signIn(shop, { login: 'naraz', password: 'zgaduję' })),
    )
    expect(tries.filter((answer) => !answer.ok && answer.problem.code === 'wrong')).toHaveLength(10)
  })
})
