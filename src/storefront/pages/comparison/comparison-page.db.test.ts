import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct } from '../../../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, testOrigin } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

/** The page that compares these products, in its present form or with differences only. */
async function comparison(products: number[], query = ''): Promise<string> {
  const browser = new PlainBrowser(application)
  for (const product of products) await browser.post('/settings.php', { comparers: 'add', product: String(product) })
  return (await (await browser.get(`/porownanie${query}`)).text()).replaceAll('\u00a0', ' ')
}

test('B2.51 each price stands above its button, and a plain yes has a tick', async () => {
  const html = await comparison([1001, 1005])
  const head = html.slice(html.indexOf('<thead'), html.indexOf('</thead>'))
  for (const price of ['59,00 zł', '65,00 zł']) expect(head.split('Do koszyka')[0]).toContain(price)
  expect(html).toContain('<path d="M20 6 9 17l-5-5"/></svg>tak<')
})

test('B2.51 products that differ in nothing but their price are said to', async () => {
  const shop = { ...application.appContext.publicShop(testOrigin), now: new Date() }
  const [cheap, dear, alike] = [
    await createTestProduct(shop, { name: 'Kubek prosty', price: 5900 }),
    await createTestProduct(shop, { name: 'Kubek prosty', price: 6900 }),
    await createTestProduct(shop, { name: 'Kubek prosty', price: 5900 }),
  ]
  const onlyPrice = 'Te produkty różnią się tylko ceną.'
  expect(await comparison([cheap.id, dear.id], '?roznice=1')).toContain(onlyPrice)
  expect(await comparison([cheap.id, alike.id], '?roznice=1')).toContain('Te produkty niczym się nie różnią.')
})
