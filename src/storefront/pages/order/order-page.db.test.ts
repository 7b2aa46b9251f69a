import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bookPayment } from '#features/payments/actions/book-payment.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { hiddenFields, orderForm } from '../../../../test/order-form.ts'
import { PlainBrowser, pageText, redirectOf, testOrigin } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

/** To the door: by default a parcel goes to a locker. */
const byCourier = { courier: '1' }

/** A guest, or a client, who has just ordered a mug; returns their browser and the page of the order. */
async function buyMug(
  browser = new PlainBrowser(shop),
  changes: Record<string, string> = {},
): Promise<{ browser: PlainBrowser; page: string; number: number }> {
  await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
  const first = orderForm(await (await browser.get('/zamowienie')).text(), { ...changes, intent: 'recalculate' })
  const form = orderForm(await (await browser.send('/zamowienie', first)).text(), changes)
  const page = (await redirectOf(browser.send('/zamowienie', form))) ?? ''
  return { browser, page, number: Number(page.split('/')[2]) }
}

async function stockOfMug(): Promise<number> {
  const { rows } = await sql<{ quantity: string }>`
    select sum(stock.quantity) as quantity from stock join product_size size on size.id = size_id where product_id = 1001
  `.execute(shop.appContext.database.query)
  return Number(rows[0]?.quantity)
}

const repeatForm = (html: string) => hiddenFields(/<form(?:(?!<form).)*"repeat".*?<\/form>/s.exec(html)?.[0] ?? '')

const setStatus = (number: number, status: string) =>
  sql`update orders set order_status = ${status} where number = ${number}`.execute(shop.appContext.database.query)

/** Books what is due, or so much; returns how much that is, in minor units. */
async function pay(number: number, idempotencyKey: string, amount: number | null = null): Promise<number> {
  const booked = await bookPayment(shop.appContext.publicShop(testOrigin), {
    ...{ number, amount, idempotencyKey: `${number} ${idempotencyKey}` },
    ...{ kind: 'received', actor: 'partner' },
  })
  if (!booked.ok) throw new Error(booked.problem.reason)
  return booked.value.balance.paid
}

