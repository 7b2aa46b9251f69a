import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { saveProducersAndSeries } from '#features/catalogue/actions/dictionary.ts'
import { overrideProducts } from '#features/catalogue/actions/product-overrides.ts'
import { saveCategories } from '#features/catalogue/actions/save-categories.ts'
import { setStock } from '#features/catalogue/actions/stock.ts'
import { publishPage } from '#features/content/actions.ts'
import { saveCouriers } from '#features/delivery/actions.ts'
import { changeOrderStatus } from '#features/orders/actions/change-order.ts'
import { storeOrder } from '#features/orders/actions/store-order.ts'
import { fetchWaitingPictures } from '#features/pictures/actions.ts'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { refreshAllProducts } from '#features/search/actions/refresh-products.ts'
import { getSuggestions } from '#features/search/views/suggestions.ts'
import { changeSetting, changeText } from '#features/staff/actions.ts'
import { dependsOn, publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { TaggedCache } from '#platform/page-cache/tagged-cache.ts'
import { done } from '#shared/result.ts'
import { transaction } from '#shop'
import { testTime } from '../../../test/constants.ts'
import { draftOrder } from '../../../test/draft-order.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import {
  createPageFixtures,
  type PageFixtures,
  type PageName,
  saveProductFixtures,
} from '../../../test/page-fixtures.ts'
import { PlainBrowser } from '../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: testTime.getTime() + 60_000 })
  application = await openTestApplication({ PRODUCT_CACHE_MEGABYTES: '32' })
  browser = new PlainBrowser(application)
})
afterAll(async () => {
  await application.close()
  vi.useRealTimers()
})

const shop = () => application.appContext.publicShop('http://localhost:3000')

/** The content at the address; of redirects and errors, which are never cached, only the status. */
async function read(path: string): Promise<string> {
  const answer = await browser.get(path)
  return answer.status === 200 ? answer.text() : String(answer.status)
}

/** Rendered again from the database: addresses of such length are never cached. */
async function readUncached(path: string): Promise<string> {
  shop().productCache.invalidate(['all'])
  return read(`${path}${path.includes('?') ? '&' : '?'}x=${'x'.repeat(1_000)}`)
}
const cachedResponse = (path: string) =>
  application.appContext.pageCache.get(`localhost:3000${path.replace(/%20/g, '+')}`, Date.now())

/** What is suggested for the beginning of the name of each product and page of the stage. */
const suggest = (number: number, of = shop()) =>
  Promise.all([`kubek próbny ${number}`, 'kub', `lny ${number}`, 'kont'].map((text) => getSuggestions(of, text, 10)))
const suggestUncached = (number: number) =>
  suggest(number, { ...shop(), readCache: new TaggedCache(100), productCache: new TaggedCache(0) })

async function readAll({ pages }: PageFixtures): Promise<Map<PageName, string>> {
  const entries = Object.entries(pages) as [PageName, string][]
  return new Map(await Promise.all(entries.map(async ([name, path]) => [name, await read(path)] as const)))
}

const allPages: PageName[] = [
  ...([
    'home',
    'mugs',
    'linens',
    'search',
    'mug',
    'blue',
    'jug',
    'linen',
    'bundle',
    'sitemap',
    'contact',
    'robots',
  ] as const),
  ...(['byPrice', 'linensByPrice', 'mugData', 'homeData'] as const),
]

interface InvalidationCase {
  title: string
  act: (stage: PageFixtures) => Promise<unknown>
  /** Pages that differ afterwards. */
  changes: PageName[]
  /** Pages that are still cached. */
  unchanged: PageName[]
}

const setPrice = (sizeId: number, regular: number) => setPrices(shop(), [{ sizeId, regular }])
const pagesWithoutMugs: PageName[] = ['linens', 'linen', 'contact', 'robots']
const order = (sizeId: number, quantity: string) =>
  transaction(shop(), async (shop) => {
    const stored = await storeOrder(shop, draftOrder(shop, [{ sizeId, quantity }]))
    if (!stored.ok) throw new Error(stored.problem.reason)
    return stored.value
  })

