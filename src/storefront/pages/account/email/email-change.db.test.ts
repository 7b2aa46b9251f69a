import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../../test/open-test-application.ts'
import { orderForm } from '../../../../../test/order-form.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../../../test/plain-browser.ts'

const password = 'witryna-demo'
const page = '/konto/email'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await sql`delete from account_attempt`.execute(database())
  await sql`delete from account_email_change`.execute(database())
  await sql`update account_user set email = login || '@example.com'`.execute(database())
  await sql`update customer set email = account_user.email from account_user where account_user.id = account_id`.execute(
    database(),
  )
})

const database = () => shop.appContext.database.query
const signIn = async (login: string, address = '203.0.113.1') => {
  const browser = new PlainBrowser(shop, { address })
  await browser.post('/logowanie', { login, password })
  return browser
}
const isSignedIn = async (browser: PlainBrowser) => (await browser.get('/konto')).status === 200
const ask = (browser: PlainBrowser, email: string, fields: Record<string, string> = {}) =>
  browser.post(page, { email, ...fields })
const makeOldSessions = () =>
  sql`update account_session set created_at = now() - interval '16 minutes'`.execute(database())

const changes = async () =>
  (
    await sql<{
      id: string
      new_email: string
    }>`select id, new_email from account_email_change order by new_email`.execute(database())
  ).rows

/** The address in the mail: the job makes it. */
async function linkOf(email: string): Promise<string> {
  const change = (await changes()).find(({ new_email }) => new_email === email)
  const link = await shop.appContext.accounts.createEmailChangeLink(change?.id ?? '', new Date())
  return `${page}/${link?.token}`
}

const emailsOf = async (login: string) => {
  const { rows } = await sql<{ account: string; customer: string; email_verified: boolean }>`
    select account_user.email as account, customer.email as customer, email_verified
    from account_user join customer on account_id = account_user.id where login = ${login}
  `.execute(database())
  return rows[0]
}

describe('a client changes the e-mail', () => {
  test('a link in a mail to the new address confirms it, and the former address is notified', async () => {
    const browser = await signIn('jan')
    const elsewhere = await signIn('jan', '203.0.113.2')
    expect(await pageText(browser, '/konto/dane')).toContain('jan@example.com')
    expect(await redirectOf(ask(browser, 'Jan.Nowy@Example.org'))).toBe(`${page}?wyslano=1`)
    const link = await linkOf('jan.nowy@example.org')
    expect(await pageText(browser, link)).toMatch(/Teraz: jan@example\.com.*Nowy adres: jan\.nowy@example\.org/)
    expect(await emailsOf('jan')).toMatchObject({ account: 'jan@example.com', customer: 'jan@example.com' })
    const [change] = await changes()
    expect(await redirectOf(browser.post(link, {}))).toBe(`${page}?zmieniono=1`)
    expect(await emailsOf('jan')).toEqual({
      ...{ account: 'jan.nowy@example.org', customer: 'jan.nowy@example.org', email_verified: true },
    })
    const { rows } = await sql`select data from pgboss.job where name = 'send-email-changed-notice'`.execute(database())
    expect(rows).toContainEqual({ data: { changeId: change?.id, mailId: expect.any(String) } })
    expect(await shop.appContext.accounts.findFormerEmail(change?.id ?? '')).toBe('jan@example.com')
    expect([await isSignedIn(browser), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await browser.post(link, {})).status).toBe(410)
  })

  test('links that were mailed to the former address no longer work', async () => {
    const browser = await signIn('kwiat')
    const { id } = await sql<{ id: string }>`select id from account_user where login = 'kwiat'`
      .execute(database())
      .then(({ rows }) => rows[0] ?? { id: '' })
    const signInLink = await shop.appContext.accounts.createLink('sign-in', id, new Date())
    await ask(browser, 'kwiat.nowy@example.org')
    await browser.post(await linkOf('kwiat.nowy@example.org'), {})
    expect((await new PlainBrowser(shop).post(`/logowanie/link/${signInLink?.token}`, {})).status).toBe(410)
  })

  test('orders placed as a guest with the new address are the client’s', async () => {
    const guest = new PlainBrowser(shop, { address: '203.0.113.8' })
    await guest.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const form = orderForm(await (await guest.get('/zamowienie')).text())
    const placed = await redirectOf(
      guest.send('/zamowienie', [...form.filter(([name]) => name !== 'email'), ['email', 'gosc@example.org']]),
    )
    const number = /\/zamowienie\/(\d+)\//.exec(placed ?? '')?.[1] ?? 'none'
    const browser = await signIn('bryza')
    await ask(browser, 'gosc@example.org')
    await browser.post(await linkOf('gosc@example.org'), {})
    expect(await pageText(browser, '/konto/zamowienia')).toContain(number)
  })
})