describe('B1.4 the page of an order, without JavaScript', () => {
  test('says how far the order is, what happens next and how to pay', async () => {
    const { browser, page } = await buyMug()
    const text = await (await browser.get(page)).text()
    for (const words of ['złożone', 'czeka na wpłatę', 'Czekamy na wpłatę', 'Numer rachunku'])
      expect(text).toContain(words)
  })

  test('an unpaid order is ordered again last', async () => {
    const { browser, page } = await buyMug(undefined, { payment: 'transfer' })
    const html = await (await browser.get(page)).text()
    const actions = [...html.matchAll(/name="intent" value="(\w+)"/g)].map(([, intent]) => intent)
    expect(actions.length).toBeGreaterThan(1)
    expect(actions.at(-1)).toBe('repeat')
  })

  test('a notice of an old or invented address is shown only while it is true', async () => {
    const { browser, page, number } = await buyMug(undefined, { payment: 'transfer' })
    const said = async (notice: string) => pageText(browser, `${page}?zmiana=${notice}`)
    expect(await said('zaplacone')).not.toContain('Płatność się udała.')
    expect(await said('anulowane')).not.toContain('Zamówienie jest anulowane.')
    expect(await said('przelew')).toContain('Zapłacisz zwykłym przelewem')
    await pay(number, 'first')
    expect(await said('zaplacone')).toContain('Płatność się udała.')
    expect(await said('przelew')).not.toContain('Zapłacisz zwykłym przelewem')
  })

  test('who has paid twice reads that the surplus comes back', async () => {
    const { browser, page, number } = await buyMug()
    const amount = await pay(number, 'first')
    expect(await pageText(browser, page)).not.toContain('za dużo')
    await pay(number, 'second', amount)
    expect(await pageText(browser, page)).toMatch(/Wpłacono o [\d,]+ zł za dużo: nadpłatę oddamy tą samą drogą\./)
  })

  test('repeats the day of delivery that was promised, until the goods are there', async () => {
    const { browser, page, number } = await buyMug()
    await sql`update orders set promised_day = '2026-12-04' where number = ${number}`.execute(
      shop.appContext.database.query,
    )
    const words =
      'Dostawa najpóźniej w piątek 4 grudnia Termin obowiązuje, jeśli zapłacisz w dniu zamówienia; inaczej liczymy od dnia wpłaty.'
    expect(await pageText(browser, page)).toContain(words)
    await setStatus(number, 'delivered')
    expect(await pageText(browser, page)).not.toContain('Dostawa najpóźniej')
  })

  test('the day that the form showed is the one that the order stores', async () => {
    const { browser, page } = await buyMug()
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const shown = /Dostawa najpóźniej (\S+ \S+ \d+ \p{L}+), gdy zapłacisz dziś/u.exec(
      await pageText(browser, '/zamowienie'),
    )?.[1]
    expect(shown).toBeDefined()
    expect(await pageText(browser, page)).toContain(`Dostawa najpóźniej ${shown}`)
  })

  test('a buyer cancels once before despatch; the goods come back, and the history says by whom', async () => {
    const { browser, page } = await buyMug()
    const before = await stockOfMug()
    expect(await redirectOf(browser.post(page, { intent: 'cancel' }))).toBe(`${page}?zmiana=anulowane`)
    await browser.post(page, { intent: 'cancel' })
    expect(await stockOfMug()).toBe(before + 1)
    const text = await (await browser.get(`${page}?zmiana=anulowane`)).text()
    for (const words of ['Zamówienie jest anulowane', 'Anulowane przez ciebie']) expect(text).toContain(words)
    expect(text).not.toContain('Tak, anuluj')
  })

  test('what is too late is refused, and the page says so', async () => {
    const { browser, page, number } = await buyMug()
    await setStatus(number, 'sent')
    for (const intent of ['cancel', 'address']) {
      const answer = await browser.post(page, { intent })
      expect([answer.status, (await answer.text()).includes('Tego już nie można zrobić')]).toEqual([409, true])
    }
  })

  test('the delivery address changes before packing, in the same country; a wrong one keeps what was typed', async () => {
    const { browser, page } = await buyMug(undefined, byCourier)
    const address = { intent: 'address', firstName: 'Zofia', lastName: 'Nowa', street: 'Krótka', streetNumber: '7' }
    const wrong = await browser.post(page, { ...address, postcode: '1', city: 'Łódź' })
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('value="Krótka"')
    const right = { ...address, postcode: '90-001', city: 'Łódź', country: 'DE' }
    expect(await redirectOf(browser.post(page, right))).toBe(`${page}?zmiana=adres`)
    const text = await (await browser.get(page)).text()
    for (const words of ['Krótka 7', '90-001 Łódź', 'Zmieniony adres dostawy']) expect(text).toContain(words)
    expect(text).not.toContain('Łódź, DE')
    expect(await pageText(browser, page)).toContain('Kupujący Anna Nowak Długa 1') // another person gets the parcel
  })

  test.each([
    ['buyer', 'a corrected letter makes no second person', null],
    ['other', 'a similar name may be another person’s', 'Kupujący Anna Nowak Długa 1'],
  ])('where a name is near the former one, the page asks whose it is (%s): %s', async (recipient, _, buyer) => {
    const { browser, page } = await buyMug(undefined, byCourier)
    const place = { street: 'Długa', streetNumber: '1', postcode: '00-950', city: 'Warszawa' }
    const address = { intent: 'address', firstName: 'Hanna', lastName: 'Nowak', ...place }
    const asked = await browser.post(page, address)
    expect(asked.status).toBe(422)
    const form = (await asked.text()).replaceAll('<!-- -->', '')
    for (const words of ['Kto odbierze paczkę?', 'Kupuje nadal Anna Nowak.', 'value="Hanna"'])
      expect(form).toContain(words)
    expect(await redirectOf(browser.post(page, { ...address, recipient }))).toBe(`${page}?zmiana=adres`)
    const text = await pageText(browser, page)
    expect(text).toContain('Adres dostawy Hanna Nowak Długa 1')
    if (buyer) expect(text).toContain(buyer)
    else expect(text).not.toContain('Anna Nowak')
  })

  test.each([
    ['Anna', 'Kowalska', null],
    ['Piotr', 'Zieliński', 'Kupujący Anna Nowak Długa 1'],
  ])(
    'who answered to be the buyer may correct one name further, and not become another person: %s %s',
    async (firstName, lastName, buyer) => {
      const { browser, page } = await buyMug(undefined, byCourier)
      const place = { street: 'Długa', streetNumber: '1', postcode: '00-950', city: 'Warszawa' }
      const address = { intent: 'address', recipient: 'buyer', firstName, lastName, ...place }
      expect(await redirectOf(browser.post(page, address))).toBe(`${page}?zmiana=adres`)
      const text = await pageText(browser, page)
      for (const words of [`Adres dostawy ${firstName} ${lastName}`, 'Zmieniony adres dostawy'])
        expect(text).toContain(words)
      if (buyer) expect(text).toContain(buyer)
      else expect(text).not.toContain('Anna Nowak')
    },
  )

  test.each([
    ['where delivery costs more', byCourier, '72-500', 'Pod ten kod dostawa kosztuje inaczej'],
    [
      'where nobody takes money for the goods',
      { ...byCourier, payment: 'cash-on-delivery' },
      '84-141',
      'Tam ten kurier nie jeździ',
    ],
    ['where other VAT rules hold', { ...byCourier, country: 'DE', postcode: '10115' }, '27498', 'inne przepisy o VAT'],
  ])('the delivery address does not change to one %s', async (_, order, postcode, message) => {
    const { browser, page } = await buyMug(undefined, order)
    const address = { firstName: 'Anna', lastName: 'Nowak', street: 'Krótka', streetNumber: '7', city: 'Gdzieś' }
    const answer = await browser.post(page, { intent: 'address', ...address, postcode })
    expect([answer.status, (await answer.text()).replaceAll('\u00a0', ' ')]).toEqual([
      422,
      expect.stringContaining(message),
    ])
    expect(await pageText(browser, page)).not.toContain('Gdzieś')
  })

  test('where the courier no longer has a tariff a street changes, a postcode does not', async () => {
    const { browser, page, number } = await buyMug(undefined, byCourier)
    await sql`
      with former as (insert into courier (name) values (${`Dawny kurier ${number}`}) returning id)
      update orders set courier_id = (select id from former) where number = ${number}
    `.execute(shop.appContext.database.query)
    const address = { intent: 'address', firstName: 'Anna', lastName: 'Nowak', streetNumber: '7', city: 'Warszawa' }
    const change = (street: string, postcode: string) => browser.post(page, { ...address, street, postcode })
    expect((await change('Długa', '90-001')).status).toBe(422)
    expect(await redirectOf(change('Krótka', '00-950'))).toBe(`${page}?zmiana=adres`)
  })

  test('a parcel for a locker has no address to change', async () => {
    const { browser, page } = await buyMug()
    expect(await pageText(browser, page)).not.toContain('Zmień adres dostawy')
    const address = { firstName: 'Anna', lastName: 'Nowak', street: 'Krótka', streetNumber: '7', city: 'Łódź' }
    expect((await browser.post(page, { intent: 'address', ...address, postcode: '90-001' })).status).toBe(409)
  })

  test('the order is repeated at the prices of today, and what is no longer sold is said', async () => {
    const { browser, page, number } = await buyMug()
    await sql`
      insert into order_line (order_id, position, product_id, size_id, name, unit, precision, quantity, unit_gross, vat_percent, gross, net)
      select id, 2, null, null, 'Dawny talerz', 'szt.', 0, 1, 100, 23, 100, 81 from orders where number = ${number}
    `.execute(shop.appContext.database.query)
    expect(await redirectOf(browser.post(page, { intent: 'repeat' }))).toBe('/koszyk')
    const basket = await (await browser.get('/koszyk')).text()
    for (const words of ['Dawny talerz', 'Tego produktu już nie sprzedajemy', 'Kubek']) expect(basket).toContain(words)
    expect(await (await browser.get('/ajax/basket.php?getAjax=true')).json()).toMatchObject({
      basket: { productsCounter: 1 },
    })
  })

  test('an order is repeated once, however often its form is sent; a line that was there before is added to', async () => {
    const { browser, page } = await buyMug()
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '2', mode: '1' })
    const send = async () => {
      const form = repeatForm(await (await browser.get(page)).text())
      return () => browser.send(page, form)
    }
    const quantity = async () => {
      const { basket } = await (await browser.get('/ajax/basket.php?getAjax=true')).json()
      return Number(basket.products[0].count)
    }
    const press = await send()
    for (const answer of await Promise.all([press(), press(), press()]))
      expect(answer.headers.get('Location')).toBe('/koszyk')
    await press()
    expect(await quantity()).toBe(3)
    const another = await send()
    await another()
    expect(await quantity()).toBe(4)
  })

  test('a form whose first answer got lost, with the cookie of the visit, repeats the order for the next basket', async () => {
    const { browser, page } = await buyMug()
    const form = repeatForm(await (await browser.get(page)).text())
    for (const visitor of [new PlainBrowser(shop), new PlainBrowser(shop)]) {
      await visitor.send(page, form)
      expect(await (await visitor.get('/ajax/basket.php?getAjax=true')).json()).toMatchObject({
        basket: { productsCounter: 1 },
      })
    }
  })

  test('an order that was repeated already and is gone from the basket says why it is not there', async () => {
    const { browser, page } = await buyMug()
    await browser.post('/basketchange.php', { product: '1002', size: 'uniw', number: '1', mode: '1' })
    const form = repeatForm(await (await browser.get(page)).text())
    await browser.send(page, form)
    await browser.send(page, form)
    expect(await pageText(browser, '/koszyk')).not.toContain('zostało już dodane')
    await browser.post('/basketchange.php', { product: '1001', size: 'uniw', change: 'empty' })
    expect(await redirectOf(browser.send(page, form))).toBe('/koszyk')
    expect(await pageText(browser, '/koszyk')).toContain('To zamówienie zostało już dodane do koszyka.')
  })

  test('a client repeats an order that is over from the list of orders', async () => {
    const anna = new PlainBrowser(shop)
    await anna.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
    const { number } = await buyMug(anna)
    const card = async () => {
      const cards = (await (await anna.get('/konto/zamowienia')).text()).split('<article')
      return cards.find((card) => card.includes(`nr ${number}`)) ?? ''
    }
    expect(await card()).not.toContain('value="repeat"')
    expect((await card()).replaceAll('\u00a0', ' ')).toMatch(/Zapłać do \d+ \p{L}+ \d{4}/u)
    await setStatus(number, 'delivered')
    const [, address = ''] = /action="([^"]*)"/.exec(await card()) ?? []
    expect(address).toBe(`/konto/zamowienia/${number}`)
    expect(await redirectOf(anna.post(address, { intent: 'repeat' }))).toBe('/koszyk')
  })

  test('the account shows the newest two orders, says of each whether it is paid, and leads to all', async () => {
    const jan = new PlainBrowser(shop)
    await jan.post('/logowanie', { login: 'jan', password: 'witryna-demo' })
    const bought = [await buyMug(jan), await buyMug(jan), await buyMug(jan)]
    const [first, , last] = bought.map(({ number }) => number)
    await pay(last ?? 0, 'first')
    const page = await pageText(jan, '/konto')
    expect(page).toContain(`nr ${last}`)
    expect(page).not.toContain(`nr ${first}`)
    for (const words of ['czeka na wpłatę', 'opłacone', 'Wszystkie zamówienia (']) expect(page).toContain(words)
  })

  test('the confirmation is sent again three times a day', async () => {
    const { browser, page } = await buyMug()
    const again = () => browser.post(page, { intent: 'mail' })
    for (let count = 0; count < 3; count += 1) expect(await redirectOf(again())).toBe(`${page}?zmiana=wyslane`)
    expect((await again()).status).toBe(429)
  })

  test('another order, or no link at all, changes nothing', async () => {
    const { page, number } = await buyMug()
    const stranger = new PlainBrowser(shop)
    expect((await stranger.post(`${page.slice(0, -3)}xyz`, { intent: 'cancel' })).status).toBe(404)
    expect(await redirectOf(stranger.post(`/zamowienie/${number}`, { intent: 'cancel' }))).toContain(
      '/zamowienie/znajdz',
    )
  })
})

