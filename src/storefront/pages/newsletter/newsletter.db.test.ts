import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailLinks } from '#features/newsletter/actions/mail-links.ts'
import { findActiveSubscription } from '#features/newsletter/queries.ts'
import { subscriptionStatus } from '#features/newsletter/rules.ts'
import { newsletterFormSetting } from '#features/newsletter/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, redirectOf, testOrigin } from '../../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())
beforeEach(async () => {
  browser = new PlainBrowser(application)
  await sql`delete from newsletter_subscription`.execute(application.appContext.database.query)
  await sql`delete from account_attempt`.execute(application.appContext.database.query)
})

const shop = () => application.appContext.publicShop(testOrigin)
const fields = { mailing_action: 'add', mailing_email: 'anna@example.com', newsletter_consent: 'y' }

async function currentStatus(email = fields.mailing_email): Promise<string | null> {
  const known = await findActiveSubscription(shop(), email)
  return known && subscriptionStatus(known)
}

/** Returns the tokens in a mail to a visitor who has just subscribed. */
async function tokensOf(email = fields.mailing_email) {
  await browser.post('/newsletter', { ...fields, mailing_email: email })
  const known = await findActiveSubscription(shop(), email)
  const [tokens] = known ? await createMailLinks(shop(), [known]) : []
  return { confirm: tokens?.confirm ?? '', withdraw: tokens?.withdraw ?? '' }
}

describe('subscribing', () => {
  test('B1.8 B2.19 A2.13 the form is in the footer of every page, unticked; it is not in the checkout', async () => {
    for (const path of ['/', '/koszyk', '/strona/regulamin']) {
      const page = await (await browser.get(path)).text()
      const footer = page.slice(page.indexOf('<footer'))
      expect(footer).toMatch(/<form[^>]* action="\/newsletter"|<form action="\/newsletter"/)
      expect(footer).toMatch(
        /<input[^>]*autoComplete="email"[^>]*required=""[^>]*type="email"|type="email"[^>]*autoComplete="email"/i,
      )
      expect(footer).not.toMatch(/checked=""/)
    }
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const order = await (await browser.get('/zamowienie')).text()
    expect(order.replace(/<template.*?<\/template>/gs, '')).not.toContain('action="/newsletter"')
  })

  test('B1.8 B7.11 valid input leads to a page that says what comes next, and reveals no address', async () => {
    const answer = await browser.post('/newsletter', fields)
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/newsletter?wyslano=1'])
    const page = await (await browser.get('/newsletter?wyslano=1')).text()
    expect(page).toContain('Prawie gotowe')
    expect(page).not.toContain(fields.mailing_email)
    expect(await currentStatus()).toBe('asked')
  })

  test.each<[string, Record<string, string>, string[], RegExp]>([
    ['without consent', { mailing_email: 'anna@example.com' }, ['newsletter-page-consent'], /value="anna@example.com"/],
    [
      'half an address',
      { mailing_email: 'anna@exa<mple', newsletter_consent: 'y' },
      ['newsletter-page-email'],
      /value="anna@exa&lt;mple"/,
    ],
    ['nothing', {}, ['newsletter-page-email', 'newsletter-page-consent'], /newsletter-page-email/],
  ])('B5.53 %s comes back with the error at its field, and the typed values', async (_, typed, wrong, typedValue) => {
    const answer = await browser.post('/newsletter', { mailing_action: 'add', ...typed })
    const page = await answer.text()
    const main = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
    expect([answer.status, [...main.matchAll(/<p id="([^"]*)-error" role="alert"/g)].map(([, id]) => id)]).toEqual([
      422,
      wrong,
    ])
    expect(main).toMatch(typedValue)
    const ticked = /checked=""[^>]*name="newsletter_consent"|name="newsletter_consent"[^>]*checked=""/.test(main)
    expect(ticked).toBe(typed.newsletter_consent === 'y')
    expect(await currentStatus()).toBe(null)
  })

  test('a form on another site subscribes no address, nor does a body that is no form', async () => {
    expect((await browser.post('/newsletter', fields, { Origin: 'https://evil.example' })).status).toBe(403)
    const headers = { Host: 'localhost:3000', 'Content-Type': 'application/json' }
    const answer = await application.app.request(`${testOrigin}/newsletter`, { method: 'POST', headers, body: '{}' })
    expect(answer.status).toBe(400)
    expect(await currentStatus()).toBe(null)
  })

  test('a visitor who tries too often reads how long to wait', async () => {
    const emptyForm = { ...fields, mailing_email: '' }
    for (let count = 0; count < 20; count += 1)
      await browser.post('/newsletter', { ...emptyForm, mailing_email: `osoba${count}@example.com` })
    const answer = await browser.post('/newsletter', fields)
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, expect.stringMatching(/^\d+$/)])
    expect(await answer.text()).toMatch(/Za dużo prób\. Spróbuj za \d+ minut/)
  })
})

