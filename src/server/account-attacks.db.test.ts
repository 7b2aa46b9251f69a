import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignInLinkJob } from '#shop'
import { countHashes } from '../../test/count-hashes.ts'
import { countQueries } from '../../test/count-queries.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { orderForm } from '../../test/order-form.ts'
import { PlainBrowser, pageText, redirectOf, testOrigin } from '../../test/plain-browser.ts'
import { decodeMail, openSmtpDouble, type SmtpDouble } from '../../test/smtp-double.ts'
import { sendSignInLink } from '../jobs/send-customer-mails.ts'

/*
 * What an attacker of accounts tries, against the built shop. Guessing at one account from many networks is in password-guessing.db.test.ts,
 * the second factor in pages/account/security/second-factor.db.test.ts, sessions after a changed password in pages/account/password/passwords.db.test.ts.
 */

const password = 'witryna-demo'

let smtp: SmtpDouble
let shop: TestApplication
beforeAll(async () => {
  smtp = await openSmtpDouble()
  shop = await openTestApplication({ SMTP_URL: smtp.url })
})
beforeEach(async () => {
  await sql`delete from account_attempt`.execute(database())
  await sql`delete from pgboss.job where name like 'send-%'`.execute(database())
  smtp.received.length = 0
})
afterAll(async () => {
  await shop.close()
  await smtp.close()
})

const database = () => shop.appContext.database.query
let networks = 0

/** A browser in a network of its own. */
function newBrowser(): PlainBrowser {
  networks += 1
  return new PlainBrowser(shop, { address: `198.51.${networks % 250}.7` })
}

async function signedIn(login: string, browser = newBrowser()): Promise<PlainBrowser> {
  expect(await redirectOf(browser.post('/logowanie', { login, password }))).toBe('/konto')
  return browser
}

