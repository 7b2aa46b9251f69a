import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Schema } from '#platform/database/schema.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../test/plain-browser.ts'
import { SoftwarePasskey } from '../../../test/software-passkey.ts'

const page = '/konto/bezpieczenstwo'

let shop: TestApplication
let passwords: Insertable<Schema['account_credential']>[]
beforeAll(async () => {
  shop = await openTestApplication()
  passwords = await database().selectFrom('account_credential').selectAll().execute()
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['account_attempt', 'account_passkey', 'account_second_factor', 'account_credential'])
    await sql`delete from ${sql.table(table)}`.execute(database())
  await database().insertInto('account_credential').values(passwords).execute()
})

const database = () => shop.appContext.database.query
const newBrowser = () => new PlainBrowser(shop)
const isSignedIn = async (browser: PlainBrowser) => (await browser.get('/konto')).status === 200
const signInByPassword = (browser: PlainBrowser, login: string) =>
  browser.post('/logowanie', { login, password: 'witryna-demo' })
const handleOf = async (login: string) => {
  const { rows } = await sql<{ id: string }>`select id from account_user where login = ${login}`.execute(database())
  return Buffer.from(rows[0]?.id ?? '').toString('base64url')
}

interface Asked {
  options: { challenge: string; user?: { id: string } }
  token: string
}

const ask = async (browser: PlainBrowser) => (await (await browser.get('/klucz-dostepu')).json()) as Asked
const begin = async (browser: PlainBrowser, password = '') =>
  (await (await browser.postJson('/klucz-dostepu/nowy', { step: 'begin', password })).json()) as Asked

/** A browser of this client, with a passkey that was added in it. */
async function addPasskey(
  login = 'anna',
  name = 'Telefon',
): Promise<{ browser: PlainBrowser; passkey: SoftwarePasskey }> {
  const browser = newBrowser()
  await signInByPassword(browser, login)
  const { options, token } = await begin(browser)
  expect(options.user?.id).toBe(await handleOf(login))
  const passkey = new SoftwarePasskey()
  const response = passkey.create(options.challenge)
  const added = await browser.postJson('/klucz-dostepu/nowy', { step: 'add', token, response, name })
  expect(await added.json()).toEqual({ location: `${page}?klucz=dodany` })
  return { browser, passkey }
}

type Signing = Parameters<SoftwarePasskey['get']>[1]

async function signIn(browser: PlainBrowser, passkey: SoftwarePasskey, signing: Signing = {}) {
  const { options, token } = await ask(browser)
  const response = passkey.get(options.challenge, signing)
  return browser.postJson('/klucz-dostepu', { token, response, returnTo: '/koszyk' })
}

const turnOnSecondFactor = () =>
  sql`
    insert into account_second_factor (user_id, id, sealed_secret, confirmed_at, created_at)
    select id, gen_random_uuid(), 'x', now(), now() from account_user where login = 'anna'
  `.execute(database())