describe('clients of the wire contract', () => {
  const php = (changes: Record<string, string>) => browser.post('/settings.php', { ...fields, ...changes })

  test('B7.11 a form gets a redirect with its fields; a script gets JSON', async () => {
    const redirected = await php({})
    expect([redirected.status, redirected.headers.get('Location')]).toEqual([307, '/newsletter'])
    expect(await currentStatus()).toBe(null)
    const answer = await php({ getAjax: 'true' })
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 'success', message: expect.stringContaining('Prawie gotowe') },
    ])
    expect(await currentStatus()).toBe('asked')
  })

  test('B5.53 errors are returned by the name of the field', async () => {
    const answer = await php({ mailing_email: 'anna', newsletter_consent: 'n', getAjax: 'true' })
    expect([answer.status, await answer.json()]).toEqual([
      422,
      {
        status: 'error',
        errors: {
          mailing_email: expect.stringContaining('Błędnie wpisany e-mail'),
          newsletter_consent: expect.stringContaining('Zaznacz zgodę'),
        },
      },
    ])
  })

  test('an unsubscribe request gets the same answer whether its address is on the list or not; a link changes nothing', async () => {
    const removed = async (email: string) =>
      (await php({ mailing_action: 'remove', mailing_email: email, getAjax: '1' })).json()
    await browser.post('/newsletter', fields)
    expect(await removed('nikt@example.com')).toEqual(await removed(fields.mailing_email))
    const page = await php({ mailing_action: 'remove' })
    expect([page.status, page.headers.get('Location')]).toEqual([307, '/newsletter/wypisz'])
    const link = '/settings.php?mailing_action=add&mailing_email=jan@example.com&newsletter_consent=y'
    expect(await redirectOf(browser.get(link))).toBe('/newsletter')
    expect(await currentStatus('jan@example.com')).toBe(null)
  })
})