describe('nobody else changes it', () => {
  test('a browser that has not signed in recently proves the password', async () => {
    const browser = await signIn('anna')
    await makeOldSessions()
    expect(await pageText(browser, page)).toContain('Twoje hasło')
    for (const wrong of ['', 'zgadywanka'])
      expect((await ask(browser, 'x@example.org', { password: wrong })).status).toBe(422)
    expect(await changes()).toEqual([])
    expect((await ask(browser, 'x@example.org', { password })).status).toBe(303)
  })

  test('the link changes nothing in a browser that is not signed in to the account, and does not name it', async () => {
    const browser = await signIn('anna')
    await ask(browser, 'literowka@example.org')
    const link = await linkOf('literowka@example.org')
    for (const stranger of [new PlainBrowser(shop), await signIn('bryza')]) {
      const text = await pageText(stranger, link)
      expect([text.includes('Najpierw się zaloguj'), text.includes('anna@example.com')]).toEqual([true, false])
      expect((await stranger.post(link, {})).status).toBe(422)
    }
    expect(await emailsOf('anna')).toMatchObject({ account: 'anna@example.com' })
    expect((await browser.post(link, {})).status).toBe(303)
  })

  test('a new request replaces the earlier one, and its link', async () => {
    const browser = await signIn('anna')
    await ask(browser, 'pierwszy@example.org')
    const first = await linkOf('pierwszy@example.org')
    await ask(browser, 'drugi@example.org')
    expect((await changes()).map(({ new_email }) => new_email)).toEqual(['drugi@example.org'])
    expect((await browser.post(first, {})).status).toBe(410)
  })

  test('an address that has an account has the same answer, and gets no link', async () => {
    const browser = await signIn('anna')
    const answers = [await ask(browser, 'bryza@example.com'), await ask(browser, 'wolny@example.org')]
    expect(answers.map(({ status, headers }) => [status, headers.get('Location')])).toEqual(
      Array(2).fill([303, `${page}?wyslano=1`]),
    )
    await ask(browser, 'bryza@example.com')
    const [change] = await changes()
    expect(await shop.appContext.accounts.createEmailChangeLink(change?.id ?? '', new Date())).toBeNull()
  })

  test('an address that got an account meanwhile is not taken from it', async () => {
    const browser = await signIn('anna')
    await ask(browser, 'szybka@example.org')
    const link = await linkOf('szybka@example.org')
    await sql`update account_user set email = 'szybka@example.org' where login = 'bryza'`.execute(database())
    const answer = await browser.post(link, {})
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('jest już inne konto')])
    expect(await emailsOf('anna')).toMatchObject({ account: 'anna@example.com', customer: 'anna@example.com' })
  })

  test.each([
    ['', 'Błędnie wpisany e-mail|Proszę wypełnić to pole'],
    ['anna@', 'Błędnie wpisany e-mail'],
    ['ANNA@example.com', 'To jest już adres twojego konta'],
    [`${'a'.repeat(20_000)}@example.org`, 'znak|e-mail'],
  ])('"%s" is refused at its field', async (email, words) => {
    const answer = await ask(await signIn('anna'), email)
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringMatching(words)])
    expect(await changes()).toEqual([])
  })

  test('an account asks for five changes an hour, and a mailbox gets three mails', async () => {
    const browser = await signIn('anna')
    const statuses = async (emails: string[]) => {
      const all = []
      for (const email of emails) all.push((await ask(browser, email)).status)
      return all
    }
    expect(await statuses(Array.from({ length: 6 }, (_, index) => `k${index}@example.org`))).toEqual([
      303, 303, 303, 303, 303, 429,
    ])
    await sql`delete from account_attempt`.execute(database())
    expect(await statuses(Array(4).fill('ofiara@example.org'))).toEqual([303, 303, 303, 429])
  })

  test('a visitor is asked to sign in', async () => {
    expect(await redirectOf(new PlainBrowser(shop).get(page))).toContain('/logowanie')
    expect(await redirectOf(ask(new PlainBrowser(shop), 'x@example.org'))).toContain('/logowanie')
  })
})
