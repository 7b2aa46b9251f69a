import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { limitOrderRate } from '#features/checkout/actions/place-order.ts'
import { requestLink, signIn, signInByLink, signOut, signOutBrowsers } from '#features/customers/actions/sessions.ts'
import { Accounts } from '#platform/accounts/accounts.ts'
import { securityLog } from '#platform/log.ts'
import type { Shop } from '#shop'
import { openTestShop, type TestShop, testTime } from '../../test/open-test-shop.ts'

const anna = { login: 'anna', password: 'witryna-demo' }

let testShop: TestShop
let annasAccount: string
beforeAll(async () => {
  testShop = await openTestShop()
  annasAccount = (await testShop.shop().accounts.findAccountId('anna')) ?? ''
})
afterAll(() => testShop.close())

const info = vi.spyOn(securityLog, 'info')
const warn = vi.spyOn(securityLog, 'warn')
beforeEach(() => vi.clearAllMocks())

/** Returns the logged events, in order. */
function logged(): object[] {
  const calls = [info, warn].flatMap(({ mock }) =>
    mock.calls.map(([facts], call) => ({ facts, order: mock.invocationCallOrder[call] ?? 0 })),
  )
  return calls.toSorted((one, other) => one.order - other.order).map(({ facts }) => facts as object)
}

/** Returns the shop as seen by a browser with these cookies. */
function browser(cookies: readonly string[] = [], address = '203.0.113.77'): Shop {
  const headers = new Headers({ Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })
  const accounts = testShop.appContext.accounts.forRequest({ headers, address, now: testTime, sessionDays: 90 })
  return {
    ...testShop.shop(),
    accounts,
    enqueue: async () => {},
    visitor: { visitId: null, customerId: null, address, cookieToken: null },
  }
}

test('signing in and out is logged by account, without typed text or address', async () => {
  await signIn(browser(), { ...anna, password: 'zgaduję' })
  await signIn(browser(), { login: 'nikt@example.com', password: 'zgaduję' })
  const first = browser()
  await signIn(first, anna)
  const again = browser(first.accounts.cookies)
  await signIn(again, anna)
  await signOut(browser(again.accounts.cookies))
  const account = annasAccount
  expect(logged()).toEqual([
    { event: 'authn_login_fail', account, known: false },
    { event: 'authn_login_fail', account: null, known: false },
    { event: 'authn_login_success', account, how: 'password', known: false },
    { event: 'session_created', account },
    { event: 'authn_device_known', account },
    { event: 'session_expired', account, reason: 'signed-in-again', sessions: 1 },
    { event: 'authn_login_success', account, how: 'password', known: true },
    { event: 'session_created', account },
    { event: 'session_expired', account, reason: 'sign-out', sessions: 1 },
  ])
  expect(JSON.stringify(logged())).not.toMatch(/anna|nikt|example|zgaduję|203\.0/)
})

test('requested, used and refused links are logged', async () => {
  await requestLink(browser(), 'sign-in', 'anna')
  await requestLink(browser(), 'sign-in', 'nikt')
  const link = await testShop.appContext.accounts.createLink('sign-in', annasAccount, testTime)
  await signInByLink(browser(), link?.token ?? '')
  await signInByLink(browser(), link?.token ?? '')
  expect(logged()).toMatchObject([
    { event: 'authn_link_request', account: annasAccount, sent: true },
    { event: 'authn_link_request', account: null, sent: true },
    { event: 'authn_login_success', how: 'link' },
    { event: 'session_created' },
    { event: 'authn_device_known' },
    { event: 'authn_link_refused' },
  ])
})

test('refusals by a limit are logged by the limit’s name; a refused sign-in also by account', async () => {
  const until = new Date(testTime.getTime() + 15 * 60_000)
  for (let tries = 0; tries <= 10; tries++) await signIn(browser([], '198.51.100.9'), { ...anna, password: 'zgaduję' })
  expect(logged().slice(-2)).toEqual([
    { event: 'excess_rate_limit_exceeded', limit: 'sign-in', until },
    { event: 'authn_login_lock', account: annasAccount, known: false, until },
  ])
  vi.clearAllMocks()
  for (let orders = 0; orders <= 30; orders++) await limitOrderRate(browser())
  expect(logged()).toEqual([{ event: 'excess_rate_limit_exceeded', limit: 'orders', until: expect.any(Date) }])
})

test('a changed secret, as after a restore, is logged once', () => {
  const [one, two] = ['one secret of more than thirty-two letters', 'two secrets of more than thirty-two letters']
  const accounts = new Accounts(testShop.appContext.database.web, one, null)
  accounts.useSecret(one)
  accounts.useSecret(two)
  accounts.useSecret(two)
  expect(logged()).toEqual([{ event: 'authn_secret_changed' }])
})

test('sessions that a client ends are counted', async () => {
  const [here] = [browser(), browser()]
  await signIn(here, anna)
  await signIn(browser(), anna)
  await signIn(browser(), anna)
  vi.clearAllMocks()
  const now = browser(here.accounts.cookies)
  const others = (await now.accounts.session.browsers()).length - 1
  await signOutBrowsers(now, 'others')
  expect(logged()).toEqual([{ event: 'session_expired', account: annasAccount, reason: 'by-client', sessions: others }])
})