describe('the links of mails', () => {
  test('the confirmation link asks first, with the consent text; then it confirms', async () => {
    const { confirm } = await tokensOf()
    const asks = await (await browser.get(`/newsletter/potwierdz/${confirm}`)).text()
    expect(asks).toMatch(/Potwierdzić zapis\?.*<blockquote[^>]*>Chcę dostawać na ten adres/s)
    expect(await currentStatus()).toBe('asked')
    expect(await redirectOf(browser.post(`/newsletter/potwierdz/${confirm}`, {}))).toBe(
      `/newsletter/potwierdz/${confirm}`,
    )
    await browser.post(`/newsletter/potwierdz/${confirm}`, {})
    expect(await (await browser.get(`/newsletter/potwierdz/${confirm}`)).text()).toContain('Gotowe, jesteś na liście')
    expect(await currentStatus()).toBe('confirmed')
  })

  test('an unknown, expired or wrong link says so and offers a next step', async () => {
    const { confirm, withdraw } = await tokensOf()
    await sql`update newsletter_link set valid_until = ${new Date(0)} where confirms is not null`.execute(
      application.appContext.database.query,
    )
    for (const token of [confirm, withdraw, crypto.randomUUID(), '%00', 'x'.repeat(500)]) {
      const page = await (await browser.get(`/newsletter/potwierdz/${token}`)).text()
      if (token !== '%00') expect(page).toMatch(/Ten link już nie działa.*href="\/newsletter"/s)
      await browser.post(`/newsletter/potwierdz/${token}`, {})
    }
    expect(await currentStatus()).toBe('asked')
  })

  test('the unsubscribe link asks first; a mail program does it with one POST, as often as it likes', async () => {
    const { confirm, withdraw } = await tokensOf()
    await browser.post(`/newsletter/potwierdz/${confirm}`, {})
    const path = `/newsletter/wypisz/${withdraw}`
    expect(await (await browser.get(path)).text()).toContain('Wypisać z\u00a0newslettera?')
    expect(await currentStatus()).toBe('confirmed')
    for (const _ of [1, 2]) {
      const headers = { Host: 'localhost:3000', 'Content-Type': 'application/x-www-form-urlencoded' }
      const body = 'List-Unsubscribe=One-Click'
      const answer = await application.app.request(testOrigin + path, { method: 'POST', headers, body })
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Nie ma cię na liście')])
      expect(await currentStatus()).toBe(null)
    }
    expect((await browser.post(`/newsletter/wypisz/${crypto.randomUUID()}`, {})).status).toBe(404)
  })

  test('a recipient who did not subscribe gets a confirmation, and the address is deleted', async () => {
    const { withdraw } = await tokensOf()
    const answer = await browser.post(`/newsletter/wypisz/${withdraw}`, {})
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Nie ma cię na liście')])
    expect(await currentStatus()).toBe(null)
  })

  test('a recipient without the mail enters the address', async () => {
    expect(await redirectOf(browser.post('/newsletter/wypisz', { mailing_email: 'nikt@example.com' }))).toBe(
      '/newsletter/wypisz?wyslano=1',
    )
    expect(await (await browser.get('/newsletter/wypisz?wyslano=1')).text()).toContain('Sprawdź skrzynkę')
    const wrong = await browser.post('/newsletter/wypisz', { mailing_email: 'nikt@' })
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining('value="nikt@"')])
  })

  test('none of these pages is cached, and none sends its address as referrer', async () => {
    const { confirm, withdraw } = await tokensOf()
    for (const path of [`potwierdz/${confirm}`, `wypisz/${withdraw}`]) {
      const answer = await browser.get(`/newsletter/${path}`)
      expect(answer.headers.get('Cache-Control')).toContain('no-store')
      expect(await answer.text()).toMatch(/<meta name="referrer" content="same-origin"\/?>/)
    }
  })
})

test('a shop without a newsletter has no form anywhere; subscribers can still unsubscribe', async () => {
  const { confirm, withdraw } = await tokensOf()
  await browser.post(`/newsletter/potwierdz/${confirm}`, {})
  const setNewsletter = async (raw: string) => {
    await changeSetting(shop(), { setting: newsletterFormSetting, raw })
    await expect.poll(() => shop().settings.get(newsletterFormSetting)).toBe(raw)
  }
  await setNewsletter('off')
  await expect.poll(async () => (await (await browser.get('/')).text()).includes('action="/newsletter"')).toBe(false)
  expect((await browser.get('/newsletter')).status).toBe(404)
  expect((await browser.post('/newsletter', { ...fields, mailing_email: 'jan@example.com' })).status).toBe(404)
  expect(await currentStatus('jan@example.com')).toBe(null)
  expect((await browser.post(`/newsletter/wypisz/${withdraw}`, {})).status).toBe(200)
  expect(await currentStatus()).toBe(null)
  await setNewsletter('on')
})
