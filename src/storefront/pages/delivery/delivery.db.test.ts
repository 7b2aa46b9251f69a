import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct } from '../../../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const mug = '/dostawa?produkt=1001&rozmiar=uniw'
const plain = (html: string) => html.replaceAll(/&nbsp;|\u00a0/g, ' ').replaceAll(/<!-- -->/g, '')
const read = async (browser: PlainBrowser, path: string) => plain(await (await browser.get(path)).text())
const choose = (browser: PlainBrowser, fields: Record<string, string>) => browser.post(mug, fields)

test('B2.50 all couriers are shown without a script, with the choice of country and postcode', async () => {
  const browser = new PlainBrowser(application)
  expect(await read(browser, '/produkt/kubek-ania-300-ml-1001')).toContain(
    'href="/dostawa?produkt=1001&amp;rozmiar=uniw"',
  )
  const page = await read(browser, mug)
  for (const text of [
    'Automat paczkowy',
    'Płacisz przy odbiorze',
    '13,90 zł',
    'Dostawa najpóźniej',
    'Gratis od 200,00 zł',
  ])
    expect(page).toContain(text)
  expect(page).not.toContain('dni robocze<') // the day says the same
  expect(page).toMatch(/<option value="PL" selected="">Polska<\/option>/)
  expect(page).toMatch(/<input [^>]*name="postcode"/)
  expect((await browser.get(mug)).headers.get('Cache-Control')).toBe('no-store')
})

test.each(['/dostawa', '/dostawa?produkt=999999', '/dostawa?produkt=x', "/dostawa?produkt=1'"])(
  '%s: 404',
  async (path) => {
    expect((await new PlainBrowser(application).get(path)).status).toBe(404)
  },
)

test('A3.13 B3.38 the destination is stored in cookies that scripts can read, and the page and the basket use it', async () => {
  const browser = new PlainBrowser(application)
  const answer = await choose(browser, { country: 'DE', postcode: '25980' })
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, mug])
  expect(answer.headers.getSetCookie().join()).not.toMatch(/httponly/i)
  const stored = JSON.parse(decodeURIComponent(browser.cookies.get('setRegionForced') ?? ''))
  expect(stored).toMatchObject({ currentCountry: 'DE', defaultCountry: 'PL', currentZipcode: '25980' })
  expect(await read(browser, mug)).toMatch(/Niemcy, 25980.*79,90 zł/s)
  await browser.post('/basketchange.php', { product: '1001', number: '1', mode: '1' })
  expect(await (await browser.get('/ajax/basket.php')).json()).toMatchObject({ basket: { shippingCost: 79.9 } })
  const order = await read(browser, '/zamowienie')
  expect(order).toMatch(/<option value="DE" selected="">/)
  expect(order).toMatch(/name="postcode"[^>]*value="25980"|value="25980"[^>]*name="postcode"/)
})

test("the product's page stays the same for all visitors", async () => {
  const browser = new PlainBrowser(application)
  await choose(browser, { country: 'CZ', postcode: '' })
  expect(await read(browser, '/produkt/kubek-ania-300-ml-1001')).toContain('Koszt od 13,90 zł')
  expect(await read(browser, mug)).toContain('39,90 zł')
})

test.each([
  ['unsetRegion', { country: 'DE', postcode: '25980' }, '13,90 zł', []],
  ['unsetZipcode', { country: 'DE', postcode: '25980' }, '49,90 zł', ['setRegionForced']],
  ['unsetZipcode', { country: 'PL', postcode: '72-500' }, '16,90 zł', []],
  ['unsetRegionAndZipcode', { country: 'DE', postcode: '25980' }, '13,90 zł', []],
])(
  'B4.15 B4.16 %s after %j: the cookie is cleared, the costs are the default ones',
  async (intent, chosen, cost, left) => {
    const browser = new PlainBrowser(application)
    await choose(browser, chosen)
    await choose(browser, { intent })
    expect([...browser.cookies.keys()].filter((name) => name.endsWith('Forced'))).toEqual(left)
    expect(await read(browser, mug)).toContain(cost)
  },
)

test.each([
  [{ country: 'PL', postcode: '1' }, 'Niepoprawny kod pocztowy. Dozwolony format: XX-XXX'],
  [{ country: 'US', postcode: '' }, 'Proszę wybrać opcję.'],
  [{}, 'Proszę wybrać opcję.'],
])('%j is refused with a message, and not stored', async (fields, text) => {
  const browser = new PlainBrowser(application)
  const answer = await choose(browser, fields)
  expect(answer.status).toBe(422)
  expect(plain(await answer.text())).toContain(text)
  expect([...browser.cookies.keys()].filter((name) => name.endsWith('Forced'))).toEqual([])
})

test('A8.12 B8.51 what no courier takes has a message in place of a cost, on both pages', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const { id } = await createTestProduct({ ...shop, now: new Date() }, { name: 'Kowadło', weight: 200_000 })
  const browser = new PlainBrowser(application)
  const text = 'Nie mamy stałego kosztu tej dostawy'
  expect(await read(browser, `/produkt/kowadlo-${id}`)).toContain(text)
  expect(await read(browser, `/dostawa?produkt=${id}&rozmiar=uniw`)).toContain(text)
})

test('A8.5 free delivery is shown as such', async () => {
  expect(await read(new PlainBrowser(application), '/produkt/stolek-jesionowy-1189')).toContain('Dostawa gratis!')
})

test('a gift card has no delivery', async () => {
  expect(await read(new PlainBrowser(application), '/dostawa?produkt=1199')).toContain('Tego się nie wysyła')
})

test('B2.50 the cost of sending the whole basket: the most expensive first, prepaid or cash on delivery, with the arrival; another destination keeps the basket', async () => {
  const browser = new PlainBrowser(application)
  const path = '/dostawa?koszyk'
  expect([(await browser.get(path)).status, (await browser.get(path)).headers.get('Location')]).toEqual([
    303,
    '/koszyk',
  ])
  await browser.post('/basketchange.php', { product: '1001', number: '2' })
  expect(await read(browser, '/koszyk')).toContain('href="/dostawa?koszyk"')
  const page = await read(browser, path)
  for (const text of ['Płacisz z góry', 'Płacisz przy odbiorze', 'Dostawa najpóźniej', 'całego koszyka'])
    expect(page).toContain(text)
  const costs = [...page.matchAll(/tabular-nums[^"]*">(\d+,\d\d) zł</g)].map(([, cost = '']) =>
    Number(cost.replace(',', '.')),
  )
  expect(costs.length).toBeGreaterThan(2)
  expect(costs).toEqual(costs.toSorted((a, b) => b - a))
  const chosen = await browser.post(path, { country: 'DE', postcode: '25980' })
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([302, path])
  expect(await read(browser, path)).toContain('79,90 zł')
  const basket = (await (await browser.get('/ajax/basket.php')).json()).basket
  expect(basket).toMatchObject({ productsNumber: 2, shippingCost: 79.9 })
})
