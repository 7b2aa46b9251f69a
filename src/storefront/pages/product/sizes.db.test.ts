import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeOrderStatus } from '#features/orders/actions/change-order.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { transactionUnlessRefused } from '#shop'
import { createTestProduct } from '../../../../test/create-test-product.ts'
import { draftOrder } from '../../../../test/draft-order.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
})
afterAll(() => application.close())

const shop = () => application.appContext.publicShop('http://localhost:3000')
const cushion = '/produkt/poszewka-lniana-indygo-1088'
const apron = '/produkt/fartuch-lniany-izba-terakota-1071'

async function visit(path: string): Promise<{ status: number; html: string }> {
  const answer = await browser.get(path)
  return { status: answer.status, html: (await answer.text()).replaceAll('\u00a0', ' ') }
}
const chosenSize = (html: string) => /id="projector_size_hidden"[^>]*value="([^"]*)"/.exec(html)?.[1]

describe('a size has a separate address, without JavaScript', () => {
  test('A8.11 where the address names none, the page asks for a size of clothes, and shows the price of the cheapest', async () => {
    const { status, html } = await visit(apron)
    expect([status, chosenSize(html)]).toEqual([200, ''])
    expect(html).toMatch(/<input type="radio"[^>]*required=""[^>]*value="S"/)
    expect(html).not.toMatch(/<input type="radio"[^>]*checked=""/)
    expect(/ id="projector_button_basket"(.*?)<\/button>/.exec(html)?.[1]).toMatch(
      /noscript:hidden">Wybierz rozmiar<.*noscript:inline">Do koszyka</,
    )
  })

  test('of packs the first that can be bought is selected', async () => {
    const { html } = await visit('/produkt/assam-jesienny-1103')
    expect(chosenSize(html)).toBe('50 g')
  })

  test('sizes that cost differently say what each costs, and each pack what a kilogram of it costs; values of a gift card do not', async () => {
    const details = (html: string) =>
      [
        ...html.matchAll(/<span class="text-small whitespace-pre-line text-soft">([^<]*)<\/span><\/span><\/label>/g),
      ].map(([, text]) => text)
    expect(details((await visit('/produkt/earl-grey-z-prawdziwa-bergamota-1105')).html)).toEqual([
      '26,00 zł\n520,00 zł/kg',
      '46,00 zł\n460,00 zł/kg',
      '105,00 zł\n420,00 zł/kg',
    ])
    expect(details((await visit(apron)).html)).toEqual(['179,00 zł', '179,00 zł', '179,00 zł', '184,00 zł'])
    const withEmbroidery = '/produkt/fartuch-lniany-izba-szary-1069'
    expect(details((await visit(withEmbroidery)).html).slice(0, 4)).toEqual([
      ...['169,00 zł', '169,00 zł', '169,00 zł', '174,00 zł'],
    ])
    expect(details((await visit('/produkt/karta-podarunkowa-1199')).html)).toEqual([])
  })

  test('A8.11 without JavaScript a form without a size is answered with the question', async () => {
    const visitor = new PlainBrowser(application)
    await visitor.post('/basketchange.php', { product: '1071', size: '', mode: '1', number: '1' })
    expect(await (await visitor.get('/koszyk')).text()).toContain('Wybierz rozmiar')
  })

  test('the size in the address is selected', async () => {
    const { status, html } = await visit(`${apron}?rozmiar=XL`)
    expect([status, chosenSize(html)]).toEqual([200, 'XL'])
    expect(html).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="XL"/)
  })

  test('the parameters show a code and an EAN only of a size that is chosen', async () => {
    const terms = async (path: string) => [...(await visit(path)).html.matchAll(/<dt[^>]*>(Kod produktu|EAN)</g)].length
    expect([await terms(apron), await terms(`${apron}?rozmiar=XL`)]).toEqual([0, 2])
    expect(await terms('/produkt/assam-jesienny-1103')).toBe(2)
  })

  test('what an option adds to the price is beside its name', async () => {
    const { html } = await visit('/produkt/fartuch-lniany-izba-szary-1069')
    expect(html).toMatch(/Haft na piersi<span class="font-normal text-soft"> \+45,00 zł \(nieobowiązkowe\)</)
  })

  test('A8.10 A8.11 for a size that does not exist the status is 404 with a message; the rest of the page is complete', async () => {
    const { status, html } = await visit(`${apron}?rozmiar=XXXL`)
    expect([status, chosenSize(html)]).toEqual([404, ''])
    expect(html).toContain('Ten produkt nie ma rozmiaru „XXXL”.')
    expect(html).toContain('id="projector_button_basket"')
  })
})

test('A8.10 a product without sizes is shown as unavailable; the rest of the page is complete', async () => {
  const { id } = await createTestProduct(shop(), { name: 'Fartuch bez rozmiaru', sizes: {} })
  const { status, html } = await visit(`/produkt/fartuch-bez-rozmiaru-${id}`)
  expect(status).toBe(200)
  expect(html).toContain('Produkt niedostępny')
  expect(html).toContain('id="projector_dictionary"')
  expect(html).not.toContain('id="projector_form"')
})

test('A8.10 there is no page without a product', async () => {
  const { status, html } = await visit('/produkt/czegos-takiego-nie-ma-999999')
  expect(status).toBe(404)
  expect(html).toContain('<h1')
})

