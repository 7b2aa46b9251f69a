import { afterAll, beforeAll, expect, test } from 'vitest'
import { offeredCurrenciesSetting } from '#features/pricing/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, redirectOf, testOrigin } from '../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const mug = '/produkt/kubek-ania-300-ml-1001'
const chooser = 'action="/waluta"'

async function offer(raw: string): Promise<void> {
  const shop = () => application.appContext.publicShop(testOrigin)
  await changeSetting(shop(), { setting: offeredCurrenciesSetting, raw })
  await expect.poll(() => shop().settings.get(offeredCurrenciesSetting).join()).toBe(raw)
}

/** Returns the content between header and footer: the merchant's own bars name amounts in złoty. */
function pageContent(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

function choose(browser: PlainBrowser, currency: string, headers: Record<string, string> = {}) {
  return browser.post('/waluta', { currency }, { Referer: `${testOrigin}${mug}?a=b`, ...headers })
}

test('a visitor who selects EUR returns to the previous page and sees the product in EUR, in the structured data too', async () => {
  await offer('PLN,EUR')
  const browser = new PlainBrowser(application)
  expect(await (await browser.get(mug)).text()).toContain(chooser)
  expect(await redirectOf(choose(browser, 'EUR'))).toBe(`${mug}?a=b`)
  expect([...browser.cookies]).toEqual([['currency', 'EUR']])
  const html = await (await browser.get(mug)).text()
  expect(html).toContain('"priceCurrency":"EUR"')
  expect(html).toMatch(/13,88\u00a0€/)
  expect(pageContent(html)).not.toMatch(/\d\u00a0zł/)
  await choose(browser, 'PLN')
  expect(await (await browser.get(mug)).text()).toContain('"priceCurrency":"PLN"')
})

test('a price filter is converted with the list, and the list says so; back and forth its range never gets narrower', async () => {
  await offer('PLN,EUR')
  const browser = new PlainBrowser(application)
  const mugs = '/kategoria/kubki-i-filizanki-1008'
  const inEuro = await redirectOf(
    choose(browser, 'EUR', { Referer: `${testOrigin}${mugs}?filter_price=50-90&sortowanie=cena&strona=2` }),
  )
  expect(inEuro).toBe(`${mugs}?filter_price=11-22&sortowanie=cena#cena-przeliczona`)
  const html = await (await browser.get(inEuro?.split('#')[0] ?? '')).text()
  expect(html).toContain('od 11,00\u00a0€ do 22,00\u00a0€')
  expect(html).toMatch(/<p id="cena-przeliczona"[^>]*>Zakres cen przeliczyliśmy/)
  const again = await redirectOf(choose(browser, 'EUR', { Referer: `${testOrigin}${mugs}?filter_price=11-22` }))
  expect(again).toBe(`${mugs}?filter_price=11-22`)
  const inZloty = await redirectOf(choose(browser, 'PLN', { Referer: `${testOrigin}${mugs}?filter_price=11-22` }))
  expect(inZloty).toBe(`${mugs}?filter_price=46-94#cena-przeliczona`)
})

test('pages in EUR are not cached for others, and cached ones are not shown in PLN to a visitor with EUR', async () => {
  await offer('PLN,EUR')
  const [browser, stranger] = [new PlainBrowser(application), new PlainBrowser(application)]
  await choose(browser, 'EUR')
  const currencies = []
  for (const one of [stranger, browser, stranger, browser]) {
    const answer = await one.get('/kategoria/kubki-i-filizanki-1008')
    currencies.push([
      answer.headers.get('Cache-Control')?.split(',')[0],
      /\d\u00a0(zł|€)/.exec(pageContent(await answer.text()))?.[1],
    ])
  }
  expect(currencies).toEqual([
    ['public', 'zł'],
    ['no-store', '€'],
    ['public', 'zł'],
    ['no-store', '€'],
  ])
})

test.each(['GBP', 'eur', '', 'PLN'])('%j is stored as PLN', async (code) => {
  await offer('PLN,EUR')
  const browser = new PlainBrowser(application)
  await choose(browser, code)
  expect(browser.cookies.get('currency')).toBe('PLN')
})

test('a currency that is no longer offered is ignored: an old cookie has no effect, and there is no selection', async () => {
  const browser = new PlainBrowser(application)
  await offer('PLN,EUR')
  await choose(browser, 'EUR')
  await offer('PLN')
  const html = await (await browser.get(mug)).text()
  expect(html).toContain('"priceCurrency":"PLN"')
  expect(html).not.toContain(chooser)
})

test.each([
  ['of another site', 'https://evil.example//x'],
  ['none', ''],
])('a referrer that is %s leads to the home page', async (_which, referrer) => {
  const browser = new PlainBrowser(application)
  expect(await redirectOf(choose(browser, 'PLN', { Referer: referrer }))).toBe('/')
})