async function queuedMails(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pgboss.job where name in ('send-sign-in-link', 'send-confirmation-link')
  `.execute(database())
  return rows[0]?.count ?? 0
}

const own = {
  ...{ kind: 'private', firstName: 'Ewa', lastName: 'Lis', phone: '600700800', birthDate: '', terms: 'on' },
  ...{ street: 'Długa', streetNumber: '5', postcode: '31-146', city: 'Kraków', country: 'PL' },
  ...{ password: 'trzy koty 7', passwordRepeat: 'trzy koty 7' },
}

describe('guessing', () => {
  test('one password at many accounts: an address gets fifty tries, and its neighbours sign in meanwhile', async () => {
    const attacker = newBrowser()
    const statuses: number[] = []
    for (let number = 0; number < 52; number++)
      statuses.push((await attacker.post('/logowanie', { login: `klient${number}`, password: 'lato2026' })).status)
    expect(statuses.filter((status) => status === 422)).toHaveLength(50)
    expect(statuses.slice(50)).toEqual([429, 429])
    expect((await attacker.post('/logowanie', { login: 'anna', password })).status).toBe(429)
    await signedIn('anna')
  })
})

describe('counting accounts', () => {
  const forms: [string, Record<string, string>][] = [
    ['/logowanie', { password: 'zgaduję' }],
    ['/logowanie/link', {}],
    ['/logowanie/haslo', {}],
  ]
  test.for(forms)(
    '%s costs the same work and says the same for a known and an unknown name',
    async ([path, fields]) => {
      const ask = async (login: string) => {
        await sql`delete from account_attempt`.execute(database())
        const { answer, queries } = await countQueries(() =>
          countHashes(() => newBrowser().post(path, { login, ...fields })),
        )
        const text = (await answer.answer.text()).replaceAll(login, '…').replaceAll(/\d\d:\d\d/g, '…')
        return { queries, hashes: answer.hashes, status: answer.answer.status, text }
      }
      const names = ['anna', 'nikt', 'anna@example.com', 'nikt@example.com']
      for (const login of names) await ask(login) // warms what is loaded once
      const answers: unknown[] = []
      for (const login of names) answers.push(await ask(login))
      expect(answers).toEqual(answers.map(() => answers[0]))
      expect(answers[0]).toMatchObject({ hashes: path === '/logowanie' ? 1 : 0 })
    },
  )
})

describe('a planted session', () => {
  test('is not the victim’s after signing in, and neither is a planted visit', async () => {
    const attacker = await signedIn('jan')
    await attacker.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const victim = newBrowser()
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value)
    await signedIn('anna', victim)
    for (const name of ['shop-session', 'visit'])
      expect(victim.cookies.get(name) ?? '', name).not.toBe(attacker.cookies.get(name) ?? '—')
    expect((await attacker.get('/konto')).status).not.toBe(200)
    expect(await pageText(victim, '/konto')).toContain('anna@example.com')
  })

  test('a made-up one opens nothing', async () => {
    const browser = newBrowser()
    for (const name of ['shop-session', '__Host-shop-session']) browser.cookies.set(name, 'a'.repeat(40))
    expect(await redirectOf(browser.get('/konto'))).toBe('/logowanie?powrot=%2Fkonto')
  })
})

describe('a link that sets a password', () => {
  /** Delivers what is queued, as the job does, and returns the mails. */
  async function deliver(): Promise<string[]> {
    const { appContext } = shop
    const { rows } = await sql<{ data: SignInLinkJob }>`
      delete from pgboss.job where name = 'send-sign-in-link' returning data
    `.execute(database())
    const context = { appContext, shop: () => appContext.publicShop(testOrigin), signal: AbortSignal.timeout(60_000) }
    for (const { data } of rows) await sendSignInLink(context, data)
    return smtp.received.splice(0).map(({ message }) => decodeMail(message))
  }

  test('leads to this shop, whatever host the request names', async () => {
    const hosts = {
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
      'X-Original-Host': 'evil.example',
    }
    expect((await newBrowser().post('/logowanie/haslo', { login: 'anna' }, hosts)).status).toBe(303)
    const [mail = ''] = await deliver()
    expect(mail).toContain(`${testOrigin}/logowanie/haslo/`)
    expect(mail).not.toContain('evil.example')
    expect((await newBrowser().post('/logowanie/haslo', { login: 'anna' }, { Host: 'evil.example' })).status).toBe(421)
    expect(await deliver()).toEqual([])
  })

  test('is used up by its first use', async () => {
    await newBrowser().post('/logowanie/haslo', { login: 'zofia' })
    const [mail = ''] = await deliver()
    const path = /\/logowanie\/haslo\/[0-9a-f-]{36}/.exec(mail)?.[0] ?? ''
    const next = { password: 'cztery koty 8', passwordRepeat: 'cztery koty 8' }
    expect(await redirectOf(newBrowser().post(path, next))).toBe('/konto')
    const thief = newBrowser()
    expect((await thief.post(path, { password: 'moje hasło 9', passwordRepeat: 'moje hasło 9' })).status).toBe(410)
    expect(await redirectOf(thief.get('/konto'))).toContain('/logowanie')
  })
})

describe('an address to return to', () => {
  const host = fc.constantFrom('evil.example', 'localhost:3000@evil.example', 'evil.example/konto', '%65vil.example')
  const prefix = fc.constantFrom(
    '//',
    '/\\',
    '\\\\',
    'https://',
    'https:',
    'http:\\\\',
    '/\t/',
    '/\n/',
    '/%2f',
    '/..//',
    '/konto/..//',
    'javascript://',
    'data:',
    ' //',
    '/%5c',
  )
  const hostile = fc.oneof(
    fc.tuple(prefix, host).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => `/${text.replaceAll('\u0000', '')}`),
    fc.webUrl(),
  )
  const isOwn = (location: string | null) => new URL(location ?? '', testOrigin).origin === testOrigin

  test('after signing in is a page of this shop', async () => {
    const browser = await signedIn('lukasz')
    await fc.assert(
      fc.asyncProperty(hostile, async (powrot) => {
        const location = await redirectOf(browser.get(`/logowanie?powrot=${encodeURIComponent(powrot.toWellFormed())}`))
        expect(isOwn(location), JSON.stringify(location)).toBe(true)
        const posted = await redirectOf(browser.post('/logowanie', { login: 'lukasz', password, powrot }))
        expect(isOwn(posted), JSON.stringify(posted)).toBe(true)
      }),
      { numRuns: 40 },
    )
  })

  test.for(['/rejestracja', '/logowanie/kod', '/logowanie'])('on %s leads forms nowhere else', async (path) => {
    await fc.assert(
      fc.asyncProperty(hostile, async (powrot) => {
        const answer = await newBrowser().get(`${path}?powrot=${encodeURIComponent(powrot.toWellFormed())}`)
        const { headers } = answer
        const target = headers.get('Location') ?? /name="powrot" value="([^"]*)"/.exec(await answer.text())?.[1]
        expect(isOwn(target ?? '/'), target).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})

describe('a form on another site', () => {
  test('is refused at every address of the shop but the one that Apple returns to', async () => {
    const browser = await signedIn('anna')
    const paths = shop.patterns
      .map((pattern) => pattern.replace(/:\w+\??/g, '1').replace('*', 'x'))
      .filter((path) => path !== '/logowanie-przez/apple/powrot') // only redirects to itself: return-by-post.db.test.ts
    expect(paths.filter((path) => path.startsWith('/konto')).length).toBeGreaterThan(10)
    const foreign: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' },
      { Origin: 'https://evil.example' },
    ]
    for (const path of paths)
      for (const headers of foreign) expect([path, (await browser.post(path, {}, headers)).status]).toEqual([path, 403])
  })
})

describe('mails to one mailbox', () => {
  test('asked for from everywhere, links are three an hour', async () => {
    for (let number = 0; number < 12; number++) {
      await newBrowser().post('/logowanie/link', { login: 'anna' })
      await newBrowser().post('/logowanie/haslo', { login: 'anna@example.com' })
    }
    expect(await queuedMails()).toBe(3)
  })

  test('registering with it, and asking for the confirmation again and again, sends three an hour', async () => {
    const browser = newBrowser()
    await browser.post('/rejestracja', { ...own, email: 'ofiara@example.org' })
    for (let number = 0; number < 8; number++) await browser.post('/konto', { confirmation: 'again' })
    for (let number = 0; number < 4; number++)
      await newBrowser().post('/rejestracja', { ...own, email: `ofiara+${number}@example.org` })
    expect(await queuedMails()).toBe(3)
  })
})

describe('what belongs to another client', () => {
  test('is neither shown nor changed at any address of the account', async () => {
    const attacker = await signedIn('jan')
    const ids = await belongingsOf('anna@example.com')
    const before = await everythingOf('anna@example.com')
    const paths = shop.patterns
      .filter((pattern) => /^\/(?:konto|listy-zakupowe)\b.*:/.test(pattern))
      .flatMap((pattern) => ids.map((id) => pattern.replace(/:\w+\??/, id)))
    expect(paths.length).toBeGreaterThanOrEqual(3 * ids.length)
    const forms: Record<string, string>[] = [{ ...own, label: 'x', remove: '0' }, { do: 'delete' }]
    for (const path of paths) {
      const shown = await attacker.get(path)
      expect([path, shown.status, /Lipowa|parapet|Mama/.test(await shown.text())]).toEqual([
        path,
        expect.anything(),
        false,
      ])
      for (const fields of forms) expect([path, (await attacker.post(path, fields)).status]).not.toEqual([path, 200])
    }
    for (const id of ids) {
      for (const field of ['remove', 'makeDefault']) await attacker.post('/konto/adresy', { [field]: id })
      await attacker.post('/konto/urzadzenia', { device: id })
      for (const query of [`/konto?zamowienie=${id}`, `/konto/zamowienia?przed=${id}`, `/konto/rabaty?przed=${id}`])
        expect(await (await attacker.get(query)).text()).not.toMatch(/anna@example|Lipowa/)
    }
    expect(await everythingOf('anna@example.com')).toEqual(before)
  })

  /** The ids that stand in addresses and forms: of an address, a list, an order, an entry of points and a session. */
  async function belongingsOf(email: string): Promise<string[]> {
    await signedIn('anna')
    const buyer = await signedIn('anna')
    await buyer.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    await buyer.send('/zamowienie', orderForm(await (await buyer.get('/zamowienie')).text()))
    const { rows } = await sql<{ id: string }>`
      with client as (select id, account_id from customer where email = ${email})
      select id::text from address where customer_id = (select id from client)
      union select id::text from shopping_list where customer_id = (select id from client)
      union select number::text from orders where customer_id = (select id from client)
      union select id::text from points_entry where customer_id = (select id from client)
      union select id from account_session where user_id = (select account_id from client)
    `.execute(database())
    expect(rows.length).toBeGreaterThanOrEqual(5)
    return rows.map(({ id }) => id)
  }

  async function everythingOf(email: string): Promise<unknown> {
    const { rows } = await sql`
      with client as (select id, account_id from customer where email = ${email})
      select (select jsonb_agg(to_jsonb(address) order by id) from address where customer_id = client.id) as addresses,
        (select jsonb_agg(to_jsonb(list) order by id) from shopping_list list where customer_id = client.id) as lists,
        (select jsonb_agg(to_jsonb(line) order by line.id) from shopping_list_line line
          join shopping_list list on list.id = list_id where customer_id = client.id) as lines,
        (select jsonb_agg(to_jsonb(orders) order by id) from orders where customer_id = client.id) as orders,
        (select jsonb_agg(id order by id) from account_session where user_id = client.account_id) as sessions
      from client
    `.execute(database())
    return rows
  }
})

describe('a stranger who registers with a guest’s e-mail', () => {
  const email = 'gosc@example.org'

  test('learns nothing that the shop knows by it, and deletes nothing of it', async () => {
    const guest = newBrowser()
    await guest.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    await guest.send(
      '/zamowienie',
      orderForm(await (await guest.get('/zamowienie')).text(), { email, street: 'Tajna' }),
    )
    await guest.post('/newsletter', { mailing_email: email, newsletter_consent: '1' })
    await sql`update newsletter_subscription set confirmed_at = now() where email = ${email}`.execute(database())

    const stranger = newBrowser()
    expect(await redirectOf(stranger.post('/rejestracja', { ...own, email }))).toBe('/konto')
    const copy = await stranger.get('/moje-dane.zip')
    const { 'dane.json': json } = unzipSync(new Uint8Array(await copy.arrayBuffer()))
    expect(JSON.parse(strFromU8(json ?? new Uint8Array()))).toMatchObject({ client: { email }, orders: [] })
    expect(strFromU8(json ?? new Uint8Array())).not.toMatch(/Tajna|newsletter/)
    expect(await pageText(stranger, '/konto/zamowienia')).not.toContain('Zamówienie nr')
    expect(await pageText(stranger, '/konto/prywatnosc')).not.toContain('Newsletter przychodzi')
    await stranger.post('/konto/prywatnosc', { newsletter: 'leave' })
    expect(await redirectOf(stranger.post('/konto/prywatnosc', { sure: 'on', present: own.password }))).toBe(
      '/wyloguj?konto=usuniete',
    )
    const { rows } = await sql`
      select (select count(*)::integer from orders where email = ${email}) as orders,
        (select count(*)::integer from newsletter_subscription where email = ${email} and withdrawn_at is null) as newsletter
    `.execute(database())
    expect(rows).toEqual([{ orders: 1, newsletter: 1 }])
  })
})