describe('B1.11 signing in by a passkey', () => {
  test('signs the client in, with the basket of the browser, and leads back to the page', async () => {
    const { passkey } = await addPasskey()
    const browser = newBrowser()
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const answer = await signIn(browser, passkey, { userHandle: await handleOf('anna') })
    expect(await answer.json()).toEqual({ location: '/koszyk' })
    expect(await pageText(browser, '/koszyk')).toContain('Kubek')
    expect(await isSignedIn(browser)).toBe(true)
  })

  test('one that has verified its user needs no second factor; one that has only been touched does', async () => {
    const { passkey } = await addPasskey()
    await turnOnSecondFactor()
    const [verified, touched] = [newBrowser(), newBrowser()]
    expect(await (await signIn(verified, passkey)).json()).toEqual({ location: '/koszyk' })
    expect(await isSignedIn(verified)).toBe(true)
    const answer = await signIn(touched, passkey, { verifies: false })
    expect(await answer.json()).toEqual({ location: '/logowanie/kod?powrot=%2Fkoszyk' })
    expect(await isSignedIn(touched)).toBe(false)
  })

  test('a passkey of another account never signs in to this one', async () => {
    const { passkey: anna } = await addPasskey()
    const { passkey: kwiat } = await addPasskey('kwiat')
    const posesAsAnna = await signIn(newBrowser(), kwiat, { userHandle: await handleOf('anna') })
    expect(posesAsAnna.status).toBe(422)
    const browser = newBrowser()
    const { options, token } = await ask(browser)
    const response = { ...kwiat.get(options.challenge), id: anna.id, rawId: anna.id }
    expect((await browser.postJson('/klucz-dostepu', { token, response })).status).toBe(422)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('what a passkey has signed for another site, or for another challenge, is refused', async () => {
    const { passkey } = await addPasskey()
    const browser = newBrowser()
    for (const origin of ['https://zly.example', 'http://sklep.localhost:3000', 'http://localhost:3001'])
      expect((await signIn(browser, passkey, { origin })).status).toBe(422)
    const { token } = await ask(browser)
    const response = passkey.get((await ask(browser)).options.challenge)
    expect((await browser.postJson('/klucz-dostepu', { token, response })).status).toBe(422)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('what it has signed works once, and only with a challenge that the shop made for signing in', async () => {
    const { browser: own, passkey } = await addPasskey()
    const { options, token } = await ask(newBrowser())
    const response = passkey.get(options.challenge)
    expect((await newBrowser().postJson('/klucz-dostepu', { token, response })).status).toBe(200)
    const thief = newBrowser()
    expect((await thief.postJson('/klucz-dostepu', { token, response })).status).toBe(422)
    const made = await begin(own)
    const other = passkey.get(made.options.challenge)
    expect((await thief.postJson('/klucz-dostepu', { token: made.token, response: other })).status).toBe(422)
    expect((await thief.postJson('/klucz-dostepu', { token: `${token.slice(0, -4)}AAAA`, response })).status).toBe(422)
    expect(await isSignedIn(thief)).toBe(false)
  })

  const nonsense: [string, object][] = [
    ['nothing', {}],
    ['a response that is text', { token: 'x', response: 'x' }],
    ['a response without members', { token: 'x', response: { id: 'x' } }],
  ]
  test.for(nonsense)('%s is refused', async ([, sent]) => {
    const { token } = await ask(newBrowser())
    expect((await newBrowser().postJson('/klucz-dostepu', { token, ...sent })).status).toBe(422)
  })

  test('another site can neither sign in nor add one', async () => {
    const { browser } = await addPasskey()
    const foreign = { Origin: 'https://zly.example', 'Sec-Fetch-Site': 'cross-site' }
    for (const path of ['/klucz-dostepu', '/klucz-dostepu/nowy'])
      expect((await browser.postJson(path, { step: 'begin' }, foreign)).status).toBe(403)
  })
})

describe('the page of the account', () => {
  test('lists passkeys by their names and removes them; a removed one signs in no more', async () => {
    const { browser, passkey } = await addPasskey('anna', ' Mój telefon ')
    expect(await pageText(browser, page)).toContain('Mój telefon')
    expect(await redirectOf(browser.post(page, { step: 'remove-passkey', passkey: passkey.id }))).toBe(
      `${page}?klucz=usuniety`,
    )
    expect(await pageText(browser, page)).not.toContain('Mój telefon')
    expect((await signIn(newBrowser(), passkey)).status).toBe(422)
  })

  test('removes no passkey of another client', async () => {
    const { passkey } = await addPasskey()
    const { browser: kwiat } = await addPasskey('kwiat')
    await kwiat.post(page, { step: 'remove-passkey', passkey: passkey.id })
    expect((await signIn(newBrowser(), passkey)).status).toBe(200)
  })

  test('does not remove the last way in', async () => {
    const { browser, passkey } = await addPasskey()
    await sql`delete from account_credential`.execute(database())
    expect((await browser.post(page, { step: 'remove-passkey', passkey: passkey.id })).status).toBe(409)
    expect((await signIn(newBrowser(), passkey)).status).toBe(200)
  })

  test('a session that is not fresh needs the password to add and to remove one', async () => {
    const { browser, passkey } = await addPasskey()
    await sql`update account_session set created_at = now() - interval '1 hour'`.execute(database())
    expect(await begin(browser)).not.toHaveProperty('options')
    expect(await begin(browser, 'witryna-demo')).toHaveProperty('options')
    expect((await browser.post(page, { step: 'remove-passkey', passkey: passkey.id })).status).toBe(422)
    expect((await signIn(newBrowser(), passkey)).status).toBe(200)
  })

  test('what one client has begun another cannot finish, and an authenticator belongs to one account', async () => {
    const { browser: anna, passkey } = await addPasskey()
    const kwiat = newBrowser()
    await signInByPassword(kwiat, 'kwiat')
    const begun = await begin(anna)
    const stolen = { step: 'add', token: begun.token, response: new SoftwarePasskey().create(begun.options.challenge) }
    expect((await kwiat.postJson('/klucz-dostepu/nowy', stolen)).status).toBe(422)
    const own = await begin(kwiat)
    const again = { step: 'add', token: own.token, response: passkey.create(own.options.challenge) }
    expect((await kwiat.postJson('/klucz-dostepu/nowy', again)).status).toBe(422)
  })

  test('without JavaScript the page says what is needed', async () => {
    const browser = newBrowser()
    await signInByPassword(browser, 'anna')
    expect(await pageText(browser, page)).toContain('Klucz dodasz w przeglądarce z włączonym JavaScriptem.')
  })
})
