import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sellerSettings } from '#features/content/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, pageText } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())
beforeEach(async () => {
  await sql`delete from contact_message`.execute(database())
  await sql`delete from account_attempt`.execute(database())
})

const database = () => application.appContext.database.query
const page = '/strona/kontakt'
const fields = {
  ...{ contact_topic: 'order', contact_name: 'Anna', contact_email: 'anna@example.com', contact_order: '10001' },
  contact_message: 'Gdzie jest paczka?',
}
const send = (changes: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  new PlainBrowser(application).post(page, { ...fields, ...changes }, headers)
const messages = () => database().selectFrom('contact_message').select(['email', 'topic', 'message']).execute()

test('the contact page takes a message and confirms that it was received', async () => {
  const answer = await send()
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${page}?wyslano=1#wiadomosc`])
  expect(await messages()).toEqual([{ email: 'anna@example.com', topic: 'order', message: 'Gdzie jest paczka?' }])
  const received = await pageText(new PlainBrowser(application), `${page}?wyslano=1`)
  expect(received).toContain('Dziękujemy, wiadomość jest już u nas.')
  expect(received).toContain('Wyznacz trasę')
})

/** [what was typed, status, what the page says] */
test.each<[string, Record<string, string>, Record<string, string>, number, string[]]>([
  [
    'with mistakes',
    { contact_email: 'anna@', contact_order: 'x1', contact_message: ' ' },
    {},
    422,
    ['value="anna@"', 'value="x1"', 'value="Anna"', '<option value="order" selected="">', 'Napisz, w\u00a0czym'],
  ],
  ['of a form on another site', {}, { Origin: 'https://evil.example' }, 403, []],
])('a message %s is not sent, and nothing typed is lost', async (_, changes, headers, status, words) => {
  const answer = await send(changes, headers)
  expect(answer.status).toBe(status)
  const text = await answer.text()
  for (const part of words) expect(text).toContain(part)
  expect(await messages()).toEqual([])
})

test('the eleventh message from one address within an hour waits, and comes back to the form', async () => {
  for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(303)
  const answer = await send()
  expect([answer.status, Number(answer.headers.get('Retry-After')) > 0]).toEqual([429, true])
  expect(await answer.text()).toMatch(/role="alert"[\s\S]*Za dużo wiadomości naraz[\s\S]*>Gdzie jest paczka\?</)
  expect(await messages()).toHaveLength(10)
})

test('a seller without an e-mail address has no form, and gets no message', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const setEmail = (raw: string) => changeSetting(shop, { setting: sellerSettings.email, raw })
  const form = async () => (await new PlainBrowser(application).get(page)).text()
  await setEmail('')
  await expect.poll(form).not.toContain('contact_message')
  expect((await send()).status).toBe(404)
  expect(await messages()).toEqual([])
  await setEmail('sklep@example.com')
  await expect.poll(form).toContain('contact_message')
})
