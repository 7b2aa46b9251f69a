import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { codeOfStep, stepAt } from '#platform/accounts/second-factor/totp.ts'
import { openTestApplication, type TestApplication } from '../../../../../test/open-test-application.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../../../test/plain-browser.ts'

const password = 'witryna-demo'
const codePage = '/logowanie/kod?powrot=%2Fkonto'
const page = '/konto/bezpieczenstwo'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from account_attempt`.execute(database())
  await sql`delete from account_second_factor`.execute(database())
})

const database = () => shop.appContext.database.query
const newBrowser = (address?: string) => new PlainBrowser(shop, address ? { address } : {})
const signIn = (browser: PlainBrowser, login = 'anna') => browser.post('/logowanie', { login, password })
const sendCode = (browser: PlainBrowser, code: string, fields: Record<string, string> = {}) =>
  browser.post('/logowanie/kod', { code, powrot: '/konto', ...fields })
const isSignedIn = async (browser: PlainBrowser) => (await browser.get('/konto')).status === 200

function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Uint8Array.from(bits.join('').match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2))
}

/** What the app of a client shows; each call belongs to the next 30 seconds, since a code works once. */
class App {
  readonly #secret: Uint8Array

  constructor(html: string) {
    this.#secret = fromBase32((/<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(html)?.[1] ?? '').replaceAll(' ', ''))
  }

  code(step = 0): string {
    return codeOfStep(this.#secret, stepAt(new Date()) + step)
  }
}

/** The last code may be used again, as half a minute later another could. */
const waitForCode = () => sql`update account_second_factor set last_step = 0`.execute(database())

async function turnOn(login = 'anna') {
  const browser = newBrowser()
  await signIn(browser, login)
  expect(await redirectOf(browser.post(page, { step: 'begin' }))).toBe(page)
  const app = new App(await (await browser.get(page)).text())
  const answer = await (await browser.post(page, { step: 'turn-on', code: app.code() })).text()
  await waitForCode()
  return { browser, app, codes: backupCodes(answer) }
}

function backupCodes(html: string): string[] {
  return [...html.matchAll(/<li>([a-z\d]{4}-[a-z\d]{4}-[a-z\d]{4})<\/li>/g)].map(([, code = '']) => code)
}

/** A browser that has typed the password and owes the code. */
async function half(address?: string): Promise<PlainBrowser> {
  const browser = newBrowser(address)
  expect(await redirectOf(signIn(browser))).toBe(codePage)
  return browser
}

describe('turning it on', () => {
  test('shows a QR code and the secret, and then ten backup codes, once', async () => {
    const { browser, codes } = await turnOn()
    expect(codes).toHaveLength(10)
    const later = await pageText(browser, page)
    expect(later).toContain('Zostało 10 kodów zapasowych.')
    for (const code of codes) expect(later).not.toContain(code)
    const { rows } = await sql`select * from account_backup_code`.execute(database())
    expect(JSON.stringify(rows)).not.toContain(codes[0])
  })

  test('asks for nothing before a code has confirmed it', async () => {
    const browser = newBrowser()
    await signIn(browser)
    await browser.post(page, { step: 'begin' })
    expect(await (await browser.get(page)).text()).toMatch(/<svg role="img"[^>]*viewBox="0 0 \d+ \d+".*<path d="M/s)
    expect((await browser.post(page, { step: 'turn-on', code: '000000' })).status).toBe(422)
    expect(await redirectOf(signIn(newBrowser()))).toBe('/konto')
  })

  test('asks for the password when the client has not signed in recently', async () => {
    const browser = newBrowser()
    await signIn(browser)
    await sql`update account_session set created_at = now() - interval '16 minutes'`.execute(database())
    expect(await pageText(browser, page)).toContain('Twoje hasło')
    expect((await browser.post(page, { step: 'begin' })).status).toBe(422)
    expect((await browser.post(page, { step: 'begin', password: 'zgadywanka' })).status).toBe(422)
    expect(await redirectOf(browser.post(page, { step: 'begin', password }))).toBe(page)
  })

  test('a secret that is on is not replaced by another', async () => {
    const { browser, app } = await turnOn()
    await browser.post(page, { step: 'begin' })
    expect(await redirectOf(sendCode(await half(), app.code()))).toBe('/konto')
  })
})

describe('signing in', () => {
  const ways = [{ by: 'app' }, { by: 'backup code' }, { by: 'backup code in capitals, without hyphens' }]
  test.for(ways)('with a password, then a code: $by', async ({ by }) => {
    const { app, codes } = await turnOn()
    const backup = codes[0] ?? ''
    const code = by === 'app' ? app.code() : by === 'backup code' ? backup : backup.replaceAll('-', '').toUpperCase()
    const browser = await half()
    expect(await pageText(browser, codePage)).toContain('Wpisz kod z aplikacji')
    expect(await redirectOf(sendCode(browser, code))).toBe('/konto')
    expect(await isSignedIn(browser)).toBe(true)
    expect((await sendCode(await half(), code)).status).toBe(422)
  })

  test('with a link from a mail, then a code', async () => {
    const { app } = await turnOn()
    const browser = newBrowser()
    expect(await redirectOf(browser.post(await link('sign-in'), {}))).toBe(codePage)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await redirectOf(sendCode(browser, app.code()))).toBe('/konto')
  })

  test('with a link that sets a password, then a code', async () => {
    const { app } = await turnOn()
    const browser = newBrowser()
    const fields = { password, passwordRepeat: password }
    expect(await redirectOf(browser.post(await link('set-password'), fields))).toBe(codePage)
    expect(await isSignedIn(browser)).toBe(false)
    expect(await redirectOf(sendCode(browser, app.code()))).toBe('/konto')
  })

  test('the basket of the visitor waits for the code too', async () => {
    const { app } = await turnOn()
    const browser = newBrowser()
    await browser.post('/basketchange.php', { product: '1002', size: 'uniw', number: '1', mode: '1' })
    await signIn(browser)
    expect(await redirectOf(sendCode(browser, app.code(), { powrot: '/koszyk' }))).toBe('/koszyk')
    expect(await isSignedIn(browser)).toBe(true)
  })

  async function link(purpose: 'sign-in' | 'set-password'): Promise<string> {
    const { rows } = await sql<{ id: string }>`select id from account_user where login = 'anna'`.execute(database())
    const made = await shop.appContext.accounts.createLink(purpose, rows[0]?.id ?? '', new Date())
    return `${purpose === 'sign-in' ? '/logowanie/link' : '/logowanie/haslo'}/${made?.token}`
  }
})

describe('the code cannot be skipped', () => {
  test.for(['/konto', page, '/konto/haslo', '/konto/rabaty'])('by opening %s in a second tab', async (path) => {
    await turnOn()
    const browser = await half()
    expect(await redirectOf(browser.get(path))).toMatch(/^\/logowanie\?powrot=/)
    expect([...browser.cookies.keys()].filter((name) => name.includes('session'))).toEqual([])
  })

  test('in another browser, after ten minutes, or after five tries', async () => {
    const { app } = await turnOn()
    await half()
    expect((await sendCode(newBrowser(), app.code())).status).toBe(410)
    const late = await half()
    await sql`update account_pending_sign_in set expires_at = now() - interval '1 second'`.execute(database())
    expect((await sendCode(late, app.code())).status).toBe(410)
    const guessing = await half()
    for (let tries = 0; tries < 5; tries++) expect((await sendCode(guessing, `00000${tries}x`)).status).toBe(422)
    expect((await sendCode(guessing, app.code())).status).toBe(410)
    expect(await pageText(guessing, codePage)).toContain('Zaloguj się od początku')
  })

  test('with a code that was used, or by sending one twice at a time', async () => {
    const { app } = await turnOn()
    const [one, other] = [await half(), await half()]
    const answers = await Promise.all([sendCode(one, app.code()), sendCode(other, app.code())])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422])
  })

  test('with what was proved before the password changed', async () => {
    const { browser, app } = await turnOn()
    const before = await half()
    const next = { present: password, password: 'zupa z soczewicy', passwordRepeat: 'zupa z soczewicy' }
    await redirectOf(browser.post('/konto/haslo', next))
    expect((await sendCode(before, app.code())).status).toBe(410)
    await browser.post('/konto/haslo', {
      present: 'zupa z soczewicy',
      ...{ password, passwordRepeat: password },
    })
  })

  test('by guessing from one sign-in after another: ten tries in fifteen minutes, thirty a day', async () => {
    const { app, browser: known } = await turnOn()
    const guess = async (address: string) => {
      const browser = await half(address)
      return (await sendCode(browser, 'zgaduję')).status
    }
    const answers = []
    for (let tries = 0; tries < 11; tries++) answers.push(await guess('198.51.100.1'))
    expect(answers).toEqual([...Array(10).fill(422), 429])
    for (let tries = 0; tries < 20; tries++) answers.push(await guess(`198.51.101.${tries}`))
    expect(answers.at(-1)).toBe(422)
    expect(await guess('198.51.102.1')).toBe(429)
    await known.post('/wyloguj', {})
    await signIn(known)
    expect(await redirectOf(sendCode(known, app.code()))).toBe('/konto')
  })
})

describe('a remembered device', () => {
  async function remembered() {
    const made = await turnOn()
    const browser = await half()
    await redirectOf(sendCode(browser, made.app.code(), { trust: 'on' }))
    await browser.post('/wyloguj', {})
    await waitForCode()
    return { ...made, device: browser }
  }

  test('is not asked again, and no other is spared', async () => {
    const { device } = await remembered()
    expect(await redirectOf(signIn(device))).toBe('/konto')
    await half()
    const thief = newBrowser()
    thief.cookies.set('trusted', `${'A'.repeat(22)}.tos1k0.${'A'.repeat(43)}`)
    expect(await redirectOf(signIn(thief))).toBe(codePage)
  })

  test('is asked for another account', async () => {
    const { device } = await remembered()
    const trusted = device.cookies.get('trusted') ?? ''
    await turnOn('kwiat')
    const browser = newBrowser()
    browser.cookies.set('trusted', trusted)
    expect(await redirectOf(signIn(browser, 'kwiat'))).toBe(codePage)
  })

  test('is asked again after the factor was off', async () => {
    const { device, browser } = await remembered()
    expect(await redirectOf(browser.post(page, { step: 'turn-off', proof: password }))).toBe(`${page}?wylaczono=1`)
    await turnOn()
    expect(await redirectOf(signIn(device))).toBe(codePage)
  })

  test('is asked again after the password has changed', async () => {
    const { device, browser } = await remembered()
    const next = 'zupa z soczewicy'
    await redirectOf(browser.post('/konto/haslo', { present: password, password: next, passwordRepeat: next }))
    expect(await redirectOf(device.post('/logowanie', { login: 'anna', password: next }))).toBe(codePage)
    await browser.post('/konto/haslo', { present: next, password, passwordRepeat: password })
  })
})

describe('turning it off, and new backup codes', () => {
  test.for(['password', 'code', 'backup code'])('takes a %s', async (kind) => {
    const { browser, app, codes } = await turnOn()
    const proof = { password, code: app.code(), 'backup code': codes[0] }[kind] ?? ''
    expect((await browser.post(page, { step: 'turn-off', proof: '' })).status).toBe(422)
    expect((await browser.post(page, { step: 'turn-off', proof: 'zgadywanka' })).status).toBe(422)
    expect(await redirectOf(browser.post(page, { step: 'turn-off', proof }))).toBe(`${page}?wylaczono=1`)
    expect(await redirectOf(signIn(newBrowser()))).toBe('/konto')
    const { rows } = await sql`select * from account_backup_code`.execute(database())
    expect(rows).toEqual([])
  })

  test('new codes replace the earlier ones', async () => {
    const { browser, codes } = await turnOn()
    const answer = await (await browser.post(page, { step: 'new-codes', proof: password })).text()
    const [fresh = ''] = backupCodes(answer)
    expect((await sendCode(await half(), codes[3] ?? '')).status).toBe(422)
    expect(await redirectOf(sendCode(await half(), fresh))).toBe('/konto')
  })
})

test('a stranger who registers with a client’s e-mail cannot keep the client out by a second factor', async () => {
  await sql`update account_user set email_verified = false where login = 'anna'`.execute(database())
  await turnOn()
  const { rows } = await sql<{ id: string; hash: string }>`
    select user_id as id, password as hash from account_credential join account_user as owner on owner.id = user_id
    where login = 'anna' and provider_id = 'credential'
  `.execute(database())
  const [anna] = rows
  const made = await shop.appContext.accounts.createLink('sign-in', anna?.id ?? '', new Date())
  const owner = newBrowser()
  expect(await redirectOf(owner.post(`/logowanie/link/${made?.token}`, {}))).toBe('/konto')
  expect(await pageText(owner, page)).toContain('Wyłączone.')
  await sql`insert into account_credential (id, user_id, provider_id, account_id, password)
    values ('anna', ${anna?.id}, 'credential', ${anna?.id}, ${anna?.hash})`.execute(database())
})
