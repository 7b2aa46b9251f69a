import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { onePageSetting } from '#features/checkout/settings.ts'
import { findOrder } from '#features/orders/queries/find-order.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { confirmOrder, sendData, typedData } from '../../../../test/order-steps.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const mug = { product: '1001', size: 'uniw', number: '1', mode: '1' }
const [dataPage, summaryPage] = ['/zamowienie/dane', '/zamowienie/podsumowanie']
const otherRecipient = {
  otherDelivery: 'on',
  deliveryFirstName: 'Jan',
  deliveryLastName: 'Wrona',
  deliveryStreet: 'Leśna',
  deliveryStreetNumber: '7',
  deliveryPostcode: '05-400',
  deliveryCity: 'Otwock',
  deliveryCountry: 'PL',
}

async function buyer(goods = mug): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop)
  await browser.post('/basketchange.php', goods)
  return browser
}

async function signedIn(login: string): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop)
  await browser.post('/logowanie', { login, password: 'witryna-demo' })
  await browser.post('/basketchange.php', mug)
  return browser
}

const open = async (browser: PlainBrowser, path: string) => (await browser.get(path)).text()

describe('the order in steps', () => {
  test('B1.4 a guest fills in the first step, reads everything on the second, and orders', async () => {
    const browser = await buyer()
    expect(await redirectOf(sendData(browser, { ...otherRecipient, comment: 'Dzwonić po 16' }))).toBe(summaryPage)
    const text = await pageText(browser, summaryPage)
    for (const words of [
      'Anna Nowak',
      'Długa 1',
      'Odbiorca paczki: Jan Wrona',
      'Leśna 7',
      'Dzwonić po 16',
      'Przelew',
      '+48 600 700 800',
    ])
      expect(text).toContain(words)
    const page = await redirectOf(confirmOrder(browser, await open(browser, summaryPage)))
    expect(page).toMatch(/^\/zamowienie\/\d+\//)
    const order = await pageText(browser, page ?? '')
    for (const words of [
      'Miejsce odbioru Automat WAW123M ul. Krucza 16, 00-526 Warszawa Odbiorca paczki Jan Wrona',
      'Kupujący Anna Nowak',
    ])
      expect(order).toContain(words)
    const { rows } = await sql`select 1 from checkout_draft where fields->>'comment' = 'Dzwonić po 16'`.execute(
      shop.appContext.database.query,
    )
    expect(rows).toEqual([])
  })

  test('a parcel for a locker names it, from the form to the seller', async () => {
    const browser = await buyer()
    const refused = await sendData(browser, { pickupPoint: '' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/id="pointQuery-error"[^>]*>Wybierz automat/)
    expect((await sendData(browser, { pickupPoint: 'WAW99X' })).status).toBe(422)
    expect(await redirectOf(sendData(browser, { pickupPoint: ' waw 07n' }))).toBe(summaryPage)
    expect(await pageText(browser, summaryPage)).toContain('Automat paczkowy, WAW07N ul. Puławska 45, 02-508 Warszawa')
    const page = (await redirectOf(confirmOrder(browser, await open(browser, summaryPage)))) ?? ''
    expect(await pageText(browser, page)).toContain(
      'Miejsce odbioru Automat WAW07N ul. Puławska 45, 02-508 Warszawa Kupujący Anna Nowak',
    )
    const order = await findOrder(shop.appContext.publicShop(''), { number: Number(page.split('/')[2]) })
    expect(order).toMatchObject({ deliveryName: 'Automat paczkowy', pickupPoint: 'WAW07N' })
  })

  test.each([
    ['to a locker', mug, {}, 'Dane kupującego Adres jest nam potrzebny do dowodu zakupu.', 'dniu doręczenia'],
    ['by courier', mug, { courier: '1' }, 'Imię, nazwisko i adres Imię', 'dniu doręczenia'],
    [
      'by e-mail',
      { product: '1199', size: '100 zł', number: '1', mode: '1' },
      {},
      'Dane kupującego Adres jest nam potrzebny do dowodu zakupu.',
      'Na pytania o zamówienie',
    ],
  ])('what goes %s says what the address and the phone are for', async (_, goods, choice, address, phone) => {
    const browser = await buyer(goods)
    await sendData(browser, choice)
    const text = await pageText(browser, dataPage)
    for (const words of [address, phone]) expect(text).toContain(words)
  })

  test('the condition of a day of delivery is named once, with the courier', async () => {
    const text = await pageText(await buyer(), dataPage)
    expect(text).toMatch(/Automat paczkowy Dostawa najpóźniej [^,]+, gdy zapłacisz dziś/)
    expect(text).not.toContain('Gdy płacisz przelewem')
  })

  test('without scripts a locker is found by a town, a street or a postcode, and nothing typed is lost', async () => {
    const browser = await buyer()
    const search = (pointQuery: string) =>
      sendData(browser, { intent: 'points', pointQuery, pickupPoint: '', comment: 'Na dzwonku Wrona' })
    for (const query of ['Kraków', 'dluga krakow', '31-146', 'kra07'])
      expect(await (await search(query)).text(), query).toContain('value="KRA07N"')
    const page = await (await search('Gdańsk')).text()
    expect(page).toContain('Na dzwonku Wrona')
    expect(page).not.toContain('KRA07N')
    expect(await (await search('Nigdzie')).text()).toContain('Nie ma automatów') // B8.39
  })

  test('another courier asks for no locker', async () => {
    const browser = await buyer()
    await sendData(browser, { courier: '1', pickupPoint: '' })
    expect(await open(browser, dataPage)).not.toContain('Gdzie odbierzesz')
    expect(await pageText(browser, summaryPage)).toContain('Dostawa Zmień Kurier')
    expect(await redirectOf(sendData(browser, { courier: '1', pickupPoint: '?' }))).toBe(summaryPage) // left from a locker
  })

  test('what the goods are made of stands where the order becomes binding, and nowhere before', async () => {
    const browser = await buyer()
    expect(await pageText(browser, dataPage)).not.toContain('kamionka')
    await sendData(browser)
    expect(await pageText(browser, summaryPage)).toContain('Najważniejsze cechy Kubek Ania 300 ml Materiał: kamionka')
  })

  test('every courier and every way to pay has its icon, which has no name of its own', async () => {
    const html = await open(await buyer(), dataPage)
    const choices = html.match(/<label[^>]*><input type="radio"[^>]* name="(?:courier|payment)".*?<\/label>/gs) ?? []
    expect(choices.length).toBeGreaterThan(3)
    for (const choice of choices) expect(choice.match(/<svg[^>]*aria-hidden="true"/g)).toHaveLength(1)
  })

  test('cash on delivery is a row of its own in the sum, on the order’s page, and in the order', async () => {
    const browser = await buyer()
    expect(await redirectOf(sendData(browser, { courier: '1', payment: 'cash-on-delivery' }))).toBe(summaryPage)
    const rows = /Dostawa 16,90 zł Płatność za pobraniem 5,00 zł Razem z dostawą 80,90 zł w tym VAT 15,12 zł/
    expect(await pageText(browser, summaryPage)).toMatch(rows)
    const placed = await redirectOf(confirmOrder(browser, await open(browser, summaryPage)))
    const order = await pageText(browser, placed ?? '')
    expect(order).toMatch(/Dostawa: Kurier 16,90 zł Płatność: Za pobraniem 5,00 zł/)
    expect(order).toContain('w tym VAT 15,12 zł')
  })

  test('what is wrong stands at its field; what was typed is there again after leaving, and on the summary nothing is missing', async () => {
    const browser = await buyer()
    const refused = await sendData(browser, { postcode: '1', lastName: 'Żółć', payment: 'cash-on-delivery' })
    expect(refused.status).toBe(422)
    expect(await refused.text()).toMatch(/id="postcode-error"[^>]*>[^<]*XX-XXX/)
    expect(await redirectOf(browser.get(summaryPage))).toBe(`${dataPage}?popraw=1`)
    expect(await open(browser, `${dataPage}?popraw=1`)).toMatch(/id="postcode-error"[^>]*>[^<]*XX-XXX/)
    await browser.get('/koszyk')
    const again = await open(browser, dataPage)
    expect(again).toContain('value="Żółć"')
    expect(again).not.toContain('postcode-error')
    expect(Object.fromEntries(Object.entries(typedData(again)))).toMatchObject({ payment: 'cash-on-delivery' })
  })

  test('signing in and registering on the way lose nothing: the account completes what was typed', async () => {
    const browser = await buyer()
    const typed = { email: '', phone: '', street: 'Nowa', city: 'Sopot', comment: 'Proszę o kokardę' }
    expect(await redirectOf(sendData(browser, { ...typed, intent: 'register' }))).toBe(
      '/rejestracja?powrot=%2Fzamowienie%2Fdane',
    )
    expect(await redirectOf(sendData(browser, { ...typed, intent: 'signIn' }))).toBe(
      '/logowanie?powrot=%2Fzamowienie%2Fdane',
    )
    const login = { login: 'anna', password: 'witryna-demo', powrot: dataPage }
    expect(await redirectOf(browser.post('/logowanie', login))).toBe(dataPage)
    const page = await open(browser, dataPage)
    for (const value of ['anna@example.com', 'Nowa', 'Sopot']) expect(page).toContain(`value="${value}"`)
    expect(page).toContain('Proszę o kokardę')
    expect(page).not.toContain('value="Lipowa"')
  })

  test('a client whose data is complete reads the summary at once; a visitor without any comes to the first step', async () => {
    const first = await signedIn('anna')
    await sendData(first) // the locker is the one of her last order
    await confirmOrder(first, await open(first, summaryPage))
    const summary = await pageText(await signedIn('anna'), summaryPage)
    for (const known of [/Lipowa 14\/3/, /Automat paczkowy, \w+/]) expect(summary).toMatch(known)
    expect(await redirectOf((await buyer()).get(summaryPage))).toBe(dataPage)
  })

  test('B4.10 a phone that is all that is missing is typed on the summary', async () => {
    const browser = await buyer()
    expect((await sendData(browser, { phone: '' })).status).toBe(422)
    const page = await open(browser, summaryPage)
    expect(page).toContain('id="phone"')
    const refused = await confirmOrder(browser, page, { phone: '12' })
    expect(refused.status).toBe(422)
    const again = await refused.text()
    expect(again).toMatch(/id="phone-error"/)
    expect(await redirectOf(confirmOrder(browser, again, { phone: '600700800' }))).toMatch(/^\/zamowienie\/\d+\//)
  })

  test('data changed in another tab is shown before it is ordered with', async () => {
    const browser = await buyer()
    await sendData(browser)
    const firstTab = await open(browser, summaryPage)
    await sendData(browser, { street: 'Krótka' })
    const answer = await confirmOrder(browser, firstTab)
    expect(answer.status).toBe(409)
    const shown = await answer.text()
    expect(shown.replaceAll('\u00a0', ' ')).toContain('Twoje dane zmieniły się')
    expect(shown).toContain('Krótka 1')
    expect(await redirectOf(confirmOrder(browser, shown))).toMatch(/^\/zamowienie\/\d+\//)
  })

  test('a price that changed in between is said on the summary, and nothing that was typed is lost', async () => {
    const browser = await buyer({ ...mug, product: '1003' })
    await sendData(browser, { comment: 'Do piątku' })
    const before = await open(browser, summaryPage)
    await sql`
      update price set amount = amount + 500
      where size_id in (select id from product_size where product_id = 1003)`.execute(shop.appContext.database.query)
    const answer = await confirmOrder(browser, before)
    expect(answer.status).toBe(409)
    const page = await answer.text()
    for (const words of ['cena zmieniła się z', 'Do piątku']) expect(page).toContain(words)
    expect(await redirectOf(confirmOrder(browser, page))).toMatch(/^\/zamowienie\/\d+\//)
  })

  test('a summary sent twice is one order, though the draft is gone by then', async () => {
    const browser = await buyer()
    await sendData(browser)
    const page = await open(browser, summaryPage)
    const [first, second] = await Promise.all([confirmOrder(browser, page), confirmOrder(browser, page)])
    const third = await confirmOrder(browser, page)
    const orders = [first, second, third].map(({ headers }) => headers.get('Location'))
    expect(orders[0]).toMatch(/^\/zamowienie\/\d+\//)
    expect(new Set(orders).size).toBe(1)
  })

  test('a form without a valid key is said to be outdated, on the page that has a new one', async () => {
    const browser = await buyer()
    await sendData(browser)
    const answer = await confirmOrder(browser, await open(browser, summaryPage), { idempotencyKey: '1' })
    expect(answer.status).toBe(422)
    const page = await answer.text()
    expect(page).toContain('Ten formularz jest nieaktualny')
    expect(await redirectOf(confirmOrder(browser, page))).toMatch(/^\/zamowienie\/\d+\//)
  })

  test("a client's own address is one of the recipients; another client's is not", async () => {
    const browser = await signedIn('jan')
    const { rows } = await sql<{ id: number; mine: boolean }>`
      insert into address (customer_id, kind, first_name, last_name, street, street_number, postcode, city, country)
      select id, 'delivery', 'Ola', 'Sowa', 'Polna', '3', '80-298', 'Gdańsk', 'PL' from customer
      where email in ('jan@example.com', 'anna@example.com')
      returning id, customer_id = (select id from customer where email = 'jan@example.com') as mine
    `.execute(shop.appContext.database.query)
    const address = (mine: boolean) => String(rows.find((row) => row.mine === mine)?.id)
    const chooses = (savedAddress: string) => sendData(browser, { otherDelivery: 'on', savedAddress })
    expect((await chooses(address(false))).status).toBe(422)
    expect(await redirectOf(chooses(address(true)))).toBe(summaryPage)
    expect(await pageText(browser, summaryPage)).toContain('Ola Sowa Polna 3 80-298 Gdańsk')
    await sql`delete from address where city = 'Gdańsk'`.execute(shop.appContext.database.query)
  })

  test('without scripts the register fills in the company, or says why not', async () => {
    const browser = await buyer()
    const answer = await sendData(browser, { wantsInvoice: 'on', invoiceTaxNumber: '123', intent: 'company' })
    const page = await answer.text()
    expect(page).toContain('Niepoprawny numer NIP')
    expect(page).toContain('value="123"')
  })

  test('the address of the whole order leads to the first step, unless the shop orders on one page', async () => {
    const publicShop = shop.appContext.publicShop('http://localhost:3000')
    const isOnePage = () => shop.appContext.publicShop('').settings.get(onePageSetting)
    await changeSetting(publicShop, { setting: onePageSetting, raw: null })
    await expect.poll(isOnePage).toBe('no')
    expect(await redirectOf((await buyer()).get('/zamowienie'))).toBe(dataPage)
    await changeSetting(publicShop, { setting: onePageSetting, raw: 'yes' })
    await expect.poll(isOnePage).toBe('yes')
    expect((await (await buyer()).get('/zamowienie')).status).toBe(200)
  })

  test('a stranger who looks gets an empty page, no visit and no cookie', async () => {
    const browser = new PlainBrowser(shop)
    for (const path of [dataPage, summaryPage]) expect(await open(browser, path)).toContain('Koszyk jest pusty')
    await browser.post(dataPage, { email: 'anna@example.com' })
    expect(browser.cookies.size).toBe(0)
  })

  test('a sum that is calculated again has a page of its own, with what was typed', async () => {
    const browser = await buyer()
    const typed = { payment: 'cash-on-delivery', comment: 'Zostawić u sąsiada', intent: 'recalculate' }
    expect(await redirectOf(sendData(browser, typed))).toBe(dataPage)
    const page = await open(browser, dataPage)
    expect(page).toContain('Zostawić u sąsiada')
    expect(page).toMatch(
      /<input[^>]* value="cash-on-delivery"[^>]* checked=""|<input[^>]* checked=""[^>]* value="cash-on-delivery"/,
    )
  })

  test('a business that empties the name of its company can still type another', async () => {
    const browser = await signedIn('kwiat')
    const company = /<input[^>]* name="company"/
    const page = await open(browser, dataPage)
    expect(page).toMatch(company)
    const fields = typedData(page, { company: '', intent: 'recalculate' })
    expect(await redirectOf(browser.post(dataPage, fields))).toBe(dataPage)
    expect(await open(browser, dataPage)).toMatch(company)
  })
})
