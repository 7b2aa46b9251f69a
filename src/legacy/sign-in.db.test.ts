import { afterAll, beforeAll, expect, test } from 'vitest'
import { fetchMetadata } from '../../test/fetch-metadata.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { PlainBrowser, redirectOf } from '../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const anna = { operation: 'login', login: 'anna', password: 'witryna-demo' }

async function signedIn(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop)
  const sent = await browser.post('/signin.php', anna)
  expect([sent.status, sent.headers.get('Location')]).toEqual([307, '/logowanie'])
  expect(await redirectOf(browser.post('/logowanie', anna))).toBe('/konto')
  return browser
}

const isSignedIn = async (browser: PlainBrowser) => (await browser.get('/konto')).status === 200

test('A6.1 POST /signin.php signs in like our own form', async () => {
  expect(await isSignedIn(await signedIn())).toBe(true)
})

test('our page shows a wrong password at /signin.php and keeps the login', async () => {
  const browser = new PlainBrowser(shop, { address: '203.0.113.9' })
  await browser.post('/signin.php', { ...anna, password: 'x' })
  const answer = await browser.post('/logowanie', { ...anna, password: 'x' })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('value="anna"')
})

const own: [string, Record<string, string>][] = [
  ['typed or from a bookmark', fetchMetadata.typed],
  ['from our own page', fetchMetadata.link],
  ['a plain client', {}],
]
test.for(own)('GET /login.php?operation=logout signs out: %s', async ([, headers]) => {
  const browser = await signedIn()
  expect(await redirectOf(browser.get('/login.php?operation=logout', headers))).toBe('/wyloguj')
  expect(await isSignedIn(browser)).toBe(false)
})

const foreign: [string, Record<string, string>][] = [
  ['a link on another site', fetchMetadata.foreignLink],
  ['a picture in a description', fetchMetadata.picture],
  ['a neighbouring subdomain', fetchMetadata.neighbour],
  ['a browser that loads ahead', fetchMetadata.prefetch],
]
test.for(foreign)('GET /login.php?operation=logout asks for confirmation: %s', async ([, headers]) => {
  const browser = await signedIn()
  expect(await redirectOf(browser.get('/login.php?operation=logout', headers))).toBe('/wyloguj')
  expect(await isSignedIn(browser)).toBe(true)
  expect(await (await browser.get('/wyloguj')).text()).toContain('Wylogować?')
})

test.each([
  '/basketchange.php?product=1001&size=uniw&number=2',
  '/%62asketchange.php?product=1001&size=uniw&number=2',
  '/koszyk/../login.php?operation=logout',
  '/settings.php?comparers=add&product=1001',
])('sign-in does not redirect to %s, which would change something', async (returnPath) => {
  const browser = new PlainBrowser(shop)
  const page = await browser.get(`/logowanie?powrot=${encodeURIComponent(returnPath)}`)
  expect(await page.text()).toContain('name="powrot" value="/konto"')
  expect(await redirectOf(browser.post('/logowanie', { ...anna, powrot: returnPath }))).toBe('/konto')
  expect(await redirectOf(browser.get(`/logowanie?powrot=${encodeURIComponent(returnPath)}`))).toBe('/konto')
})

test('A6.1 B6.1 a visitor takes the basket along when signing in, on every device, and it does not stay behind', async () => {
  const { appContext } = shop
  const { id } = await appContext.database.query
    .selectFrom('product')
    .innerJoin('product_size', 'product_size.product_id', 'product.id')
    .innerJoin('stock', 'stock.size_id', 'product_size.id')
    .select('product.id')
    .where('product.kind', '=', 'item')
    .where('product.availability', '=', 'enable')
    .where('product_size.type', '=', 'uniw')
    .where('stock.quantity', '>', '5')
    .where('product.sell_by', '=', '1')
    .orderBy('product.id')
    .executeTakeFirstOrThrow()
  const add = (browser: PlainBrowser) =>
    browser.post('/basketchange.php', { product: String(id), size: 'uniw', number: '1', mode: '1', getAjax: 'true' })
  const count = async (browser: PlainBrowser) =>
    (await (await browser.get('/ajax/basket.php?getAjax=true')).json()).basket.productsNumber
  const [phone, laptop] = [new PlainBrowser(shop), new PlainBrowser(shop)]
  const kwiat = { login: 'kwiat', password: 'witryna-demo' }

  await add(phone)
  const visitToken = phone.cookies.get('visit')
  await phone.post('/logowanie', kwiat)
  expect(phone.cookies.get('visit')).not.toBe(visitToken)
  expect(Number(await count(phone))).toBe(1)

  await add(laptop)
  await laptop.post('/logowanie', kwiat)
  expect(Number(await count(laptop))).toBe(2)
  expect(Number(await count(phone))).toBe(2)

  await phone.post('/wyloguj', {})
  expect(Number(await count(phone))).toBe(0)
  expect(Number(await count(laptop))).toBe(2)
  const planted = new PlainBrowser(shop)
  planted.cookies.set('visit', visitToken ?? '')
  expect(Number(await count(planted))).toBe(0)
})

test('A6.1 a visitor takes favourites along when signing in, once each, and they do not stay in the browser', async () => {
  const like = (browser: PlainBrowser, product: string) => browser.post('/basketchange.php', { product, mode: '2' })
  const favouriteNames = async (browser: PlainBrowser) => {
    const answer = await (await browser.post('/ajax/get.php', { request: '{"Wishlist":{}}' })).json()
    return answer.Wishlist.response.product.map(({ attributes }: { attributes: { id: number } }) => attributes.id)
  }
  const [phone, laptop] = [new PlainBrowser(shop), new PlainBrowser(shop)]
  const kwiat = { login: 'kwiat', password: 'witryna-demo' }
  await like(phone, '1001')
  await like(phone, '1066')
  await phone.post('/logowanie', kwiat)
  await like(laptop, '1066')
  await laptop.post('/logowanie', kwiat)
  expect(await favouriteNames(laptop)).toEqual([1001, 1066])
  await phone.post('/wyloguj', {})
  expect(await favouriteNames(phone)).toEqual([])
})
