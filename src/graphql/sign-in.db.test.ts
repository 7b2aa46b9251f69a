import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { database, demoPassword, newBrowser, openGraphqlShop, signedIn, testShop } from '../../test/graphql-shop.ts'
import type { PlainBrowser } from '../../test/plain-browser.ts'
import { turnOnSecondFactor } from '../../test/turn-on-second-factor.ts'

openGraphqlShop()

const words = expect.stringMatching(/\p{L}{3}/u)
const login = (name: string, password = demoPassword) =>
  `login(login: ${JSON.stringify(name)}, password: ${JSON.stringify(password)}) { status error { code message } location }`
const signIn = async (browser: PlainBrowser, name: string, password?: string) =>
  (await browser.query(`mutation { ${login(name, password)} }`)).data.login
const emailOf = async (browser: PlainBrowser) =>
  (await browser.query('{ client { email } }')).data.client?.email ?? null
const countSessions = () => database().selectFrom('account_session').select('id').execute()
const repeat = (count: number, field: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ')

describe('login', () => {
  test.each(['anna', 'ANNA', 'anna@example.com', ' anna@example.com '])(
    '"%s" and the password sign in',
    async (name) => {
      const browser = newBrowser()
      expect(await emailOf(browser)).toBeNull()
      expect(await signIn(browser, name)).toEqual({ status: 'success', error: null, location: null })
      expect(await emailOf(browser)).toBe('anna@example.com')
    },
  )

  test.each([
    ['a wrong password', 'anna', 'x', 'wrong'],
    ['an unknown login', 'nikt', 'x', 'wrong'],
    ['an unknown e-mail', 'nikt@example.com', 'x', 'wrong'],
    ['no login', '', 'x', 'required'],
    ['no password', 'anna', '', 'required'],
    ['a login that is too long', 'a'.repeat(201), 'x', 'to_long'],
    ['a password that is too long', 'anna', 'x'.repeat(10_000), 'to_long'],
    ['control characters', 'an\u0000na', 'x', 'wrong'],
  ])('%s is refused, without a cookie', async (_, name, password, code) => {
    const browser = newBrowser()
    const before = await countSessions()
    expect(await signIn(browser, name, password)).toEqual({
      status: 'error',
      error: { code, message: words },
      location: null,
    })
    expect([browser.cookies.size, await countSessions()]).toEqual([0, before])
  })

  test('a known and an unknown login have the same answer, to the letter', async () => {
    const [known, unknown] = await Promise.all(
      ['anna', 'nikt'].map((name) => newBrowser().query(`mutation { ${login(name, 'x')} }`)),
    )
    expect([unknown?.status, unknown?.data]).toEqual([known?.status, known?.data])
  })

  test('the session of the browser is a new one, each cookie is set once, and the earlier session ends', async () => {
    const browser = newBrowser()
    await signIn(browser, 'anna')
    const before = new Map(browser.cookies)
    const { headers } = await browser.query(`mutation { ${login('jan')} }`)
    const names = headers.getSetCookie().map((line) => line.slice(0, line.indexOf('=')))
    expect(new Set(names).size).toBe(names.length)
    for (const line of headers.getSetCookie()) expect(line).toMatch(/HttpOnly.*SameSite=Lax|SameSite=Lax.*HttpOnly/i)
    expect(await emailOf(browser)).toBe('jan@example.com')
    const stolen = newBrowser()
    for (const [name, value] of before) stolen.cookies.set(name, value)
    expect(await emailOf(stolen)).toBeNull()
  })

  test('a document with passwords under four aliases is refused before any is tried', async () => {
    const { data, errors } = await newBrowser().query(`mutation { ${repeat(4, (index) => login('anna', `${index}`))} }`)
    expect([data, errors[0].extensions.code]).toEqual([null, 'too_heavy'])
    expect(await database().selectFrom('account_attempt').select('key').execute()).toEqual([])
  })

  test('passwords under three aliases are three tries', async () => {
    const browser = newBrowser()
    const guess = (from: number) => `mutation { ${repeat(3, (index) => login('anna', `${from + index}`))} }`
    for (const from of [0, 3, 6]) await browser.query(guess(from))
    const { data } = await browser.query(guess(9))
    expect(Object.values<{ error: { code: string } }>(data).map(({ error }) => error.code)).toEqual([
      'wrong',
      'wait',
      'wait',
    ])
  })

  test('after ten wrong passwords the address waits, whether there is such an account or not', async () => {
    for (const name of ['anna', 'nikt']) {
      const browser = newBrowser()
      for (let index = 0; index < 10; index++)
        expect((await signIn(browser, name, `${index}`)).error.code).toBe('wrong')
      expect(await signIn(browser, name)).toEqual({
        status: 'error',
        error: { code: 'wait', message: words },
        location: null,
      })
    }
  })

  test('strangers who guess do not lock out the browser of the client', async () => {
    const browser = await signedIn('jan')
    for (let index = 0; index < 11; index++) await signIn(newBrowser(), 'jan', `${index}`)
    expect((await signIn(browser, 'jan')).status).toBe('success')
  })

  test('a second factor is asked for with a status of its own, and until then nobody is signed in', async () => {
    const owner = await signedIn('jan')
    await turnOnSecondFactor(testShop.appContext.accounts, owner)
    const browser = newBrowser('203.0.113.7')
    expect(await signIn(browser, 'jan')).toEqual({
      status: 'second_factor',
      error: { code: 'second_factor', message: words },
      location: '/logowanie/kod?powrot=%2Fkonto',
    })
    expect([await emailOf(browser), [...browser.cookies.keys()]]).toEqual([null, ['pending-sign-in']])
    await sql`delete from account_second_factor`.execute(database())
  })
})

describe('checkUserAccount', () => {
  const check = async (name: string, browser = newBrowser()) =>
    (await browser.query(`{ checkUserAccount(UserIdentifier: ${JSON.stringify(name)}) }`)).data.checkUserAccount

  test.each([
    ['anna', true],
    ['Anna@Example.com', true],
    ['nikt', false],
    ['nikt@example.com', false],
    ['', false],
    ['a'.repeat(5_000), false],
  ])('%s has an account: %s', async (name, hasAccount) => expect(await check(name)).toBe(hasAccount))

  test('a client finds the own account too', async () => {
    const browser = await signedIn('anna')
    expect([await check('anna', browser), await check('anna@example.com', browser)]).toEqual([true, true])
  })

  test('names under aliases are counted one by one, and beyond the limit nothing is told of any', async () => {
    const browser = newBrowser()
    const { data } = await browser.query(
      `{ ${repeat(41, (index) => `checkUserAccount(UserIdentifier: "k${index}")`)} }`,
    )
    expect(new Set(Object.values(data))).toEqual(new Set([null]))
    expect(await check('anna', browser)).toBeNull()
    expect(await check('anna', newBrowser('198.51.100.9'))).toBe(true)
  })
})

describe('passwordRecovery', () => {
  const recover = (email: string) =>
    `passwordRecovery(email: ${JSON.stringify(email)}) { status error { code message } }`
  const queued = async () =>
    (await sql<{ data: object }>`select data from pgboss.job where name = 'send-sign-in-link'`.execute(database())).rows

  test('B2.47 a known and an unknown e-mail have the same answer, and the known one a mail', async () => {
    const before = (await queued()).length
    const answers = await Promise.all(
      ['anna@example.com', 'nikt@example.com'].map((email) => newBrowser().query(`mutation { ${recover(email)} }`)),
    )
    for (const { data } of answers) expect(data.passwordRecovery).toEqual({ status: 'success', error: null })
    const jobs = (await queued()).slice(before).map(({ data }) => data)
    expect(jobs).toHaveLength(2)
    for (const job of jobs) expect(job).toMatchObject({ purpose: 'set-password' })
  })

  test.each([
    ['', 'incorect_email'],
    ['a'.repeat(201), 'to_long'],
  ])('"%s" has the code %s', async (email, code) => {
    const { data } = await newBrowser().query(`mutation { ${recover(email)} }`)
    expect(data.passwordRecovery).toEqual({ status: 'error', error: { code, message: words } })
  })

  test('aliases count one by one: an address asks for ten links an hour', async () => {
    const browser = newBrowser('198.51.100.4')
    await browser.query(`mutation { ${repeat(9, (index) => recover(`k${index}@example.com`))} }`)
    const { data } = await browser.query(`mutation { ${repeat(2, (index) => recover(`l${index}@example.com`))} }`)
    expect([data.a0.status, data.a1]).toEqual(['success', { status: 'error', error: { code: 'wait', message: words } }])
  })
})