const invalidationCases: InvalidationCase[] = [
  {
    title: 'a price',
    act: ({ mug }) => setPrice(mug.sizeId, 6_123),
    changes: ['mugCall', 'bundleCall', 'home', 'mugs', 'byPrice', 'search', 'mug', 'mugData', 'homeData', 'jug'],
    unchanged: [...pagesWithoutMugs, 'sitemap'],
  },
  {
    title: 'a price that moves a product in a list by price',
    act: ({ jug }) => setPrice(jug.sizeId, 1),
    changes: ['mugs', 'byPrice', 'jug', 'mug'],
    unchanged: ['mugCall', ...pagesWithoutMugs, 'home', 'sitemap', 'bundle'],
  },
  {
    title: 'a promotion',
    act: ({ mug }) =>
      setPrices(shop(), [
        { sizeId: mug.sizeId, promotion: { amount: 500, until: new Date(Date.now() + 86_400_000 * 3) } },
      ]),
    changes: ['mugCall', 'home', 'mugs', 'search', 'mug', 'mugData', 'jug'],
    unchanged: [...pagesWithoutMugs, 'sitemap'],
  },
  {
    title: 'sold-out stock',
    act: ({ mug }) => setStock(shop(), [{ sizeId: mug.sizeId, quantity: '0' }]),
    changes: ['mugCall', 'bundleCall', 'home', 'mugs', 'search', 'mug', 'mugData', 'bundle', 'jug'],
    unchanged: [...pagesWithoutMugs, 'sitemap'],
  },
  {
    title: 'an order',
    act: ({ mug }) => order(mug.sizeId, '5'),
    changes: ['mugCall', 'bundleCall', 'home', 'mugs', 'search', 'mug', 'mugData', 'bundle', 'jug'],
    unchanged: [...pagesWithoutMugs, 'sitemap'],
  },
  {
    title: 'cancelling an order of the whole stock',
    act: async ({ mug, pages }) => {
      const { number } = await order(mug.sizeId, '5')
      await expect.poll(() => cachedResponse(pages.mug)).toBeUndefined()
      for (const path of [pages.mug, pages.bundle, pages.mugs]) await read(path)
      await changeOrderStatus(shop(), { number, status: 'cancelled', actor: 'staff' })
    },
    changes: [],
    unchanged: [...pagesWithoutMugs, 'sitemap'],
  },
  {
    title: 'a name',
    act: ({ inputs, number }) => saveProductFixtures(shop(), { ...inputs.mug, name: `Kubek przemianowany ${number}` }),
    changes: ['home', 'mugs', 'byPrice', 'search', 'blue', 'jug', 'bundle', 'sitemap', 'homeData'],
    unchanged: pagesWithoutMugs,
  },
  {
    title: 'the category of a product',
    act: ({ inputs, number }) => saveProductFixtures(shop(), { ...inputs.jug, categories: [[`Lny ${number}`]] }),
    changes: ['mugs', 'linens', 'byPrice', 'linensByPrice', 'mug', 'linen', 'jug'],
    unchanged: ['blue', 'bundle', 'contact', 'robots'],
  },
  {
    title: 'a new product in its category, series and group of versions',
    act: ({ inputs, number }) =>
      saveProductFixtures(shop(), {
        ...inputs.mug,
        sourceId: `nowy ${number}`,
        name: `Kubek nowy ${number}`,
        popularity: 2_000_000 + number,
      }),
    changes: ['home', 'mugs', 'mug', 'blue', 'jug', 'sitemap'],
    unchanged: pagesWithoutMugs,
  },
  {
    title: 'a hidden product',
    act: ({ inputs }) => saveProductFixtures(shop(), { ...inputs.jug, visible: false }),
    changes: ['mugs', 'mug', 'jug', 'sitemap'],
    unchanged: ['mugCall', 'bundleCall', ...pagesWithoutMugs, 'blue', 'bundle'],
  },
  {
    title: 'the name of a category',
    act: ({ number }) => saveCategories(shop(), [{ name: `Kubki ${number}`, description: '<p>Do herbaty.</p>' }]),
    changes: ['mugs'],
    unchanged: [],
  },
  {
    title: 'a new category',
    act: ({ number }) => saveCategories(shop(), [{ name: `Nowa ${number}` }]),
    changes: allPages.filter((name) => name !== 'robots'),
    unchanged: ['robots'], // the calls return delivery costs, and couriers depend on categories
  },
  {
    title: 'the name of a manufacturer',
    act: ({ number }) =>
      saveProducersAndSeries(shop(), {
        producers: [{ slug: `garncarnia-${number}`, name: `Garncarnia Nowa ${number}`, description: '' }],
        series: [],
      }),
    changes: ['home', 'mugs', 'search', 'mug', 'mugData', 'jug'],
    unchanged: [],
  },
  {
    title: 'a downloaded picture',
    act: ({ number }) => fetchAll(number),
    changes: ['mugCall', 'home', 'mugs', 'search', 'mug', 'blue', 'jug'],
    unchanged: pagesWithoutMugs,
  },
  {
    title: 'a product hidden by an override',
    act: ({ mug }) => overrideProducts(shop(), [{ id: mug.id, visible: false }]),
    changes: ['mugs', 'mug', 'sitemap'],
    unchanged: ['robots'],
  },
  {
    title: 'a content page, with its title in every footer',
    act: ({ number }) => publishPage(shop(), { slug: 'kontakt', title: `Kontakt ${number}`, html: '<p>Tu.</p>' }),
    changes: allPages.filter((name) => name !== 'robots' && name !== 'sitemap'),
    unchanged: ['robots'],
  },
  {
    title: 'a content page removed from the footer',
    act: ({ number }) => publishTwice(number),
    changes: ['home', 'mug', 'contact'],
    unchanged: ['robots'],
  },
  {
    title: 'the cost of a courier',
    act: ({ number }) =>
      saveCouriers(shop(), [
        { name: 'Kurier', options: [{ prepaid: 'prepaid', cost: number, daysFrom: 1, daysTo: 2 }] },
      ]),
    changes: ['mugCall', 'bundleCall', 'mug', 'mugData', 'jug', 'linen'],
    unchanged: ['sitemap', 'robots'], // every page has a bar with the free delivery limit
  },
  {
    title: 'a setting',
    act: async () => {
      const { settings } = shop()
      const raw = settings.get(priceTypeSetting) === 'net' ? 'gross' : 'net'
      await changeSetting(shop(), { setting: priceTypeSetting, raw })
    },
    changes: ['home', 'mugs', 'search', 'mug', 'mugData', 'contact'],
    unchanged: [],
  },
  {
    title: 'a text of the shop',
    act: ({ number }) =>
      changeText(shop(), { key: 'buy.toBasket', template: 'Do koszyka', words: `Do koszyka ${number}` }),
    changes: ['home', 'linen', 'mug', 'contact'],
    unchanged: [],
  },
]

