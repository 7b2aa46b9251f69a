import { test, visitAs } from './browser-fixtures.ts'
import { expectAccessible, expectNoSidewaysScroll } from './open-browser.ts'

/*
 * Every kind of page after loading. States that only a journey reaches (a dialog, an error, a full basket) are checked in that journey,
 * checkout and account included.
 */

test.each([
  '/',
  '/kategoria/kubki-i-filizanki-1008',
  '/produkt/kubek-ania-300-ml-1001',
  '/produkt/x-1222',
  '/produkt/kubek-ania-300-ml-1001/opinie',
  '/opinie',
  '/produkty/promocje',
  '/strona/pomysly-na-prezent',
  '/szukaj?text=len',
  '/szukaj?text=qwzxvw',
  '/strona/regulamin',
  '/strona/dostawa-i-platnosci',
  '/strona/kontakt',
  '/strona/kontakt?produkt=1001',
  '/zamowienie/znajdz',
  '/nie-ma',
])('%s fits from 320 px on, and axe finds nothing on a phone and on a large view', async (path) => {
  await visitAs({ path, width: 320 }, async (page) => {
    await expectNoSidewaysScroll(page)
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }
  })
})

/** The kinds of product with the largest buy section; axe checks the others in `product-kinds.test.ts`. */
test.each([
  [1004, 'unavailable'],
  [1069, 'in sizes, configured'],
  [1187, 'price by phone'],
  [1191, 'a bundle in one size'],
])('product %i, %s, fits from 320 px on, and axe finds nothing on a phone', async (product) => {
  await visitAs({ path: `/produkt/x-${product}`, width: 320 }, async (page) => {
    for (const width of [320, 1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page)
    }
    await expectAccessible(page)
  })
})
