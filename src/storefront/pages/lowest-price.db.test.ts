import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const coffee = 'Kawa świąteczna z kardamonem 250 g'

/** Returns all lowest prices on a page, with plain spaces. */
async function lowestPrices(browser: PlainBrowser, address: string): Promise<string[]> {
  const text = (await (await browser.get(address)).text()).replaceAll('\u00a0', ' ')
  const [, ...after] = text.split(coffee)
  expect(after.length, address).toBeGreaterThan(0)
  return [...text.matchAll(/Najniższa (?:cena )?z 30 dni przed obniżką: (\d[\d ,]*zł)/g)].map(
    ([, amount = '']) => amount,
  )
}

test('A3.7 A5.7 the same lowest price is shown on the page, in a list, in a search, in the basket and in the order', async () => {
  const browser = new PlainBrowser(shop)
  await browser.post('/basketchange.php', { product: '1139', number: '1', mode: '1' })
  const page = (await browser.get('/produkt/kawa-1139')).headers.get('Location') ?? ''
  for (const address of [page, '/szukaj?text=kardamonem', '/koszyk', '/zamowienie'])
    expect([address, (await lowestPrices(browser, address))[0]]).toEqual([address, '59,00 zł'])
})
