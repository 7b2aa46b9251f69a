import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../../test/open-test-application.ts'
import { orderForm } from '../../../../../test/order-form.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())
beforeEach(() => sql`delete from account_attempt`.execute(database()))

const database = () => shop.appContext.database.query

const password = 'trzy koty 7'
const zofia = {
  ...{ kind: 'private', password, passwordRepeat: password, firstName: 'Zofia', lastName: 'Wrona' },
  ...{ phone: '600700800', street: 'Długa', streetNumber: '5', postcode: '31-146', city: 'Kraków', country: 'PL' },
  ...{ terms: 'on', birthDate: '1984-05-27' },
}

const register = (email: string, fields: Record<string, string> = {}, browser = new PlainBrowser(shop)) =>
  browser.post('/rejestracja', { ...zofia, email, ...fields })

async function accountOf(email: string) {
  const { rows } = await sql<{ id: string; customer_id: number; email_verified: boolean; login: string | null }>`
    select account_user.id, customer.id as customer_id, email_verified, login
    from account_user join customer on account_id = account_user.id where account_user.email = ${email}
  `.execute(database())
  return rows[0]
}

async function confirmationLink(email: string): Promise<string> {
  const { id = '' } = (await accountOf(email)) ?? {}
  const link = await shop.appContext.accounts.createLink('confirm-email', id, new Date())
  return `/konto/potwierdz/${link?.token}`
}

async function orderAsGuest(email: string): Promise<string> {
  const guest = new PlainBrowser(shop, { address: '203.0.113.8' })
  await guest.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
  const form = orderForm(await (await guest.get('/zamowienie')).text())
  const page = await redirectOf(
    guest.send('/zamowienie', [...form.filter(([name]) => name !== 'email'), ['email', email]]),
  )
  return /\/zamowienie\/(\d+)\//.exec(page ?? '')?.[1] ?? ''
}

describe('registering, without JavaScript', () => {
  test('B1.3 a private client registers, is signed in, and finds the basket and the data again', async () => {
    const browser = new PlainBrowser(shop)
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '2', mode: '1' })
    expect(await redirectOf(register('zofia@example.org', { powrot: '/zamowienie' }, browser))).toBe('/zamowienie')
    const account = await pageText(browser, '/konto')
    expect(account).toContain('Dzień dobry, Zofia!')
    expect(account).toContain('Potwierdź adres zofia@example.org')
    expect(account).toContain('31-146 Kraków')
    expect(await pageText(browser, '/koszyk')).toContain('Kubek')
    expect(await redirectOf(browser.get('/rejestracja'))).toBe('/konto')
    const { rows } = await sql`select customer_consent.kind, given, words, birth_date::text from customer_consent
      join customer on customer.id = customer_id where email = 'zofia@example.org'`.execute(database())
    expect(rows).toEqual([
      { kind: 'terms', given: true, words: 'Przyjmuję regulamin sklepu', birth_date: '1984-05-27' },
    ])
    const again = new PlainBrowser(shop)
    expect(await redirectOf(again.post('/logowanie', { login: 'Zofia@example.org', password }))).toBe('/konto')
  })

  test('B5.39 B5.41 a company registers with a login and other addresses', async () => {
    const browser = new PlainBrowser(shop)
    const answer = register(
      'biuro@example.org',
      {
        ...{ kind: 'business', login: 'wrona.biuro', company: 'Wrona i syn', taxNumber: '526-104-08-28' },
        ...{ otherDelivery: 'on', deliveryFirstName: 'Jan', deliveryLastName: 'Wrona', deliveryStreet: 'Leśna' },
        ...{ deliveryStreetNumber: '2', deliveryPostcode: '00-950', deliveryCity: 'Warszawa', deliveryCountry: 'PL' },
      },
      browser,
    )
    expect(await redirectOf(answer)).toBe('/konto')
    const account = await pageText(browser, '/konto')
    for (const words of ['Wrona i syn', '5261040828', 'Adres dostawy', 'Leśna 2']) expect(account).toContain(words)
    expect(await pageText(browser, '/konto/adresy')).toMatch(/Dane do faktur Adres do faktury.*NIP 5261040828/s)
    expect(await accountOf('biuro@example.org')).toMatchObject({ login: 'wrona.biuro', email_verified: false })
  })

  test('a refusal keeps what was typed, except the passwords, with each message at its field', async () => {
    const answer = await register('zofia@example', { city: '', firstName: 'Z0fia', newsletter: 'on' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Popraw 3 pola.')
    expect(page).toContain('value="zofia@example"')
    expect(page).toContain('value="Długa"')
    expect(page).not.toContain(password)
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(3)
  })

  test('B4.40 B8.57 an e-mail that has an account leads to signing in, or to a link by mail', async () => {
    const answer = await register('ANNA@example.com')
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Dla adresu anna@example.com jest już')
    expect(page).toContain('href="/logowanie?powrot=%2Fkonto"')
    expect(page).toMatch(/action="\/logowanie\/link".*name="login" value="anna@example.com"/s)
  })

  test('a taken login gets a free one proposed', async () => {
    const page = await (await register('nowa@example.org', { login: 'anna' })).text()
    expect(page).toContain('Ten login jest już zajęty. Wolny jest na przykład anna1.')
  })

  test('the newsletter is asked for apart from the terms, and confirmed by its own mail', async () => {
    await register('list@example.org', { newsletter: 'on' })
    await register('bez-listu@example.org')
    const { rows } = await sql`select email from newsletter_subscription where email like '%list%'`.execute(database())
    expect(rows).toEqual([{ email: 'list@example.org' }])
  })

  test('/client-new.php leads to the form', async () => {
    const answer = await new PlainBrowser(shop).get('/client-new.php')
    expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/rejestracja'])
  })
})

