import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { PlainBrowser } from '../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
  await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1' })
  const { query } = application.appContext.database
  await sql`alter table content_page rename to lost`.execute(query)
  await sql`alter table basket_line rename to lost_too`.execute(query)
})
afterAll(() => application.close())

const numberOf = (answer: Response) => answer.headers.get('X-Request-Id')?.slice(0, 8) ?? 'none'

test.each(['/strona/regulamin', '/koszyk'])(
  '%s: a page that fails shows the number under which the log explains why',
  async (path) => {
    const answer = await browser.get(path)
    expect(answer.status).toBe(500)
    expect(await answer.text()).toContain(`Numer błędu: ${numberOf(answer)}. Podaj go`)
  },
)

test('so does a page that fails during client-side navigation, and a form', async () => {
  for (const answer of [await browser.get('/koszyk.data'), await browser.post('/koszyk.data', { do: 'clear' })]) {
    expect(answer.status).toBe(500)
    const text = await answer.text()
    expect(text).toContain(numberOf(answer))
    expect(text).not.toMatch(/basket_line|select/)
  }
})

test('so does the .php contract', async () => {
  const answer = await browser.get('/ajax/basket.php')
  expect(answer.status).toBe(500)
  expect((await answer.json()).error.message).toContain(`Numer błędu: ${numberOf(answer)}`)
})
