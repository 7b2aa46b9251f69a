import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { offeredCurrenciesSetting } from '#features/pricing/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { stateChangingPaths } from '#shared/server-urls.ts'
import { fetchMetadata } from '../../test/fetch-metadata.ts'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'
import { PlainBrowser, testOrigin } from '../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication({ METRICS_PORT: '9464' })
  const publicShop = () => shop.appContext.publicShop(testOrigin)
  await changeSetting(publicShop(), { setting: offeredCurrenciesSetting, raw: 'PLN,EUR' })
  await vi.waitUntil(() => publicShop().settings.get(offeredCurrenciesSetting).includes('EUR'))
})
afterAll(() => shop.close())

const addresses = [
  '/basketchange.php?product=1001&size=uniw&number=2',
  '/basketchange.php?product=1001&size=uniw&number=2&getAjax=1',
  '/%62asketchange.php?product=1001&size=uniw&number=2',
  '/basketchange.php?change=empty',
  '/basketchange.php?product=1001&size=uniw&mode=2',
  '/settings.php?comparers=add&product=1001',
  '/settings.php?curr=EUR',
  '/settings.php?country=1143020143',
  '/settings.php?sort_order=price-d&portions=48',
  '/ajax/projector.php?action=set_product_observed&product=1004&size=onesize&email=anna@example.com&mode=2',
  '/return.php',
  '/login.php?operation=logout',
]

const oldBrowser = { 'User-Agent': 'Mozilla/5.0 Version/15.6 Safari/605.1.15' }
const mayNot: Record<string, Record<string, string>> = {
  'a picture': fetchMetadata.picture,
  'a frame': fetchMetadata.frame,
  'a link on another site': fetchMetadata.foreignLink,
  'a link on a neighbouring subdomain': fetchMetadata.neighbour,
  'a prefetch': fetchMetadata.prefetch,
  'a picture in an old browser': {
    ...oldBrowser,
    Accept: 'image/webp,*/*',
    Referer: `${testOrigin}/produkt/kubek-1001`,
  },
  'a link on another site in an old browser': { ...oldBrowser, Accept: 'text/html', Referer: 'https://evil.example/' },
  'a link without a Referer in an old browser': { ...oldBrowser, Accept: 'text/html' },
}
const may: Record<string, Record<string, string>> = {
  'a link on our page': fetchMetadata.link,
  'an address typed': fetchMetadata.typed,
  'a script of our page': fetchMetadata.script,
  'a link in an old browser': { ...oldBrowser, Accept: 'text/html', Referer: `${testOrigin}/produkt/kubek-1001` },
  'a plain client': {},
}

/** Returns a client with a basket and an unread message, but no favourites. */
async function openClient(): Promise<PlainBrowser> {
  const browser = new PlainBrowser(shop)
  await browser.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  await sql`delete from favourite`.execute(shop.appContext.database.query)
  await sql`delete from comparison`.execute(shop.appContext.database.query)
  await sql`delete from stock_notification`.execute(shop.appContext.database.query)
  await browser.post('/basketchange.php', { product: '1003', size: 'uniw', number: '1' })
  return browser
}

/** Returns everything observable: rows that a visitor can change, and the browser's cookies. */
async function stateOf(browser: PlainBrowser): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select jsonb_build_array(
      (select jsonb_agg(line order by line.id) from basket_line line),
      (select jsonb_agg(line) from favourite line),
      (select jsonb_agg(line) from comparison line),
      (select jsonb_agg(line) from stock_notification line),
      (select jsonb_agg(line) from visit_message line),
      (select sum(held) from stock)
    )::text as state
  `.execute(shop.appContext.database.query)
  return `${rows[0]?.state} ${JSON.stringify([...browser.cookies])}`
}

describe.each(addresses)('GET %s', (address) => {
  test.each(Object.keys(mayNot))('changes no data for %s', async (who) => {
    const browser = await openClient()
    const before = await stateOf(browser)
    await browser.get(address, mayNot[who])
    expect(await stateOf(browser)).toBe(before)
  })

  test.each(Object.keys(may))('performs its action for %s', async (who) => {
    const browser = await openClient()
    const before = await stateOf(browser)
    await browser.get(address, may[who])
    expect(await stateOf(browser)).not.toBe(before)
  })
})

test.each(['/koszyk', '/zamowienie', '/konto', '/koszyk.data', '/logowanie?powrot=/koszyk'])(
  'no picture and no frame loads %s',
  async (address) => {
    const browser = await openClient()
    const before = await stateOf(browser)
    for (const headers of [fetchMetadata.picture, fetchMetadata.frame])
      expect((await browser.get(address, headers)).status).toBe(404)
    expect(await stateOf(browser)).toBe(before)
  },
)

test('scripts of the shop still load as scripts', async () => {
  const answer = await new PlainBrowser(shop).get('/skrypty/x.js', { 'Sec-Fetch-Dest': 'script' })
  expect(answer.headers.get('Content-Type')).not.toContain('text/html')
})

/** By GET these only read or redirect; every new address belongs here or in `stateChangingPaths`. */
const readingScripts = [
  ...[
    '/ajax/basket.php',
    '/ajax/hotspots.php',
    '/ajax/opinions.php',
    '/ajax/payments.php',
    '/ajax/validate.php',
    '/ajax/client-new.php',
    '/projector.php',
    '/search.php',
    '/basketedit.php',
    '/product-compare.php',
  ],
  ...['/order1.php', '/order2.php', '/orderdetails.php', '/prepaid.php', '/client-rebate.php', '/products-bought.php'],
  ...['/shoppinglist.php', '/signin.php', '/contact.php', '/sitemap.php', '/ajax/get.php'],
  ...['/order-open.php', '/password-recover.php'],
  ...['/client-new.php', '/stocks.php', '/news.php', '/blog-list.php', '/opinions-shop.php'],
]

test('every script address is classified as reading or writing by GET', () => {
  const scripts = new Set(shop.patterns.filter((pattern) => pattern.endsWith('.php')))
  expect([...scripts].sort()).toEqual([...readingScripts, ...stateChangingPaths].sort())
})