describe('the e-mail of an account', () => {
  test('confirmed in the browser that registered, it brings the orders placed as a guest', async () => {
    const number = await orderAsGuest('Ola@Example.org')
    const browser = new PlainBrowser(shop)
    await register('ola@example.org', {}, browser)
    expect(await pageText(browser, '/konto')).not.toContain(number)
    const link = await confirmationLink('ola@example.org')
    expect(await pageText(browser, link)).toContain('Konto: ola@example.org')
    expect(await redirectOf(browser.post(link, {}))).toBe('/konto')
    const account = await pageText(browser, '/konto')
    expect(account).toContain(number)
    expect(account).not.toContain('Potwierdź adres')
    expect((await browser.post(link, {})).status).toBe(410)
  })

  test('is not confirmed elsewhere: who registers with the e-mail of another person does not get that person’s orders', async () => {
    const number = await orderAsGuest('ofiara@example.org')
    const thief = new PlainBrowser(shop)
    await register('ofiara@example.org', {}, thief)
    const victim = new PlainBrowser(shop, { address: '203.0.113.50' })
    const link = await confirmationLink('ofiara@example.org')
    expect(await pageText(victim, link)).toContain('Najpierw się zaloguj')
    expect((await victim.post(link, {})).status).toBe(410)
    expect(await accountOf('ofiara@example.org')).toMatchObject({ email_verified: false })

    const { id = '' } = (await accountOf('ofiara@example.org')) ?? {}
    const signIn = await shop.appContext.accounts.createLink('sign-in', id, new Date())
    expect(await redirectOf(victim.post(`/logowanie/link/${signIn?.token}`, {}))).toBe('/konto')
    expect(await pageText(victim, '/konto')).toContain(number)
    expect(await redirectOf(thief.get('/konto'))).toContain('/logowanie')
    expect((await thief.post('/logowanie', { login: 'ofiara@example.org', password })).status).toBe(422)
  })

  test('a link is sent again, a few times an hour, and the page says so', async () => {
    const browser = new PlainBrowser(shop)
    await register('jeszcze@example.org', {}, browser)
    const { id } = (await accountOf('jeszcze@example.org')) ?? {}
    const sent = async () => {
      const { rows } =
        await sql`select 1 from pgboss.job where name = 'send-confirmation-link' and data->>'accountId' = ${id}`.execute(
          database(),
        )
      return rows.length
    }
    expect(await sent()).toBe(1)
    expect(await redirectOf(browser.post('/konto', { confirmation: 'again' }))).toBe('/konto?link=wyslany')
    expect(await pageText(browser, '/konto?link=wyslany')).toContain('Link jest w drodze')
    for (let press = 0; press < 5; press++) await browser.post('/konto', { confirmation: 'again' })
    expect(await sent()).toBe(3)
  })
})

describe('attacks', () => {
  test('of registrations at the same moment one gets the e-mail, the others are told that it is taken', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((seat) =>
        register('wyscig@example.org', {}, new PlainBrowser(shop, { address: `198.51.100.${seat}` })),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 422, 422])
    const { rows } = await sql`select 1 from customer where email = 'wyscig@example.org'`.execute(database())
    expect(rows).toHaveLength(1)
  })

  test('a script at one address registers ten accounts an hour', async () => {
    const statuses: number[] = []
    for (let number = 1; number <= 11; number++) statuses.push((await register(`seria${number}@example.org`)).status)
    expect(statuses.slice(0, 10).every((status) => status === 303)).toBe(true)
    expect(statuses[10]).toBe(429)
  })

  test('one mailbox gets three mails an hour, however it is written', async () => {
    const statuses: number[] = []
    for (const [seat, tag] of ['', '+1', '+2', '+3'].entries()) {
      const browser = new PlainBrowser(shop, { address: `198.51.101.${seat}` })
      statuses.push((await register(`skrzynka${tag}@example.org`, {}, browser)).status)
    }
    expect(statuses).toEqual([303, 303, 303, 429])
  })

  test('a form of another site registers nobody', async () => {
    const answer = await new PlainBrowser(shop).post(
      '/rejestracja',
      { ...zofia, email: 'csrf@example.org' },
      { Origin: 'https://evil.example' },
    )
    expect(answer.status).toBe(403)
    expect(await accountOf('csrf@example.org')).toBeUndefined()
  })

  test('a session that a stranger has planted is not the one of the new account', async () => {
    const browser = new PlainBrowser(shop)
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const planted = browser.cookies.get('visit')
    await register('utrwalona@example.org', {}, browser)
    expect(browser.cookies.get('visit')).not.toBe(planted)
    expect(browser.cookies.get('shop-session')).toBeTruthy()
  })
})
