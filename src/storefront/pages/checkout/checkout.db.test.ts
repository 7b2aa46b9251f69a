import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { holdMinutesSetting } from '#features/basket/settings.ts'
import { releaseAllExpiredHolds } from '#features/catalogue/actions/stock-holds.ts'
import { sellerSettings } from '#features/content/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { rateLimitKey } from '#platform/rate-limit.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { hiddenFields, orderForm } from '../../../../test/order-form.ts'
import { PlainBrowser, redirectOf } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const mug = { product: '1001', size: 'uniw', number: '1', mode: '1' }
const fabric = { product: '1066', size: 'uniw', number: '0,5', mode: '1' }

async function buyerOf(...goods: Record<string, string>[]): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop)
  for (const product of goods) await browser.post('/basketchange.php', product)
  return browser
}

async function order(browser: PlainBrowser, page: string, changes: Record<string, string> = {}): Promise<Response> {
  return browser.send('/zamowienie', orderForm(page, changes))
}

const open = async (browser: PlainBrowser) => (await browser.get('/zamowienie')).text()

describe('the order without JavaScript', () => {
  test('a visitor who orders very often from one address has to wait, and the typed values stay in the form', async () => {
    const key = rateLimitKey('orders from 203.0.113.77')
    const { database } = shop.appContext
    await database.query
      .insertInto('account_attempt')
      .values({ key, tries: 30, ends_at: new Date(Date.now() + 90_000) })
      .execute()
    const browser = new PlainBrowser(shop, { address: '203.0.113.77' })
    await browser.post('/basketchange.php', mug)
    const answer = await order(browser, await open(browser), { city: 'Sopot' })
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(80)
    const page = await answer.text()
    for (const text of ['Zamów ponownie za 2 minuty', 'value="Sopot"']) expect(page).toContain(text)
    await database.query.deleteFrom('account_attempt').where('key', '=', key).execute()
    await redirectOf(order(browser, page))
  })

  test('the order begins with the delivery that the basket has counted', async () => {
    const browser = await buyerOf({ ...mug, number: '4' }) // 236 zł: free to a locker, not by courier
    const totalOf = async (path: string) => {
      const page = (await (await browser.get(path)).text()).replaceAll('\u00a0', ' ').replace(/<!-- -->|<[^>]*>/g, ' ')
      return /Razem z dostawą\s+(\d[\d ]*,\d\d zł)/.exec(page)?.[1]
    }
    expect(await totalOf('/koszyk')).toBe('236,00 zł')
    expect(await totalOf('/zamowienie')).toBe('236,00 zł')
  })

  test('where lockers are chosen, the page is linked on which their codes are found, and a transfer today is promised a day', async () => {
    const page = await open(await buyerOf({ ...mug, number: '4' }))
    expect(page).toContain('<a href="https://inpost.pl/znajdz-paczkomat"')
    expect(page).toMatch(/Dostawa najpóźniej [^<]*, gdy zapłacisz dziś/)
    expect(page).not.toMatch(/<p>(?:Zamów do|Wysyłka)/)
  })

  test('a guest buys a mug and half a metre of fabric', async () => {
    const browser = await buyerOf(mug, fabric)
    const page = await open(browser)
    expect(page).toMatch(/<button type="submit" class="[^"]*">Zamawiam z\sobowiązkiem zapłaty/)
    expect(page).toContain('0,5 m')
    const confirmation = await redirectOf(order(browser, page))
    expect(confirmation).toMatch(/^\/zamowienie\/\d+\/[\w.-]+$/)
    const answer = await browser.get(confirmation ?? '')
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    const confirmed = await answer.text()
    for (const text of ['Zamówienie nr', 'anna@example.com', 'Numer rachunku', 'Długa 1', '0,5 m'])
      expect(confirmed).toContain(text)
    expect(confirmed).toContain('content="noindex, nofollow"')
    expect(await open(browser)).toContain('Koszyk jest pusty')
  })

  test('the code of a gift card has a separate field, which keeps the typed value and is part of the order', async () => {
    const browser = await buyerOf(mug)
    const refused = await order(browser, await open(browser), { giftCardCode: 'KAR_1' })
    expect(refused.status).toBe(422)
    const page = await refused.text()
    expect(page).toContain('value="KAR_1"')
    expect(page).toMatch(/id="giftCardCode-error"[^>]*>Kod karty podarunkowej ma tylko litery/)
    const confirmation = await redirectOf(order(browser, page, { giftCardCode: 'KAR-2026-ABCD' }))
    const confirmed = await (await browser.get(confirmation ?? '')).text()
    expect(confirmed.replaceAll('<!-- -->', '')).toContain('Karta podarunkowa: KAR-2026-ABCD')
  })

  test('A4.8 a project priced on request is ordered at no cost', async () => {
    const browser = await buyerOf({ product: '1219', number: '1', mode: '1' })
    expect(await (await browser.get('/koszyk')).text()).not.toContain('Razem z dostawą')
    const page = await open(browser)
    expect(page).not.toContain('value="cash-on-delivery"')
    const confirmation = await redirectOf(order(browser, page))
    const confirmed = await (await browser.get(confirmation ?? '')).text()
    for (const text of ['Projekt i wycena stołu na wymiar', 'Nie ma nic do zapłaty', '0,00', 'złożone'])
      expect(confirmed).toContain(text)
    expect(confirmed).not.toMatch(/6\s900,00|Numer rachunku|czeka na wpłatę/)
  })

  test('sent twice at once it becomes one order, and both requests lead to the same confirmation', async () => {
    const browser = await buyerOf(mug)
    const page = await open(browser)
    const [first, second] = await Promise.all([order(browser, page), order(browser, page)])
    expect(first.headers.get('Location')).toMatch(/\/zamowienie\/\d/)
    expect(second.headers.get('Location')).toBe(first.headers.get('Location'))
  })

  test('a stranger with the key of a form is not led to its order', async () => {
    const browser = await buyerOf(mug)
    const page = await open(browser)
    expect(await redirectOf(order(browser, page))).toMatch(/^\/zamowienie\/\d+\//)
    expect(await redirectOf(order(new PlainBrowser(shop), page))).toBe('/zamowienie')
    const other = await order(await buyerOf(fabric), page)
    expect(other.status).toBe(409)
    expect(await other.text()).not.toMatch(/\/zamowienie\/\d+\//)
  })

  test('B5.1 errors are shown at their fields; typed and selected values stay', async () => {
    const browser = await buyerOf(mug)
    const answer = await order(browser, await open(browser), {
      firstName: '',
      lastName: 'Żółć "&<',
      payment: 'cash-on-delivery',
      comment: 'Dzwonek nie działa',
    })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page.match(/<p [^>]*role="alert"[^>]*>Proszę wypełnić to pole\.<\/p>/g)).toHaveLength(1)
    expect(page).toContain('value="Żółć &quot;&amp;&lt;"')
    expect(page).toContain('Dzwonek nie działa')
    expect(hiddenFields(page)).toContainEqual(['payment', 'cash-on-delivery'])
  })

  test('another payment than the one that the sum was for: the new sum is shown first, then the order is accepted', async () => {
    const browser = await buyerOf(mug)
    const answer = await order(browser, await open(browser), { payment: 'cash-on-delivery' })
    expect(answer.status).toBe(409)
    const page = await answer.text()
    expect(page).toContain('Suma z\u00a0dostawą zmieniła się')
    expect(await redirectOf(order(browser, page))).toMatch(/\/zamowienie\/\d/)
  })

  test('the sum can be recalculated without ordering', async () => {
    const browser = await buyerOf(mug)
    const before = new Map(hiddenFields(await open(browser)))
    const answer = await order(browser, await open(browser), { payment: 'cash-on-delivery', intent: 'recalculate' })
    expect(answer.status).toBe(200)
    const after = new Map(hiddenFields(await answer.text()))
    expect(Number(after.get('seenTotal'))).toBeGreaterThan(Number(before.get('seenTotal')))
  })

  test('a courier without cash on delivery is not shown as free when cash is selected', async () => {
    const browser = await buyerOf({ ...mug, number: '2' })
    const evening = { courier: '3', payment: 'cash-on-delivery', intent: 'recalculate' }
    const page = await (await order(browser, await open(browser), evening)).text()
    expect(new Map(hiddenFields(page)).get('seenTotal')).toBe(String(2 * 5900 + 2490))
    expect((await order(browser, page)).status).toBe(422)
  })

  test('a price that changed meanwhile is shown with the old and the new value', async () => {
    const browser = await buyerOf({ ...mug, product: '1002' })
    const page = await open(browser)
    const { database } = shop.appContext
    await sql`
      update price set amount = amount + 500
      where size_id in (select id from product_size where product_id = 1002)`.execute(database.query)
    const answer = await order(browser, page)
    expect(answer.status).toBe(409)
    const text = await answer.text()
    expect(text).toContain('cena zmieniła się z')
    expect(await redirectOf(order(browser, text))).toMatch(/\/zamowienie\/\d/)
  })

  test('a product sold out meanwhile is reported, not included in the sum, and cannot be ordered', async () => {
    const browser = await buyerOf({ ...mug, product: '1008' }, fabric)
    const fieldsOfBoth = new Map(hiddenFields(await open(browser)))
    const { database } = shop.appContext
    await sql`
      update stock set quantity = 0
      where size_id in (select id from product_size where product_id = 1008)`.execute(database.query)
    const page = await open(browser)
    expect(page).toContain('Tego nie da się teraz zamówić')
    expect(page).toMatch(/<button [^>]*disabled=""[^>]*>Zamawiam z\sobowiązkiem zapłaty.*Popraw koszyk, żeby zamówić/s)
    const present = new Map(hiddenFields(page))
    const fieldsOfFabric = new Map(hiddenFields(await open(await buyerOf(fabric))))
    expect(Number(present.get('seenTotal'))).toBeLessThan(Number(fieldsOfBoth.get('seenTotal')))
    expect(present.get('seenTotal')).toBe(fieldsOfFabric.get('seenTotal'))
    expect((await order(browser, page)).status).toBe(409)
  })
})

test("A6.1 a client's data is filled in, and the order belongs to the client", async () => {
  const browser = new PlainBrowser(shop)
  await browser.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  await browser.post('/basketchange.php', mug)
  const page = await open(browser)
  for (const value of ['anna@example.com', 'Lipowa', '14/3', '30-702', 'Kraków', '+48450000101'])
    expect(page).toContain(`value="${value}"`)
  expect(page).not.toContain('Zaloguj się')
  const [, number] = /zamowienie\/(\d+)/.exec((await redirectOf(order(browser, page))) ?? '') ?? []
  const { rows } = await sql<{ login: string }>`
    select customer.email as login from orders join customer on customer.id = orders.customer_id
    where orders.number = ${number}`.execute(shop.appContext.database.query)
  expect(rows).toEqual([{ login: 'anna@example.com' }])
})

describe('the placed order', () => {
  test.each([
    ['a wrong token', (path: string) => path.replace(/[^/]+$/, crypto.randomUUID())],
    ['no token of any kind', (path: string) => path.replace(/[^/]+$/, 'x')],
    ['another number', (path: string) => path.replace(/\/\d+\//, '/99999999999999999999/')],
  ])('is not shown for %s', async (_what, changed) => {
    const browser = await buyerOf(mug)
    const path = await redirectOf(order(browser, await open(browser)))
    expect((await browser.get(changed(path ?? ''))).status).toBe(404)
  })
})

test('A4.12 when everything leaves at once is shown in the basket and at the checkout, for what is sent as a parcel', async () => {
  const unknown = { product: '1061', size: 'uniw', number: '1', mode: '1' }
  const giftCard = { product: '1199', size: '100 zł', number: '1', mode: '1' }
  const pagesOf = async (browser: PlainBrowser) => [await (await browser.get('/koszyk')).text(), await open(browser)]
  for (const page of await pagesOf(await buyerOf(mug, unknown)))
    expect(page).toContain('<p>Termin wysyłki ustalimy z\u00a0tobą po zamówieniu</p>')
  for (const page of await pagesOf(await buyerOf(giftCard))) {
    expect(page).toContain('Karta podarunkowa')
    expect(page).not.toMatch(/<p>(?:Zamów do|Wysyłka|Termin wysyłki)/)
  }
})

test('a shop that reserves stock shows until when, again on every load of the form, and not on a prefetch', async () => {
  const setting = holdMinutesSetting
  const publicShop = shop.appContext.publicShop('http://localhost:3000')
  await changeSetting(publicShop, { setting, raw: 15 })
  await expect.poll(() => shop.appContext.publicShop('').settings.get(setting)).toBe(15)
  const browser = await buyerOf(mug)
  const reservationText = async () => {
    const { rows } = await sql<{ held: number }>`
      select stock.held::integer as held from stock join product_size size on size.id = size_id where product_id = 1001
    `.execute(shop.appContext.database.query)
    return rows[0]?.held
  }
  await browser.get('/zamowienie', { 'Sec-Purpose': 'prefetch' })
  expect(await reservationText()).toBe(0)
  for (const _ of ['opened', 'opened again']) {
    expect(await open(browser)).toMatch(/Do godz. \d+:\d\d trzymamy te produkty dla Ciebie/)
    expect(await reservationText()).toBe(1)
  }
  await changeSetting(publicShop, { setting, raw: null })
  await expect.poll(() => shop.appContext.publicShop('').settings.get(setting)).toBe(0)
  expect(await open(browser)).not.toContain('trzymamy te produkty')
  await releaseAllExpiredHolds(publicShop, new Date('9999-12-31'))
  expect(await reservationText()).toBe(0)
})

test('a shop that is not ready yet says so in one sentence, keeps the typed values, and accepts no order', async () => {
  const setting = sellerSettings.phone
  const publicShop = shop.appContext.publicShop('http://localhost:3000')
  const browser = await buyerOf(mug)
  const before = await open(browser)
  const phone = publicShop.settings.get(setting)
  await changeSetting(publicShop, { setting, raw: '' })
  await expect.poll(() => shop.appContext.publicShop('').settings.get(setting)).toBe('')
  const sentence = 'Sklep jest jeszcze w przygotowaniu i nie przyjmuje zamówień.'
  expect(await open(browser)).toContain(sentence)
  const answer = await order(browser, before, { city: 'Sopot' })
  expect(answer.status).toBe(409)
  const page = await answer.text()
  for (const text of [sentence, 'value="Sopot"']) expect(page).toContain(text)
  await changeSetting(publicShop, { setting, raw: phone })
  await expect.poll(() => shop.appContext.publicShop('').settings.get(setting)).toBe(phone)
  expect(await open(browser)).not.toContain(sentence)
  expect(await redirectOf(order(browser, before))).toMatch(/^\/zamowienie\//)
})

test('a new visitor who only looks gets an empty page, no visit and no cookie', async () => {
  const browser = new PlainBrowser(shop)
  expect(await open(browser)).toContain('Koszyk jest pusty')
  expect(browser.cookies.size).toBe(0)
})

test.each([
  ['no fields', []],
  [
    'null bytes and invalid files',
    [
      ['email', '\u0000'],
      ['seen', '\u0000:1'],
      ['idempotencyKey', 'x'],
      ['country', '%'],
    ],
  ],
] as [string, [string, string][]][])('a form with %s is refused and causes no error', async (_what, fields) => {
  const browser = await buyerOf(mug)
  expect((await browser.send('/zamowienie', fields)).status).toBe(422)
})
