import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, warsawDay } from '#shared/day.ts'
import { urls } from '#shared/urls.ts'
import { createTestProduct } from '../../../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const engraving = {
  ...{ product: '1208', size: 'uniw', number: '2', mode: '1', show_refusal: 'product' },
  'configuration[miejsce]': '<b>Kora</b>',
}

/** Sends the form as a browser without scripts does, which sends it again where a 307 leads. */
async function send(fields: Record<string, string>, browser = new PlainBrowser(shop)) {
  const sent = await browser.post('/basketchange.php', fields)
  const [address = '', part] = sent.headers.get('Location')?.split('#') ?? []
  const answer = await browser.post(address, fields)
  return { status: sent.status, address, part, answer, html: (await answer.text()).replaceAll('\u00a0', ' ') }
}

const inputOf = (html: string, name: string) => new RegExp(`<input [^>]*name="${name}"[^>]*>`).exec(html)?.[0]

test.each([
  ['without its text', '', 'Uzupełnij: Treść graweru'],
  ['with too long a text', 'Wszystkiego najlepszego, Zosiu', 'Treść graweru: zmieści się najwyżej 25 znaków'],
])(
  'B2.21 without scripts a form %s comes back with what was typed, and the message at its field',
  async (_, text, message) => {
    const browser = new PlainBrowser(shop)
    const { status, address, part, answer, html } = await send({ ...engraving, 'configuration[tresc]': text }, browser)
    expect([status, address, part]).toEqual([
      307,
      '/produkt/grawer-na-drewnie-1208?rozmiar=uniw',
      'projector_configurator',
    ])
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([422, 'no-store'])
    const input = inputOf(html, 'configuration\\[tresc\\]')
    expect(input).toContain('aria-invalid="true"')
    const error = / aria-describedby="[^"]*?(\S+-error)"/.exec(input ?? '')?.[1]
    expect(html).toContain(`id="${error}" role="alert" class="field-error">${message}`)
    if (text) expect(input).toContain(`value="${text}"`)
    expect(inputOf(html, 'configuration\\[miejsce\\]')).toContain('value="&lt;b&gt;Kora&lt;/b&gt;"')
    expect(inputOf(html, 'number')).toContain('value="2"')
    expect(await (await browser.get('/koszyk')).text()).not.toContain('Treść graweru')
    const asUsual = await (await new PlainBrowser(shop).get(address.replace('?rozmiar=uniw', ''))).text()
    for (const words of ['Kora&lt;', 'aria-invalid="true"']) expect(asUsual).not.toContain(words)
  },
)

test.each([
  ['1,5', '1.5'],
  ['abc<', '1'],
])('A5.1 a refused quantity %s enters the field as a number: %s', async (number, value) => {
  const page = await new PlainBrowser(shop).post('/produkt/grawer-na-drewnie-1208', { ...engraving, number })
  expect(inputOf(await page.text(), 'number')).toContain(`value="${value}"`)
})

test.each(['-3', '0', 'dwa', ''])(
  'without scripts the quantity "%s" comes back to the page of the product, which says why',
  async (number) => {
    const browser = new PlainBrowser(shop)
    const mug = { product: '1001', size: 'uniw', mode: '1', show_refusal: 'product', number }
    const { status, address, part, answer, html } = await send(mug, browser)
    expect([status, address.split('?')[0], part]).toEqual([307, '/produkt/kubek-ania-300-ml-1001', 'projector_form'])
    expect(answer.status).toBe(422)
    expect(html).toContain('Podaj ilość jako liczbę większą od zera')
    expect(inputOf(html, 'number')).toContain('value="1"')
    expect(await pageText(browser, '/koszyk')).toMatch(
      /Twój koszyk jest pusty.*Od 200,00\szł możesz wybrać darmową dostawę/,
    )
  },
)

test('a refused quantity belongs to its size; where none was sent, the field begins with the smallest', async () => {
  const publicShop = shop.appContext.publicShop('http://localhost:3000')
  const { id } = await createTestProduct(publicShop, { sizes: { S: '9', L: '9' }, limits: { minimum: '2' } })
  const shown = async (size: string, form: Record<string, string>) =>
    (await new PlainBrowser(shop).post(`${urls.product({ id, name: 'Kubek Ania' })}?rozmiar=${size}`, form)).text()
  const alert = /class="leaving">Podaj ilość/
  expect(await shown('S', { size: 'S', number: '-3' })).toMatch(alert)
  expect(await shown('L', { size: 'S', number: '-3' })).not.toMatch(alert)
  expect(inputOf(await shown('S', { size: 'S' }), 'number')).toContain('value="2"')
})

test('the form of another client with a refused configuration leads to the basket, which says why', async () => {
  const browser = new PlainBrowser(shop)
  const { show_refusal: _, ...foreign } = engraving
  expect(await redirectOf(browser.post('/basketchange.php', foreign))).toBe('/koszyk')
  expect(await pageText(browser, '/koszyk')).toContain('Uzupełnij: Treść graweru')
})

test('the page of a product sends what is refused back to itself', async () => {
  const html = await (await new PlainBrowser(shop).get('/produkt/grawer-na-drewnie-1208')).text()
  expect(inputOf(html, 'show_refusal')).toContain('value="product"')
})

test('B2.21 without scripts a day on which there is no workshop stays in its field', async () => {
  const day = [3, 4].map((days) => addDays(warsawDay(new Date()), days)).find((day) => new Date(day).getUTCDay() !== 6)
  const { html } = await send({
    product: '1212',
    size: 'uniw',
    show_refusal: 'product',
    'configuration[termin]': day ?? '',
  })
  expect(inputOf(html, 'configuration\\[termin\\]')).toContain(`value="${day}"`)
  expect(html).toContain('Termin: tego dnia nie można wybrać')
})
