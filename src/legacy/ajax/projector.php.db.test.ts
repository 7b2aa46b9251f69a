import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, redirectOf } from '../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
beforeEach(async () => {
  await sql`delete from stock_notification`.execute(shop.appContext.database.query)
  await sql`delete from account_attempt`.execute(shop.appContext.database.query)
})
afterAll(() => shop.close())

const call = '/ajax/projector.php?action=set_product_observed&mode=2&field=JSON'
const waiting = async () =>
  (
    await sql<{ product_id: number; type: string; email: string; quantity: string }>`
      select size.product_id, size.type, email, trim_scale(quantity)::text as quantity
      from stock_notification join product_size size on size.id = size_id order by stock_notification.id
    `.execute(shop.appContext.database.query)
  ).rows

describe('stock alerts', () => {
  test.each<[string, string, number, object]>([
    [
      'B7.10 a mug that is not sold now',
      'product=1004&size=onesize&email=anna@example.com',
      200,
      { status: 'success' },
    ],
    [
      'B7.10 the size of an apron that is gone',
      'product=1070&size=M&email=anna@example.com',
      200,
      { status: 'success' },
    ],
    [
      'B7.10 more than there are',
      'product=1001&size=uniw&quantity=5000&email=a@example.com',
      200,
      { status: 'success' },
    ],
    ['B8.44 a wrong address', 'product=1004&size=uniw&email=anna@', 200, { status: 'error', errdesc: 'mail' }],
    ['B8.44 no address', 'product=1004&size=uniw', 200, { status: 'error', errdesc: 'mail' }],
    [
      'B7.10 what is there',
      'product=1001&size=uniw&email=a@example.com',
      200,
      { status: 'error', errdesc: 'increase_quantity' },
    ],
    ['B8.46 an unknown product', 'product=999999&size=uniw&email=a@example.com', 404, { status: 'error' }],
    ['B8.46 an unknown size', 'product=1070&size=XXL&email=a@example.com', 404, { status: 'error' }],
    ['B8.46 a size that is not named', 'product=1070&email=a@example.com', 404, { status: 'error' }],
    [
      'B8.46 a free sample, which comes back for nobody',
      'product=1215&size=uniw&email=a@example.com',
      200,
      { status: 'error' },
    ],
  ])('%s: %s → %i %o', async (_what, query, status, expected) => {
    const answer = await new PlainBrowser(shop).get(`${call}&${query}`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    const { message, ...body } = await answer.json()
    expect(body).toEqual(expected)
    expect(message).toMatch(/\p{L}/u)
    expect(await waiting()).toHaveLength(body.status === 'success' ? 1 : 0)
  })

  test('B7.10 two requests with the same address, however it is written, create one alert', async () => {
    const browser = new PlainBrowser(shop)
    await browser.get(`${call}&product=1070&size=M&email=anna@example.com`)
    await browser.get(`${call}&product=1070&size=M&email=Anna@Example.com`)
    expect(await waiting()).toEqual([{ product_id: 1070, type: 'M', email: 'anna@example.com', quantity: '1' }])
  })

  test('B8.45 twenty alerts a day are the limit, for an e-mail address and for a visitor', async () => {
    const browser = new PlainBrowser(shop)
    const elsewhere = new PlainBrowser(shop, { address: '198.51.100.7' })
    const requestAlert = async (from: PlainBrowser, email: string) =>
      (await (await from.get(`${call}&product=1070&size=M&email=${email}`)).json()) as object
    for (let time = 1; time <= 20; time += 1)
      expect(await requestAlert(browser, 'anna@example.com')).toMatchObject({ status: 'success' })
    const limit = { status: 'error', errdesc: 'limit' }
    expect(await requestAlert(browser, 'jan@example.com')).toMatchObject(limit)
    expect(await requestAlert(elsewhere, 'ANNA@example.com')).toMatchObject(limit)
    expect(await requestAlert(elsewhere, 'ola@example.com')).toMatchObject({ status: 'success' })
  })

  test('B7.10 a link on another site stores nothing: it leads to the form', async () => {
    const browser = new PlainBrowser(shop)
    const link = `${call}&product=1070&size=M&email=anna@example.com&quantity=2`
    const page = '/powiadomienie?product=1070&size=M&email=anna%40example.com&quantity=2'
    expect(await redirectOf(browser.get(link, { 'Sec-Fetch-Site': 'cross-site' }))).toBe(page)
    const form = await (await browser.get(page)).text()
    expect(form).toContain('value="anna@example.com"')
    expect(form).toMatch(/name="quantity" value="2"/)
    expect(form).toMatch(/<form[^>]*powiadomienie.*polityka-prywatnosci.*<\/form>/s)
    expect(await waiting()).toEqual([])
  })

  test('input is escaped in the response', async () => {
    const answer = await new PlainBrowser(shop).get(`${call}&product=1004&size=uniw&email="<b>"@example.com`)
    expect(await answer.text()).not.toMatch(/[<>&]/)
    expect(answer.headers.get('Content-Security-Policy')).toBe("default-src 'none'; sandbox")
  })
})

describe('the form without scripts', () => {
  test('A4.3 is open for an unavailable product, collapsed when some sizes are available, and absent otherwise', async () => {
    const page = async (id: number) => {
      const browser = new PlainBrowser(shop)
      const to = (await browser.get(`/produkt/towar-${id}`)).headers.get('Location') ?? ''
      return (await browser.get(to)).text()
    }
    const away = await page(1004)
    expect(away).toMatch(/<details open=""[^>]*>.*action="\/powiadomienie\?product=1004"/s)
    expect(away).toMatch(/<form id="projector_form"[^>]* class="disable /)
    expect(away).toMatch(/id="projector_number"[^>]*disabled=""/)
    expect(away).toMatch(/role="status"[^>]*>.*?Produkt niedostępny/s)
    expect(away).not.toMatch(/id="projector_delivery_days"/)
    expect(await page(1070)).toMatch(/<details class.*action="\/powiadomienie\?product=1070"/s)
    expect(await page(1001)).not.toContain('/powiadomienie')
  })

  test('B8.44 B8.46 returns to its page with the messages and the input', async () => {
    const browser = new PlainBrowser(shop)
    const post = (fields: Record<string, string>) => browser.post('/powiadomienie?product=1070', fields)
    const wrong = await post({ product: '1070', size: 'XL', email: 'anna@' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toMatch(/value="anna@".*Błędnie wpisany e-mail/s)
    const right = await post({ product: '1070', size: 'XL', email: 'anna@example.com' })
    expect(await right.text()).toContain('Napiszemy na anna@example.com, gdy towar wróci.')
    expect(await waiting()).toMatchObject([{ product_id: 1070, type: 'XL' }])
  })
})
