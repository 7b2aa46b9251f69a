import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, redirectOf, testOrigin } from '../../../../test/plain-browser.ts'

let shop: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())
beforeEach(() => {
  browser = new PlainBrowser(shop)
})

const choose = (query: string, from = '/szukaj?text=kubek') =>
  redirectOf(browser.get(`/settings.php?${query}`, { Referer: testOrigin + from }))
const from = (path: string) => ({ Referer: testOrigin + path })

test('an order and a page size by settings.php hold for the lists that the visitor opens later', async () => {
  expect((await browser.get('/szukaj?text=kubek')).status).toBe(200)
  expect(await choose('sort_order=price-d')).toBe('/szukaj?text=kubek&sortowanie=cena-malejaco')
  expect(await redirectOf(browser.get('/szukaj?text=talerz'))).toBe('/szukaj?text=talerz&sortowanie=cena-malejaco')
  await choose('portions=48')
  const both = '/szukaj?text=talerz&sortowanie=cena-malejaco&ile=48'
  expect(await redirectOf(browser.get('/szukaj?text=talerz', from('/')))).toBe(both)
  expect((await browser.get(both)).status).toBe(200)
  const data = await browser.get('/szukaj.data?text=talerz')
  expect([data.status, await data.text()]).toEqual([202, expect.stringContaining(both)])
  expect(await choose('sort_order=relevance&portions=24', '/')).toBe('/')
  expect([browser.cookies.size, (await browser.get('/szukaj?text=talerz')).status]).toEqual([0, 200])
})

test.each([
  ['/szukaj?text=kubek&sortowanie=popularnosc', '/'],
  ['/szukaj?text=kubek&strona=2', '/'],
  ['/szukaj?text=kubek&filter_price=10-200', '/'],
  ['/szukaj?text=kubek', '/szukaj?text=kubek&sortowanie=popularnosc'],
  ['/', '/'],
])('%s, opened from %s, stays as it is', async (address, origin) => {
  await choose('sort_order=price')
  const { status } = await browser.get(address, from(origin))
  expect([200, 404]).toContain(status)
})

test('a list of goods is not redirected to the order that it has anyway', async () => {
  await choose('sort_order=date')
  expect((await browser.get('/produkty/nowosci', from('/'))).status).toBe(200)
  expect(await redirectOf(browser.get('/produkty/promocje', from('/')))).toBe('/produkty/promocje?sortowanie=nowosci')
  await choose('portions=48')
  expect(await redirectOf(browser.get('/produkty/nowosci', from('/')))).toBe('/produkty/nowosci?ile=48')
})

test('visitors without a choice get the cached list', async () => {
  await choose('sort_order=price')
  await browser.get('/szukaj?text=kubek')
  const other = await new PlainBrowser(shop).get('/szukaj?text=kubek')
  expect([other.status, other.headers.get('Cache-Control')]).toEqual([200, expect.stringContaining('public')])
})

test('a forged cookie chooses nothing', async () => {
  browser.cookies.set('lists', 'constructor.7')
  expect((await browser.get('/szukaj?text=kubek')).status).toBe(200)
})
