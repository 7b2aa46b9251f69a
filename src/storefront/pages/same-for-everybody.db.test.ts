import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { log } from '#platform/log.ts'
import { cachePages } from '#platform/page-cache/page-cache.ts'
import { testTime } from '../../../test/constants.ts'
import { createTestProduct } from '../../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, testOrigin } from '../../../test/plain-browser.ts'
import { provideRequestContext, type RequestEnvironment } from '../../server/request-context.ts'
import { findPublicPage } from '../public-pages.server.ts'

const now = testTime.getTime() + 60_000
const hour = 3_600_000
const pages = [
  '/',
  '/kategoria/ceramika-1001',
  '/kategoria/ceramika-1001?sortowanie=cena&strona=2',
  '/produkty/bestsellery',
  '/szukaj?text=len',
  '/produkt/kubek-ania-300-ml-1001',
  '/frazy',
  '/strona/kontakt',
  '/strona/pomysly-na-prezent',
  '/sitemap.xml',
  '/robots.txt',
  '/_.data',
  '/kategoria/ceramika-1001.data',
  '/szukaj.data?text=len',
  '/produkt/kubek-ania-300-ml-1001.data',
]

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now }))
afterAll(() => void vi.useRealTimers())

describe.each([
  ['rendered for each visitor', '0'],
  ['kept', '64'],
])('%s', (_how, megabytes) => {
  let application: TestApplication
  beforeAll(async () => {
    application = await openTestApplication({ PAGE_CACHE_MEGABYTES: megabytes })
  })
  afterAll(() => application.close())

  test('a client with a basket and a new visitor with another one get the same bytes, and no cookie', async () => {
    const client = new PlainBrowser(application)
    await client.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
    await client.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
    const stranger = new PlainBrowser(application)
    await stranger.post('/basketchange.php', { product: '1066', size: 'uniw', number: '2', mode: '1' })
    expect(client.cookies.size).toBeGreaterThan(0)
    expect(stranger.cookies.size).toBeGreaterThan(0)
    for (const page of pages) {
      const [first, second] = [await client.get(page), await stranger.get(page)]
      expect([page, first.status, first.headers.getSetCookie(), second.headers.getSetCookie()]).toEqual([
        page,
        200,
        [],
        [],
      ])
      expect([page, first.headers.get('Cache-Control')]).toEqual([
        page,
        megabytes === '0' ? 'no-store' : 'public, max-age=0, s-maxage=60',
      ])
      const [bytes, others] = [await first.arrayBuffer(), await second.arrayBuffer()]
      expect([page, Buffer.from(bytes).equals(Buffer.from(others))]).toEqual([page, true])
    }
  })

  test.each([
    '/koszyk',
    '/koszyk.data',
    '/konto',
    '/logowanie',
    '/zamowienie',
    '/ajax/basket.php?getAjax=true',
    '/nie-ma',
  ])('%s must not be cached', async (path) => {
    expect((await new PlainBrowser(application).get(path)).headers.get('Cache-Control')).toBe('no-store')
  })
})

describe('a shop with a page cache', () => {
  let application: TestApplication
  beforeAll(async () => {
    application = await openTestApplication()
  })
  afterAll(() => application.close())

  test('caches no page whose loader reads the visitor: it logs that', async () => {
    const fault = vi.spyOn(log, 'error').mockImplementation(() => {})
    let lookups = 0
    const app = new Hono<RequestEnvironment>()
      .use(provideRequestContext(application.appContext))
      .get('*', async (context) => {
        const { visitor } = await context.var.openShop()
        lookups += 1
        return context.text(`visit ${visitor.visitId}`)
      })
    const front = cachePages(app, application.appContext.pageCache, {
      publicUrl: null,
      findTarget: findPublicPage,
      hasOwnPages: () => false,
    })
    const ask = () => front.request(`${testOrigin}/produkt/personal-1`, { headers: { Host: 'localhost:3000' } })
    for (const answer of [await ask(), await ask()]) expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(lookups).toBe(4)
    expect(fault).toHaveBeenCalledTimes(2)
    fault.mockRestore()
  })

  test('shows a promotion until its last moment, in lists too, and the regular price from then on', async () => {
    const shop = application.appContext.publicShop(testOrigin)
    const { id, sizeId } = await createTestProduct(shop, { name: 'Kubek na chwilę', price: 5900 })
    await setPrices(shop, [{ sizeId, promotion: { amount: 4900, until: new Date(now + hour) } }])
    await refreshAllProducts(() => shop)
    const shown = [
      '/szukaj?text=kubek+na+chwile&sortowanie=cena',
      `/produkt/kubek-na-chwile-${id}`,
      `/produkt/kubek-na-chwile-${id}.data`,
    ]
    const browser = new PlainBrowser(application)
    const isReduced = async (path: string) => /49,00|4900/.test(await (await browser.get(path)).text())
    for (const path of shown) expect([path, await isReduced(path)]).toEqual([path, true])
    vi.setSystemTime(now + hour - 20_000)
    for (const path of shown) {
      expect((await browser.get(path)).headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=20')
      expect([path, await isReduced(path)]).toEqual([path, true])
    }
    vi.setSystemTime(now + hour)
    for (const path of shown) expect([path, await isReduced(path)]).toEqual([path, false])
    vi.setSystemTime(now)
  })
})