describe('the order of a signed-in client', () => {
  const signIn = async (login = 'anna') => {
    const client = new PlainBrowser(shop)
    await client.post('/logowanie', { login, password: 'witryna-demo' })
    return client
  }

  test('is a page of their account, whose header and navigation it has; its link leads there', async () => {
    const { browser, page, number } = await buyMug(await signIn())
    const own = `/konto/zamowienia/${number}`
    expect(await redirectOf(browser.get(`${page}?zmiana=adres`))).toBe(`${own}?zmiana=adres`)
    expect(await redirectOf(browser.get(`/zamowienie/${number}`))).toBe(own)
    const html = await (await browser.get(own)).text()
    for (const part of ['aria-label="Twoje konto"', 'href="/konto/adresy"', `Zamówienie nr ${number}`])
      expect(html).toContain(part)
    const guest = await (await new PlainBrowser(shop).get(page)).text()
    expect(guest).toContain(`Zamówienie nr ${number}`)
    expect(guest).not.toContain('href="/konto/adresy"')
  })

  test('can be changed there', async () => {
    const { browser, number } = await buyMug(await signIn())
    const own = `/konto/zamowienia/${number}`
    expect(await redirectOf(browser.post(own, { intent: 'cancel' }))).toBe(`${own}?zmiana=anulowane`)
    expect(await pageText(browser, own)).toContain('Anulowane przez ciebie')
    await setStatus(number, 'sent')
    const late = await browser.post(own, { intent: 'address' })
    expect([late.status, (await late.text()).includes('Tego już nie można zrobić')]).toEqual([409, true])
  })

  test('waits for the sign-in, and opens for no other client', async () => {
    const { number } = await buyMug()
    const own = `/konto/zamowienia/${number}`
    expect(await redirectOf(new PlainBrowser(shop).get(own))).toBe(`/logowanie?powrot=${encodeURIComponent(own)}`)
    expect(await redirectOf((await signIn('lukasz')).get(own))).toBe(`/zamowienie/znajdz?numer=${number}`)
  })
})
