import { type KyselyPlugin, PostgresQueryCompiler } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testTime } from '../../../test/constants.ts'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser, testOrigin } from '../../../test/plain-browser.ts'

/** Tags by which changes of a table invalidate a page that reads it; null: nothing changes the table while the shop is running. */
const tagsOf: Record<string, RegExp | null> = {
  attachment: /^product:/,
  bundle_part: /^product:/,
  category: /^(?:categories|category:\d+)$/,
  configurator: /^product:/,
  content_page: /^content$/,
  content_version: /^content$/,
  courier: /^delivery$/,
  courier_goods: /^delivery$/,
  delivery_area: /^delivery$/,
  delivery_band: /^delivery$/,
  delivery_option: /^delivery$/,
  illustration: /^illustration:/,
  economic_operator: /^product:/,
  listing: /^(?:listings|category:\d+)$/,
  listing_change: /^(?:listings|category:\d+)$/,
  listing_price: /^(?:listings|category:\d+)$/,
  opinion: /^(?:opinions:\d+|shop-opinions)$/,
  order_line: /^product:/,
  orders: /^product:/,
  parameter: /^product:/,
  parameter_value: /^product:/,
  pickup_point: /^delivery$/,
  picture: /^product:/,
  price: /^(?:product:\d+|prices)$/,
  price_extra: /^product:/,
  price_log: /^product:/,
  price_tier: /^product:/,
  producer: /^product/,
  product: /^(?:product:\d+|products|category:\d+)$/,
  product_category: /^(?:product:\d+|products|category:\d+)$/,
  product_parameter: /^product:/,
  product_size: /^product/,
  search_document: /^products$/,
  search_word: /^products$/,
  series: /^product:/,
  stock: /^product:/,
  store: /^delivery$/,
  subscription_offer: /^product:/,
  supplier: /^delivery$/,
  unit: /^product:/,
  vat_rate: null,
  version_group: /^(?:product|versions):/,
  warranty: /^product:/,
}

let application: TestApplication
let tables: Set<string>
const compiler = new PostgresQueryCompiler()

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: testTime.getTime() + 60_000 })
  application = await openTestApplication()
  const { appContext } = application
  const known = new Set((await appContext.database.query.introspection.getTables()).map(({ name }) => name))
  const recorder: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      const { sql } = compiler.compileQuery(node, queryId)
      for (const [, name = ''] of sql.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)) if (known.has(name)) tables.add(name)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  appContext.database.read = appContext.database.read.withPlugin(recorder)
  appContext.database.web = appContext.database.web.withPlugin(recorder)
})
afterAll(async () => {
  await application.close()
  vi.useRealTimers()
})

test.each([
  ['/', ['category', 'content_version', 'price', 'product', 'stock']],
  ['/kategoria/ceramika-1001?sortowanie=cena', ['category', 'listing_change', 'price', 'stock']],
  ['/produkty/promocje', ['listing_change', 'price', 'stock']],
  ['/szukaj?text=len', ['listing_change', 'product', 'search_document', 'search_word', 'price']],
  [
    '/produkt/kubek-ania-300-ml-1001',
    ['delivery_option', 'opinion', 'order_line', 'parameter_value', 'store', 'price_tier', 'series', 'version_group'],
  ],
  ['/produkt/kubek-ania-300-ml-1001/opinie?ocena=5', ['opinion', 'product', 'category']],
  ['/opinie', ['opinion']],
  ['/strona/kontakt', ['content_version']],
  ['/strona/pomysly-na-prezent', ['content_version', 'listing_change', 'price', 'stock']],
  [
    '/ajax/projector.php?product=1191&get=product,size,bundle,pictures',
    ['bundle_part', 'price_tier', 'store', 'subscription_offer', 'supplier'],
  ],
  ['/ajax/projector.php?product=1013&get=sizes,versions', ['price_extra', 'producer', 'series', 'version_group']],
  ['/ajax/hotspots.php?products=1001;1019', ['order_line', 'orders', 'product_category', 'product_parameter', 'price']],
  ['/sitemap.xml', ['category', 'content_version', 'product']],
])('%s is invalidated by changes of every table that it reads', async (page, some) => {
  tables = new Set()
  application.appContext.pageCache.invalidate(['all'])
  application.appContext.publicShop(testOrigin).readCache.invalidate(['all'])
  const answer = await new PlainBrowser(application).get(page)
  const tags = (answer.headers.get('Surrogate-Key') ?? '').split(' ')
  expect([...tables]).toEqual(expect.arrayContaining(some))
  for (const table of tables) {
    expect(Object.keys(tagsOf)).toContain(table)
    const needed = tagsOf[table]
    if (needed) expect([table, tags.some((tag) => needed.test(tag))]).toEqual([table, true])
  }
})