async function publishTwice(number: number): Promise<void> {
  const page = { slug: 'kontakt', title: `Kontakt ${number}`, html: '<p>Tu.</p>' }
  await publishPage(shop(), { ...page, inFooter: true })
  await publishPage(shop(), { ...page, inFooter: false })
}

/** The picture of this stage; others are queued. */
async function fetchAll(number: number): Promise<void> {
  const file = number.toString(16).padStart(64, '0')
  const picture = { file, width: 800, height: 600, colour: '#aabbcc' }
  while ((await fetchWaitingPictures(shop(), async () => done(picture))) > 0);
}

describe('after a change every page, and what is suggested, is what it would be without a cache', () => {
  test.each(invalidationCases)('$title', async ({ act, changes, unchanged }) => {
    const stage = await createPageFixtures(shop())
    await refreshAllProducts(shop)
    await receiveAllNotifications()
    const before = await readAll(stage)
    const cachedBefore = new Map(Object.values(stage.pages).map((path) => [path, cachedResponse(path)]))
    for (const [path, page] of cachedBefore) expect([path, page]).not.toEqual([path, undefined])
    await suggest(stage.number)
    await act(stage)
    await refreshAllProducts(shop)
    await receiveAllNotifications()
    for (const path of Object.values(stage.pages))
      await expect.poll(async () => (await read(path)) === (await readUncached(path)), { timeout: 30_000 }).toBe(true)
    expect(await suggest(stage.number)).toEqual(await suggestUncached(stage.number))
    for (const name of changes) expect([name, await read(stage.pages[name])]).not.toEqual([name, before.get(name)])
    for (const name of unchanged) {
      const path = stage.pages[name]
      expect([name, cachedResponse(path) === cachedBefore.get(path)]).toEqual([name, true])
    }
  })

  /** PostgreSQL notifies of changes in order, a moment later: when this one arrives, all earlier ones have. */
  async function receiveAllNotifications(): Promise<void> {
    const cache = application.appContext.pageCache.common
    const cachedResponse = new Response()
    await cache.computeShared('a probe', new Date(), async (cacheDependencies) => {
      dependsOn({ cacheDependencies }, 'series:0')
      return { value: cachedResponse, bytes: 1 }
    })
    await publishInvalidation({ database: shop().database }, ['series:0']) // by the notification alone
    await expect.poll(() => cache.get('a probe', Date.now()), { timeout: 30_000 }).toBeUndefined()
  }
})