describe('the stock of each store', () => {
  const table = (html: string) =>
    / id="projector_stock_table"[^>]*>(.*?)<\/table><\/div><\/div><\/div>/s.exec(html)?.[1] ?? ''

  test('B9.20 B9.29 is shown in one column, in two from the second view size on, in three from the third', async () => {
    expect(table((await visit(apron)).html)).toContain('class="grid gap-4 tablet:grid-cols-2 desktop:grid-cols-3')
  })

  test('A2.9 shows the stock of each size as text', async () => {
    const rows = table((await visit(apron)).html)
    const texts = [...rows.matchAll(/<caption[^>]*>([^<]*)<|rozmiar=(\w+)#|<td[^>]*><span[^>]*>([^<]*)</g)].map(
      ([, store, size, amount]) => store ?? size ?? amount,
    )
    expect(texts).toEqual([
      ...[
        'magazyn główny',
        'S',
        'jeszcze 5 sztuk',
        'M',
        'jeszcze 2 sztuki',
        'L',
        'jeszcze 1 sztuka',
        'XL',
        'jeszcze 2 sztuki',
      ],
      ...['sklep w Krakowie', 'S', 'jeszcze 1 sztuka', 'M', 'jeszcze 3 sztuki', 'L', 'brak', 'XL', 'jeszcze 1 sztuka'],
      ...['pracownia w Gdańsku', 'S', 'brak', 'M', 'jeszcze 2 sztuki', 'L', 'jeszcze 1 sztuka', 'XL', 'brak'],
    ])
  })

  test('is not shown where only one store has the product', async () => {
    expect(table((await visit('/produkt/kubek-ania-300-ml-1001')).html)).toBe('')
  })

  test('the stores hold a part of the stock of the demo', async () => {
    const { rows } = await sql<{ type: string; stock: number }>`
      select size.type, sum(stock.quantity)::integer as stock from product_size size join stock on stock.size_id = size.id
      where size.product_id = 1071 group by size.type, size.priority order by size.priority
    `.execute(shop().database)
    expect(rows.map(({ type, stock }) => `${type} ${stock}`)).toEqual(['S 6', 'M 7', 'L 2', 'XL 3'])
  })
})

test('A4.29 the end of a promotion is on the page as text, without JavaScript', async () => {
  expect((await visit(apron)).html).toMatch(
    / id="projector_countdown"[^>]*>.*?Promocja do \d{1,2}\s\p{L}+( \d{4})?( o \d{1,2}:\d\d)?\./su,
  )
  expect((await visit('/produkt/kubek-ania-300-ml-1001')).html).toMatch(/ id="projector_countdown"[^>]*><\/div>/)
})

test('A7.22 B7.19 share links are plain, and there is no third-party script', async () => {
  const { html } = await visit(apron)
  const address = encodeURIComponent(`http://localhost:3000${apron}`)
  expect(html).toContain(`https://www.facebook.com/sharer/sharer.php?u=${address}`)
  expect(html).toContain(`https://wa.me/?text=`)
  expect(html).not.toMatch(/<script[^>]*src="(?!\/)/)
})

describe('rows of other products', () => {
  const row = (html: string, zone: string) =>
    [
      ...(new RegExp(`<section id="${zone}".*?</section>`, 's').exec(html)?.[0] ?? '').matchAll(
        /<h3[^>]*><a [^>]*href="[^"]*-(\d+)"/g,
      ),
    ].map(([, id]) => Number(id))

  test('A9.15 similar products are in a row under the name of its zone', async () => {
    const similar = row((await visit(apron)).html, 'products_associated_zone2')
    expect(similar.length).toBeGreaterThan(3)
    expect(similar).not.toContain(1071)
  })

  test('A9.15 products ordered together are in a row as soon as there is an order; cancelled orders do not count', async () => {
    const together = async () => row((await visit(cushion)).html, 'products_associated_zone1')
    expect(await together()).toEqual([])
    const { rows } = await sql<{ id: number; product: number }>`
      select id, product_id as product from product_size where product_id in (1006, 1013) or (product_id = 1088 and type = '40x40')
    `.execute(shop().database)
    const sizeOf = new Map(rows.map(({ id, product }) => [product, id]))
    const order = async (...products: number[]) => {
      const draft = draftOrder(
        shop(),
        products.map((product) => ({ sizeId: sizeOf.get(product) ?? 0, quantity: '1' })),
      )
      const stored = await transactionUnlessRefused(shop(), (shop) => storeOrder(shop, draft))
      return stored.ok ? stored.value.number : 0
    }
    await order(1088, 1013)
    await expect.poll(together).toEqual([1013])
    const cancelled = [await order(1088, 1006), await order(1088, 1006)]
    await expect.poll(together).toEqual([1006, 1013])
    for (const number of cancelled) await changeOrderStatus(shop(), { number, status: 'cancelled', actor: 'staff' })
    await expect.poll(together).toEqual([1013])
  })
})

test.each([
  ['item', { S: '0', M: '0', L: '5' }, 'Rozmiar', 'Nie ma twojego rozmiaru?'],
  ['virtual', { '50 zł': '0', '100 zł': '0', '200 zł': '5' }, 'Wartość', 'Nie ma twojej wartości?'],
  ['service', { rano: '0', wieczorem: '0', 'w południe': '5' }, 'Wariant', 'Nie ma twojego wariantu?'],
] as const)('of %s in %j the stock alert is for: %s', async (kind, sizes, label, question) => {
  const { id } = await createTestProduct(shop(), { name: 'Niespodzianka', kind, sizes })
  const page = await visit(`/produkt/niespodzianka-${id}?rozmiar=${encodeURIComponent(Object.keys(sizes)[2] ?? '')}`)
  const form = await visit(`/powiadomienie?product=${id}`)
  for (const { html } of [page, form]) expect(html).toMatch(new RegExp(`<label[^>]*>${label}</label>`))
  expect(page.html).toContain(question)
})
