import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PriceType, priceTypeSetting } from '#features/pricing/settings.ts'
import { changeSetting, changeText } from '#features/staff/actions.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { changeCurrency } from '../../../test/currency.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
})
afterAll(() => application.close())

const mug = '/produkt/kubek-ania-300-ml-1001'
const read = async (path: string) => (await browser.get(path)).text()
const shop = () => application.appContext.publicShop('http://localhost:3000')

/** Changes the price type, and waits until the running shop has received it. */
async function setPriceType(raw: PriceType): Promise<void> {
  await changeSetting(shop(), { setting: priceTypeSetting, raw })
  await expect.poll(() => shop().settings.get(priceTypeSetting)).toBe(raw)
}

describe('pages are recognised by their content', () => {
  test.each([
    ['/', ['class="main_page"', 'id="menu_basket"', 'id="viewType"']],
    ['/kategoria/kubki-i-filizanki-1008', ['id="breadcrumbs"', 'Kubek Ania 300 ml', '"@type":"BreadcrumbList"']],
    [
      mug,
      [
        'projector_page',
        'id="projector_form"',
        'data-product_id="1001"',
        'data-type="product_item"',
        'id="projector_number"',
      ],
    ],
    [mug, ['id="projector_product_hidden"', 'id="projector_size_hidden"', 'id="projector_longdescription"']],
    [mug, ['id="projector_dictionary"', 'product_name__name', '"@type":"Product"', '"price":"59.00"']],
    ['/strona/kontakt', ['Dom Rzeczy sp. z o.o.', '9990417004']],
  ])('A1.1 %s', async (path, marks) => {
    const html = await read(path)
    for (const mark of marks) expect(html).toContain(mark)
  })

  test.each([
    ['/', ['main_page']],
    [mug, ['projector_page']],
    ['/produkt/stol-debowy-na-wymiar-1187', ['projector_page']],
    ['/produkt/wzornik-lnow-1215', ['projector_page']],
    ['/koszyk', ['basketedit_page']],
    ['/kategoria/ceramika-1001', []],
    ['/szukaj?text=kubek', []],
    ['/strona/kontakt', []],
    ['/zgody', []],
  ])('A2.2 the type of the page %s is %j, and no other', async (path, types) => {
    const html = await read(path)
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
    expect(classes.filter((name) => /^(?:main|projector|basketedit)_page$/.test(name))).toEqual(types)
  })

  test('every page defines window.app_shop before its other scripts, and the policy allows it', async () => {
    for (const path of ['/', mug, '/strona/kontakt', '/zupelnie/nie-ma', '/koszyk']) {
      const answer = await browser.get(path)
      const html = await answer.text()
      const inline = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => script)
      const own = inline.find((script) => script.startsWith('window.app_shop=')) ?? ''
      expect(html.indexOf(own)).toBeLessThan(html.indexOf('type="later"'))
      const hash = createHash('sha256').update(own).digest('base64')
      expect(answer.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`)
      const window: Record<string, unknown> = {}
      const context = { window, location: { pathname: path, search: '?x=1' } }
      runInNewContext(own.replace(';app_shop', ';window.app_shop'), context)
      expect(window.app_shop).toMatchObject({
        urls: { prefix: '', graphql: '/graphql/v1/' },
        vars: {
          ...{ priceType: 'gross', priceTypeVat: 'brutto', request_uri: `${path}?x=1`, additional_ajax: '' },
          contact_link: '/contact.php',
          currency: {
            ...{ id: 'PLN', symbol: 'zł', beforeValue: false, space: true },
            ...{ decimalSeparator: ',', groupingSeparator: '\u00a0' },
          },
          language: { id: 'pol', symbol: 'pl' },
        },
        ...{ txt: {}, fn: {}, fnrun: {}, files: [], graphql: {} },
      })
    }
  })

  test('nothing on a public page is personal: no cookie, no visit', async () => {
    for (const path of ['/', mug, '/kategoria/ceramika-1001', '/szukaj?text=len']) {
      const answer = await browser.get(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.getSetCookie()).toEqual([])
    }
    expect(await shop().database.selectFrom('visit').select('id').execute()).toEqual([])
  })
})

describe('addresses', () => {
  test.each([
    ['/produkt/dawna-nazwa-1001?skad=list', 301, `${mug}?skad=list`],
    ['/kategoria/inna-1008', 301, '/kategoria/kubki-i-filizanki-1008'],
    ['/produkt/nie-ma-99999999', 404, null],
    ['/produkt/bez-numeru', 404, null],
    ['/kategoria/nie-ma-99999999', 404, null],
    ['/kategoria/kubki-i-filizanki-1008?strona=99', 404, null],
    ['/szukaj?text=kubek&strona=99', 404, null],
    ['/strona/nie-ma', 404, null],
    ['/zupelnie/nie-ma', 404, null],
  ])('%s answers %i', async (path, status, target) => {
    const answer = await browser.get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Location')).toBe(target)
    if (status === 404) expect(await answer.text()).toContain('Nie ma takiej strony')
  })

  test('a form that a page does not accept is 405, and the page says that the sender made the mistake', async () => {
    const answer = await browser.post('/strona/regulamin', {})
    expect(answer.status).toBe(405)
    const html = await answer.text()
    expect(html).toContain('Tego nie da się zrobić w\u00a0ten sposób')
    expect(html).not.toContain('po naszej stronie')
  })

  test('a withdrawn product answers 410 and links to its closest related products', async () => {
    const { id } = await createTestProduct(shop(), { name: 'Kubek wycofany', withdrawn: true })
    const { id: relative } = await createTestProduct(shop(), { name: 'Kubek krewny' })
    await sql`insert into product_category (product_id, category_id, main) select unnest(${[id, relative]}::integer[]), 1030, true`.execute(
      shop().database,
    )
    const answer = await browser.get(`/produkt/kubek-wycofany-${id}`)
    expect(answer.status).toBe(410)
    const html = await answer.text()
    expect(html).toContain('Tego produktu już nie sprzedajemy')
    expect(html).toContain('/produkt/kubek-ania-300-ml-1001')
  })

  test('the sitemap lists every visible product and category, and robots.txt links to it', async () => {
    const sitemap = await read('/sitemap.xml')
    expect(sitemap).toContain(`<loc>http://localhost:3000${mug}</loc>`)
    expect(sitemap).toContain('/kategoria/kubki-i-filizanki-1008</loc>')
    const robots = await read('/robots.txt')
    expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
    expect(robots).toContain('Disallow: /basketchange.php')
    expect(robots).not.toContain('/projector.php') // its links lead to products, which robots should see
  })

  test('pages of a list link to each other and each has one canonical address', async () => {
    const html = await read('/kategoria/ceramika-1001?strona=2&sortowanie=cena')
    expect(html).toContain('<link rel="prev" href="http://localhost:3000/kategoria/ceramika-1001"/>')
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/kategoria/ceramika-1001?strona=2"/>')
  })
})

describe("the merchant's settings", () => {
  test('A1.3 prices are shown gross, or net when the price type is net', async () => {
    expect(await read(mug)).toContain('59,00\u00a0zł')
    await setPriceType('net')
    const html = await read(mug)
    expect(html).toContain('47,97\u00a0zł')
    expect(html).toContain('Ceny są podane bez VAT.')
    await setPriceType('gross')
  })

  test("A9.7 prices follow the currency's mask", async () => {
    const { appContext } = application
    await changeCurrency(appContext, 'PLN', { mask: '#,##0.00', symbol_before: true, symbol_space: false })
    expect(await read(mug)).toContain('zł59.00')
    await changeCurrency(appContext, 'PLN', { mask: '###&nbsp;##0,00', symbol_before: false, symbol_space: true })
  })

  test("A1.2 B1.13 the shop's own words replace the Polish defaults", async () => {
    const buy = /(?<!"card-buy">)Do koszyka(?!:)/ // not the buttons of cards, whose words are other texts
    expect(await read(mug)).toMatch(buy)
    await changeText(shop(), { key: 'buy.toBasket', template: 'Do koszyka', words: 'Biorę!' })
    await expect.poll(() => shop().textOverrides['buy.toBasket']).toBe('Biorę!')
    const html = await read(mug)
    expect(html).toContain('Biorę!')
    expect(html).not.toMatch(buy)
  })
})

describe('the dispatch time is on the page, without JavaScript', () => {
  const dispatchText = async (path: string) =>
    / id="projector_delivery_days">([^<]*)</.exec(await read(path))?.[1] ?? null
  test.each([
    ['A4.12 in stock', mug, /^(Zamów\sdo|Wysyłka)\s/],
    [
      'A4.16 produced four times a year',
      '/produkt/misa-do-wyrabiania-ciasta-leg-4-l-1037',
      /^Wysyłka za \d\d\u00a0dni$/,
    ],
  ])('%s', async (_, path, words) => {
    expect(await dispatchText(path)).toMatch(words)
  })

  test('A4.4 an unknown time has a separate element', async () => {
    const path = '/produkt/skrzyneczka-na-ziola-laka-3-doniczki-1061'
    const [, block = ''] = /<div id="projector_shipping_unknown"(.*?)<\/div>/s.exec(await read(path)) ?? []
    expect(block).toMatch(/>Termin wysyłki ustalimy z\u00a0tobą po zamówieniu</)
    expect(await dispatchText(path)).toBeNull()
  })

  test.each([
    ['A4.3 an unavailable product', '/produkt/kubek-ania-300-ml-terakota-1004'],
    ['a gift card', '/produkt/karta-podarunkowa-1199'],
    ['a service', '/produkt/grawer-na-drewnie-1208'],
    ['a product priced on request', '/produkt/lawa-jesionowa-na-wymiar-1188'],
  ])('%s has none', async (_, path) => {
    const answer = await browser.get(path)
    expect([answer.status, await dispatchText(path)]).toEqual([200, null])
  })
})

test('a size with another dispatch time says so where it is chosen', async () => {
  const { id } = await createTestProduct(shop(), { name: 'Fartuch', sizes: { S: '3', M: '-1', L: '2' } })
  await sql`
    with supplier as (insert into supplier (name) values ('szwalnia') returning id)
    update product set supplier_id = (select id from supplier) where id = ${id}`.execute(shop().database)
  const html = await read(`/produkt/fartuch-${id}`)
  expect(html).toMatch(/ id="projector_delivery_days">(?:Zamów\sdo|Wysyłka)\s/)
  expect(html).toMatch(/>M<\/span><span [^>]*>Termin wysyłki ustalimy z\u00a0tobą po zamówieniu</)
})

test("a visitor's search phrase never becomes markup", async () => {
  const html = await read(`/szukaj?text=${encodeURIComponent('"><script>alert(1)</script>')}`)
  expect(html).not.toContain('<script>alert(1)')
})
