import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestProduct } from '../../test/create-test-product.ts'
import { type LegacyClient, legacyClient } from '../../test/legacy-client.ts'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'

let testShop: TestShop
let client: LegacyClient
beforeAll(async () => {
  testShop = await openTestShop()
  client = legacyClient(testShop)
})
afterAll(() => testShop.close())

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const ask = (query: string) => client.ask(`/projector.php?${query}`)
const inXml = 'shop_xml=true&getProductXML=true'

test.each([
  [
    'A7.7 the versions of a mug',
    'product=1012',
    '<product id="1012" product_type="product_item"><sizes_version unit="kpl." unit_plural="kompletów" unit_sellby="1" unit_precision="0"/>' +
      '<versions><version id="1012" name="biały"><size type="uniw"/></version><version id="1013" name="grafitowy"><size type="uniw"/></version></versions></product>',
  ],
  [
    'A7.7 coffee by the quarter of a kilogram',
    'product=1130',
    '<product id="1130" product_type="product_item"><sizes_version unit="kg" unit_plural="kilogramów" unit_sellby="0.25" unit_precision="2"/>' +
      '<versions><version id="1130" name=""><size type="uniw"/></version></versions></product>',
  ],
])('%s', async (_, query, expected) => {
  const response = await ask(`${query}&${inXml}`)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/xml; charset=utf-8'])
  expect(await response.text()).toBe(declaration + expected)
})

test('A7.7 a product with sizes; any size name results in valid XML', async () => {
  const { id } = await createTestProduct(testShop.shop(), { sizes: { 'S"><size type="': '3', M: '5' } })
  expect(await (await ask(`product=${id}&${inXml}`)).text()).toContain(
    `<version id="${id}" name=""><size type="S&quot;&gt;&lt;size type=&quot;"/><size type="M"/></version>`,
  )
})

test.each(['product=999999999', 'product=-1', "product=1' or 1=1", 'product[]=1001', 'product=%FF', ''])(
  'A7.7 ?%s is unknown',
  async (query) => {
    const response = await ask(`${query}&${inXml}`)
    expect([response.status, await response.text()]).toEqual([404, `${declaration}<error code="not_found"/>`])
  },
)

test.each(['', '&shop_xml=true', '&getProductXML=true', '&shop_xml=false&getProductXML=true'])(
  'A7.7 with%s alone it redirects to the page',
  async (switches) => {
    const response = await ask(`product=1001${switches}`)
    expect([response.status, response.headers.get('Location')]).toEqual([301, '/produkt/kubek-ania-300-ml-1001'])
  },
)
