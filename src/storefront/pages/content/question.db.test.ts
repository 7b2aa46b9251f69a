import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())
beforeEach(async () => {
  browser = new PlainBrowser(application)
  await sql`delete from product_question`.execute(application.appContext.database.query)
  await sql`delete from account_attempt`.execute(application.appContext.database.query)
})

const page = '/strona/kontakt?produkt=1001'
const fields = {
  question_product_id: '1001',
  question_email: 'anna@example.com',
  product_question: 'Czy kubek można myć w zmywarce?',
}

const countQuestions = async () =>
  (await application.appContext.database.query.selectFrom('product_question').select('question').execute()).length

test('B1.7 the contact page takes a question about the product and confirms that it was received', async () => {
  const form = await (await browser.get(page)).text()
  expect(form).toContain('name="product_question"')
  const answer = await browser.post(page, fields)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${page}&wyslano=1`])
  expect(await countQuestions()).toBe(1)
  const arrived = await (await browser.get(`${page}&wyslano=1`)).text()
  expect(arrived).toMatch(/Dziękujemy, pytanie jest już u\snas/)
  expect(arrived).not.toContain('name="product_question"')
  expect(await (await browser.get(page)).text()).toContain('name="product_question"')
})

test('errors are shown at their fields, and the typed values stay', async () => {
  const answer = await browser.post(page, { ...fields, question_email: 'anna@' })
  const text = await answer.text()
  expect(answer.status).toBe(422)
  expect(text).toContain('value="anna@"')
  expect(text).toContain('>Czy kubek można myć w zmywarce?</textarea>')
  expect(text).toMatch(/id="question_email-error" role="alert"|id="[^"]*-error" role="alert"/)
  expect(await countQuestions()).toBe(0)
})

test('about a product removed meanwhile the page says so', async () => {
  const answer = await browser.post('/strona/kontakt?produkt=999999', { ...fields, question_product_id: '999999' })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toMatch(/role="alert"[\s\S]*Nie ma już tego\sproduktu/)
})

test('other pages accept no form, and a form on another site sends no question', async () => {
  expect((await browser.post('/strona/regulamin', fields)).status).toBe(405)
  expect((await browser.post(page, fields, { Origin: 'https://evil.example' })).status).toBe(403)
  expect(await countQuestions()).toBe(0)
})

/** [fields, referrer, status, redirect or JSON] */
test.each<[string, Record<string, string>, Record<string, string>, number, unknown]>([
  ['redirects back', {}, { Referer: 'http://localhost:3000/produkt/kubek-1001' }, 303, '/produkt/kubek-1001'],
  ['without a referrer leads to the confirmation', {}, {}, 303, `${page}&wyslano=1`],
  ['with an error redirects to our page', { question_email: '' }, {}, 307, page],
  ['about no product redirects to the contact page', { question_product_id: 'x' }, {}, 307, '/strona/kontakt'],
  [
    'is answered in JSON',
    { getAjax: '1' },
    {},
    200,
    { status: 'success', message: expect.stringContaining('Dziękujemy') },
  ],
  [
    'with an error is answered in JSON',
    { getAjax: '1', product_question: '' },
    {},
    422,
    { status: 'error', errors: { product_question: 'Napisz, o co chcesz zapytać' } },
  ],
  [
    'about a missing product is answered in JSON',
    { getAjax: '1', question_product_id: '999999' },
    {},
    404,
    { status: 'error', message: 'Nie ma już tego produktu' },
  ],
])('B7.11 a question by settings.php %s', async (_, changes, headers, status, expected) => {
  const answer = await browser.post('/settings.php', { question_action: 'add', ...fields, ...changes }, headers)
  expect(answer.status).toBe(status)
  expect(status === 303 || status === 307 ? answer.headers.get('Location') : await answer.json()).toEqual(expected)
  expect(await countQuestions()).toBe(status === 303 || status === 200 ? 1 : 0)
})

test('a link to settings.php sends no question', async () => {
  const query = new URLSearchParams({ question_action: 'add', ...fields })
  const answer = await browser.get(`/settings.php?${query}`)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, page])
  expect(await countQuestions()).toBe(0)
})
